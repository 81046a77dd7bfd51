import PropertyCases
import Testing

@testable import StepMaskText

@Suite struct `Line breaking` {
  private func wrapped(_ text: String, _ width: Int) -> [String] {
    LineBreaker.lines(of: text, width: width).map { line in
      var canvas = Canvas(width: max(1, line.width), height: 1)
      canvas.write(line, column: 0, row: 0)
      return canvas.plainText(trimmed: true)
    }
  }

  @Test(arguments: [
    ("the quick brown fox", 10, ["the quick", "brown fox"]),
    ("the quick", 9, ["the quick"]),
    ("a  b", 2, ["a", "b"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("ab abcdefgh", 4, ["ab", "abcd", "efgh"]),
    ("one\n\ntwo", 10, ["one", "", "two"]),
    ("  indented text", 10, ["  indented", "text"]),
    ("well-known fact", 6, ["well-", "known", "fact"]),
    ("range 5-10", 8, ["range", "5-10"]),
    ("", 5, [""]),
    ("abc", 0, ["a", "b", "c"]),
  ])
  func `words stay whole where they can`(text: String, width: Int, lines: [String]) {
    #expect(wrapped(text, width) == lines)
  }

  @Test(arguments: [
    ("你好世界", 4, ["你好", "世界"]),
    ("你好世界", 5, ["你好", "世界"]),
    ("你好。世界", 4, ["你", "好。", "世界"]),
    ("你「好」世", 4, ["你", "「好", "」世"]),
    ("中文text中文", 6, ["中文", "text中", "文"]),
    ("点击，继续", 6, ["点击，", "继续"]),
    ("完成 Next", 6, ["完成", "Next"]),
    ("界", 1, [""]),
  ])
  func `East Asian text breaks between characters but not before closing punctuation`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(wrapped(text, width) == lines)
  }

  @Test func `no line is wider than asked and no ink is lost`() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<CaseCount.value {
      let text = HostileText.random(&generator)
      let width = Int.random(in: 2...30, using: &generator)
      let lines = LineBreaker.lines(of: text, width: width)
      #expect(lines.allSatisfy { $0.width <= width })
      let before = TextLine.lines(of: text).flatMap(\.glyphs).filter { !$0.isSpace }
      let after = lines.flatMap(\.glyphs).filter { !$0.isSpace }
      #expect(before == after, "\(text.debugDescription) at \(width)")
    }
  }
}
