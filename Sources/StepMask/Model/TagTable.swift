/// Gives ranks to tags that lie far apart: the distinct tags are gathered by hashing, then sorted.
///
/// The hash is multiply-shift (M. Dietzfelbinger et al., A Reliable Randomized Algorithm for the
/// Closest-Pair Problem, 1997) with a random odd factor, the same for the whole process: for any
/// tags, however chosen, the lists of equal hashes are expected to be short. It is many times
/// faster than `Hasher`, which guards keys that are not numbers too.
struct TagTable {
  /// The distinct tags, ascending: the tag of each rank.
  private(set) var tags: [Int] = []

  /// For each given tag the number of its distinct tag, counted as they were first met.
  private var numbers: [Int] = []

  /// The rank of each number.
  private var ranks: [Int] = []

  private static let factor = UInt.random(in: .min ... .max) | 1

  /// A distinct tag, and in the course of gathering the one met before it with the same hash.
  private struct Node {
    var tag: Int
    var link: Int
  }

  init(_ given: [Int]) {
    var nodes = gather(given)
    for number in nodes.indices { nodes[number].link = number }
    nodes.sort { $0.tag < $1.tag }
    tags = nodes.map(\.tag)
    ranks = [Int](repeating: 0, count: nodes.count)
    for (rank, node) in nodes.enumerated() { ranks[node.link] = rank }
  }

  /// The rank of the tag given at this position.
  func rank(at position: Int) -> Int { ranks[numbers[position]] }

  /// Finds the distinct tags in the order in which they are first met.
  private mutating func gather(_ given: [Int]) -> [Node] {
    let bits = max(1, Int.bitWidth - (given.count - 1).leadingZeroBitCount)
    let factor = Self.factor
    var nodes: [Node] = []
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 1 << bits) { heads in
      heads.initialize(repeating: -1)
      numbers = [Int](unsafeUninitializedCapacity: given.count) { buffer, initializedCount in
        for (position, tag) in given.enumerated() {
          let hash = Int((UInt(bitPattern: tag) &* factor) >> UInt(UInt.bitWidth - bits))
          var number = heads[hash]
          while number >= 0, nodes[number].tag != tag { number = nodes[number].link }
          if number < 0 {
            number = nodes.count
            nodes.append(Node(tag: tag, link: heads[hash]))
            heads[hash] = number
          }
          buffer[position] = number
        }
        initializedCount = given.count
      }
    }
    return nodes
  }
}
