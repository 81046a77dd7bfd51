/// The glyphs of a canvas that need more than one scalar, each kept once.
struct ClusterTable: Sendable {
  private var clusters: [[Unicode.Scalar]] = []
  private var indices: [[Unicode.Scalar]: UInt32] = [:]

  var isEmpty: Bool { clusters.isEmpty }

  /// The index of a cluster, which is added when it is new.
  ///
  /// Compared by scalar, so that canonically equivalent clusters stay apart.
  mutating func index(of cluster: [Unicode.Scalar]) -> UInt32 {
    if let index = indices[cluster] { return index }
    let index = UInt32(clusters.count)
    clusters.append(cluster)
    indices[cluster] = index
    return index
  }

  subscript(index: UInt32) -> [Unicode.Scalar] {
    clusters.indices.contains(Int(index)) ? clusters[Int(index)] : []
  }
}
