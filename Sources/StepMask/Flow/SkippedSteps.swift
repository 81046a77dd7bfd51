/// The indices of the steps skipped so far, ascending, so that ranks are found by binary search.
///
/// Steps are skipped nearly always in the order of travel, so that an insertion is at an end.
public struct SkippedSteps: Equatable, Sendable {
  private(set) var indices: [Int]

  init(_ ascending: [Int] = []) {
    indices = ascending
  }

  /// How many steps are skipped.
  public var count: Int { indices.count }

  /// Whether this step is skipped.
  ///
  /// Cost: O(log n).
  public func contains(_ index: Int) -> Bool {
    let place = place(of: index)
    return place < indices.count && indices[place] == index
  }

  /// How many of the skipped steps come before this one.
  ///
  /// Cost: O(log n).
  public func count(before index: Int) -> Int { place(of: index) }

  mutating func insert(_ index: Int) {
    let place = place(of: index)
    if place == indices.count || indices[place] != index { indices.insert(index, at: place) }
  }

  mutating func remove(_ index: Int) {
    let place = place(of: index)
    if place < indices.count, indices[place] == index { indices.remove(at: place) }
  }

  private func place(of index: Int) -> Int {
    var low = 0
    var high = indices.count
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
