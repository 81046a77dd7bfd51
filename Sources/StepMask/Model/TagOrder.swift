/// The stable ascending order of tags: what a ``StepPlan`` and a ``StepOrder`` are made from.
///
/// It is found by a counting sort, also known as distribution counting (H. H. Seward, 1954;
/// D. E. Knuth, The Art of Computer Programming, volume 3, section 5.2, algorithm D). That sort
/// needs small numbers, so each tag is first given a rank: its distance from the lowest tag where
/// tags lie close together, else a number from a ``TagTable``.
struct TagOrder: Hashable, Sendable {
  /// The distinct tags, ascending.
  private(set) var tags: [Int] = []

  /// Where the positions of each tag begin in `positions`, and at last the number of positions.
  private(set) var starts: [Int] = [0]

  /// The positions of the given tags: by ascending tag, those of equal tags ascending.
  private(set) var positions: [Int] = []

  init(_ given: [Int]) {
    guard let first = given.first else { return }
    var (lowest, highest, previous, ascends) = (first, first, first, true)
    for tag in given {
      if tag < previous { ascends = false }
      if tag < lowest { lowest = tag }
      if tag > highest { highest = tag }
      previous = tag
    }
    if ascends {
      takeAscending(given)
    } else {
      // The difference of two tags may be too large for Int, but never for UInt.
      let span = UInt(bitPattern: highest &- lowest)
      if span < UInt(Swift.max(64, 2 * given.count)) {
        distribute(
          given.count, ranks: Int(span) + 1,
          rank: { given[$0] &- lowest }, tag: { $0 &+ lowest })
      } else {
        let table = TagTable(given)
        distribute(
          given.count, ranks: table.tags.count,
          rank: { table.rank(at: $0) }, tag: { table.tags[$0] })
      }
    }
  }

  /// Takes tags that ascend already: only their groups are to be found.
  private mutating func takeAscending(_ given: [Int]) {
    starts.removeAll()
    for (position, tag) in given.enumerated() where tags.last != tag {
      tags.append(tag)
      starts.append(position)
    }
    starts.append(given.count)
    positions = Array(given.indices)
  }

  /// Sorts `count` positions by rank, leaving out ranks that nobody has.
  ///
  /// - Parameters:
  ///   - count: how many positions there are.
  ///   - ranks: one more than the highest rank.
  ///   - rank: the rank of a position; a higher tag has a higher rank.
  ///   - tag: the tag of a rank.
  @inline(__always)
  private mutating func distribute(
    _ count: Int, ranks: Int, rank: (_ position: Int) -> Int, tag: (_ rank: Int) -> Int
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: ranks) { next in
      next.initialize(repeating: 0)
      for position in 0..<count { next[rank(position)] += 1 }
      layOut(next, tag: tag)
      positions = [Int](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        for position in 0..<count {
          let rank = rank(position)
          buffer[next[rank]] = position
          next[rank] += 1
        }
        initializedCount = count
      }
    }
  }

  /// Notes each tag and its start, and turns the number of positions of each rank into the place
  /// of the first of them.
  @inline(__always)
  private mutating func layOut(_ next: UnsafeMutableBufferPointer<Int>, tag: (Int) -> Int) {
    let distinctCount = next.count { $0 > 0 }
    tags.reserveCapacity(distinctCount)
    starts.reserveCapacity(distinctCount + 1)
    var start = 0
    for rank in next.indices where next[rank] > 0 {
      let count = next[rank]
      next[rank] = start
      start += count
      tags.append(tag(rank))
      starts.append(start)
    }
  }
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
