/// Tags to measure with: as many models as asked for, in no order, with as many distinct tags.
struct TagSample {
  /// How far the tags lie apart.
  enum Spread: String, CaseIterable {
    /// Neighbours, such as 0, 1, 2.
    case close
    /// Anywhere in the range of `Int`.
    case scattered
  }

  let tags: [Int]
  let distinctCount: Int
  let spread: Spread

  init(modelCount: Int, distinctCount: Int, spread: Spread) {
    self.distinctCount = min(modelCount, distinctCount)
    self.spread = spread
    var random = LinearCongruentialGenerator()
    let pool = (0..<self.distinctCount).map { number in
      spread == .close ? number : Int.random(in: .min ... .max, using: &random)
    }
    tags = (0..<modelCount).map { pool[$0 % pool.count] }.shuffled(using: &random)
  }

  var name: String {
    "\(Self.grouped(tags.count)) models, \(Self.grouped(distinctCount)) tags \(spread.rawValue)"
  }

  /// The number with a comma after every three digits.
  private static func grouped(_ number: Int) -> String {
    number < 1000
      ? "\(number)"
      : grouped(number / 1000) + "," + "\(number % 1000 + 1000)".dropFirst()
  }
}

/// Gives the same numbers in every run.
///
/// Factor and summand are those of MMIX (D. E. Knuth, The Art of Computer Programming, volume 2).
private struct LinearCongruentialGenerator: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of such a generator repeat soon: the high ones are folded in.
    return state ^ (state >> 32)
  }
}
