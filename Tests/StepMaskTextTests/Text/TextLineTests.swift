import PropertyCases
import Testing

@testable import StepMaskText

@Suite struct `Text lines` {
  private func shown(_ text: String) -> String {
    var canvas = Canvas(width: max(1, DisplayWidth.of(text)), height: 1)
    canvas.write(text, column: 0, row: 0)
    return canvas.plainText(trimmed: true)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "a[31mb"), ("a\u{9B}b\u{7F}c\u{0}", "abc"), ("a\r\nb\nc\rd", "a b c d"),
    ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"), ("x\u{202E}y\u{2069}z\u{200F}", "xyz"),
    ("\u{FEFF}a\u{200B}b", "ab"), ("\u{301}a", "a"), ("e\u{301}", "e\u{301}"),
    ("a\tb", "a   b"), ("界\tb", "界  b"), ("\t", ""),
  ])
  func `controls are dropped and line breaks become a space`(text: String, expected: String) {
    #expect(Array(shown(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("\r\n\r\n", 3), ("\n\r", 3), ("a\u{2029}b", 2)])
  func `there is one line more than line breaks`(text: String, count: Int) {
    #expect(TextLine.lines(of: text).count == count)
  }

  @Test func `a cluster of endless marks is cut`() {
    let text = "e" + String(repeating: "\u{301}", count: 5_000)
    #expect(shown(text).unicodeScalars.count == TextGlyph.longestCluster)
  }

  @Test func `no dangerous scalar survives in any text`() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<CaseCount.value {
      let text = HostileText.random(&generator)
      #expect(HostileText.isInert(shown(text)), "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ("Hello", 5, "Hello"), ("Hello", 4, "Hel…"), ("界界", 3, "界…"), ("界界", 2, "…"),
    ("ab", 1, "…"), ("ab", 0, ""),
  ])
  func `a line that is too long ends in a mark`(text: String, width: Int, expected: String) {
    let line = TextLine(text).truncated(to: width, ellipsis: "…")
    var canvas = Canvas(width: 8, height: 1)
    canvas.write(line, column: 0, row: 0)
    #expect(canvas.plainText(trimmed: true) == expected)
    #expect(line.width <= max(width, 0))
  }
}
