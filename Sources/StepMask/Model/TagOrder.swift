/// The stable ascending order of tags: what a ``StepPlan`` and a ``StepOrder`` are made from.
///
/// It is found by a counting sort, also known as distribution counting (H. H. Seward, 1954;
/// D. E. Knuth, The Art of Computer Programming, volume 3, section 5.2, algorithm D). That sort
/// needs small numbers, so each tag is first given one: its distance from the lowest tag where
/// tags lie close together, else its place in a ``TagTable``.
struct TagOrder: Hashable, Sendable {
  /// The distinct tags, ascending.
  private(set) var tags: [Int] = []

  /// Where the places of each tag begin in `places`, and at last the number of places.
  private(set) var starts: [Int] = [0]

  /// The places of the given tags: by ascending tag, those of equal tags ascending.
  private(set) var places: [Int] = []

  init(_ given: [Int]) {
    if zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 }) {
      takeAscending(given)
    } else if let lowest = given.min(), let highest = given.max() {
      // The difference of two tags may be too large for Int, but never for UInt.
      let span = UInt(bitPattern: highest &- lowest)
      if span < UInt(Swift.max(64, 4 * given.count)) {
        let numbers = 0..<Int(span) + 1
        distribute(given.count, numbers.lazy.map { NumberedTag(tag: $0 &+ lowest, number: $0) }) {
          given[$0] &- lowest
        }
      } else {
        let table = TagTable(given)
        distribute(given.count, table.distinct) { Int(table.numbers[$0]) }
      }
    }
  }

  /// Takes tags that ascend already: only their groups are to be found.
  private mutating func takeAscending(_ given: [Int]) {
    starts.removeAll()
    for (place, tag) in given.enumerated() where tags.last != tag {
      tags.append(tag)
      starts.append(place)
    }
    starts.append(given.count)
    places = Array(given.indices)
  }

  /// Sorts `count` places by tag.
  ///
  /// - Parameters:
  ///   - count: how many places there are.
  ///   - ascending: the tags, ascending, with different numbers from 0; some may not occur.
  ///   - number: the number of the tag at a place.
  @inline(__always)
  private mutating func distribute(
    _ count: Int, _ ascending: some Collection<NumberedTag>, number: (_ place: Int) -> Int
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: ascending.count) { next in
      next.initialize(repeating: 0)
      for place in 0..<count { next[number(place)] += 1 }
      tags.reserveCapacity(next.count { $0 > 0 })
      starts.reserveCapacity(tags.capacity + 1)
      var start = 0
      for distinct in ascending where next[distinct.number] > 0 {
        tags.append(distinct.tag)
        start += next[distinct.number]
        next[distinct.number] = starts[starts.count - 1]
        starts.append(start)
      }
      places = [Int](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        for place in 0..<count {
          let number = number(place)
          buffer[next[number]] = place
          next[number] += 1
        }
        initializedCount = count
      }
    }
  }
}

/// A distinct tag and the number by which it is counted.
struct NumberedTag {
  var tag: Int
  var number: Int
}

extension [Int] {
  /// Returns the first index of `element` in an array whose elements ascend; nil if it is not there.
  func firstIndex(inAscendingOrder element: Int) -> Int? {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = self[middle] < element ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound < endIndex && self[range.lowerBound] == element ? range.lowerBound : nil
  }
}
