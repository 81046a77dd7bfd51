/// Numbers tags that lie far apart: the distinct tags are gathered by hashing, then sorted.
///
/// The hash is multiply-shift (M. Dietzfelbinger et al., A Reliable Randomized Algorithm for the
/// Closest-Pair Problem, 1997) with a random odd factor, the same for the whole process: for any
/// tags, however chosen, the lists of equal hashes are expected to be short. It is many times
/// faster than `Hasher`, which guards keys that are not numbers too.
struct TagTable {
  /// For each given tag the number of its distinct tag; in 32 bits, since most time goes into
  /// moving memory.
  private(set) var numbers: [UInt32]

  /// The distinct tags, ascending; numbered from 0 as they were first met.
  private(set) var distinct: [NumberedTag]

  private static let factor = UInt.random(in: .min ... .max) | 1

  /// Stands for the number of a tag where there is none.
  private static let none = UInt32.max

  init(_ given: [Int]) {
    (numbers, distinct) = Self.gather(given)
    for number in distinct.indices { distinct[number].number = number }
    distinct.sort { $0.tag < $1.tag }
  }

  /// Numbers the distinct tags as they are first met.
  ///
  /// - Returns: for each given tag its number; and for each number its tag, together with the
  ///   number of the tag met before with the same hash.
  private static func gather(_ given: [Int]) -> ([UInt32], [NumberedTag]) {
    // Read once: a static property is guarded at every access.
    let factor = factor
    var bits = min(10, Int.bitWidth - given.count.leadingZeroBitCount + 1)
    var heads = [UInt32](repeating: none, count: 1 << bits)
    var nodes: [NumberedTag] = []
    nodes.reserveCapacity(min(given.count, 64))
    let numbers = given.map { tag in
      let hash = hash(tag, factor: factor, bits: bits)
      var number = heads[hash]
      while number != none, nodes[Int(number)].tag != tag {
        number = UInt32(nodes[Int(number)].number)
      }
      if number == none {
        number = UInt32(nodes.count)
        nodes.append(NumberedTag(tag: tag, number: Int(heads[hash])))
        heads[hash] = number
        if nodes.count == heads.count / 2 {
          bits += 1
          heads = link(&nodes, factor: factor, bits: bits)
        }
      }
      return number
    }
    return (numbers, nodes)
  }

  /// Links all tags anew by hashes of this many bits, and returns the last of each hash.
  private static func link(_ nodes: inout [NumberedTag], factor: UInt, bits: Int) -> [UInt32] {
    var heads = [UInt32](repeating: none, count: 1 << bits)
    for number in nodes.indices {
      let hash = hash(nodes[number].tag, factor: factor, bits: bits)
      nodes[number].number = Int(heads[hash])
      heads[hash] = UInt32(number)
    }
    return heads
  }

  private static func hash(_ tag: Int, factor: UInt, bits: Int) -> Int {
    Int(truncatingIfNeeded: (UInt(bitPattern: tag) &* factor) >> UInt(UInt.bitWidth - bits))
  }
}
