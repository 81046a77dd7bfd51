import Testing

@testable import StepMaskText

@Suite struct `Display width` {
  /// Blocks that became wide in Unicode 16, a mark that became nonspacing in 15.1, and regional
  /// indicators, which are neutral in the data but drawn as flags of two columns.
  private static let different: [ClosedRange<UInt32>] = [
    0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376,
    0x1171E...0x1171E, 0x1F1E6...0x1F1FF,
  ]

  @Test func `every scalar of Unicode 14 has the width that Unicode's data gives it`() {
    let runs = unicodeWidthRuns.split(whereSeparator: \.isWhitespace).map { item in
      let parts = item.split(separator: ":")
      return (start: UInt32(parts[0], radix: 16) ?? 0, width: Int(parts[1]) ?? -1)
    }
    var wrong: [String] = []
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : 0x110000
      for value in run.start..<end {
        guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 14,
          scalar.properties.generalCategory != .privateUse,
          !scalar.properties.isNoncharacterCodePoint,
          !Self.different.contains(where: { $0.contains(value) })
        else { continue }
        if DisplayWidth.of(scalar) != run.width { wrong.append(String(value, radix: 16)) }
      }
    }
    #expect(runs.count > 700)
    #expect(wrong == [])
  }

  @Test(
    arguments: [
      ("a", 1), ("界", 2), ("é", 1), ("e\u{301}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("☃", 1), ("☃\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
      ("\u{AD}", 1), ("ｱ", 1), ("Ａ", 2), ("…", 1), ("░", 1), ("▸", 1), ("✚", 1), ("\u{200B}", 0),
    ] as [(Character, Int)])
  func `a character takes the columns of its scalars, at most two`(
    character: Character, width: Int
  ) {
    #expect(DisplayWidth.of(character) == width)
  }

  @Test(arguments: [("", 0), ("ab\tc", 5), ("界a", 3), ("a\r\nb", 3), ("\u{1B}[0m", 3)])
  func `a text takes the columns that it takes when drawn`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func `arrows and fill of the pictures are not ambiguous, box drawing is`() {
    for scalar in "▴▾◂▸░✚".unicodeScalars { #expect(!DisplayWidth.isAmbiguous(scalar)) }
    for scalar in "═│╭▲▶…¡".unicodeScalars { #expect(DisplayWidth.isAmbiguous(scalar)) }
    #expect(!DisplayWidth.isAmbiguous("a"))
  }
}
