import StepMask
import Testing

@testable import StepMaskTerminal

@Suite struct PasteTests {
  private let begin = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test(arguments: [
    "", "a", "a\rb\n", "\u{1B}", "\u{1B}[20", "\u{1B}\u{1B}[201", "\u{1B}[A\u{3}\u{1B}[200~",
    "\u{1B}[<0;1;1M", "界👍🏽", "\u{1B}[2\u{1B}[20\u{1B}[201",
  ])
  func `a paste is one text in which nothing is a key`(pasted: Sent) {
    #expect(
      events(Sent(begin + pasted.text + end + "q")) == [
        .paste(pasted.text), .key(.character("q"), []),
      ])
  }

  @Test func `a terminator is found wherever it is split`() {
    let bytes = Array((begin + "\u{1B}[20x" + end).utf8)
    for cut in bytes.indices {
      var parser = TerminalInputParser()
      let events = parser.feed(bytes[..<cut], at: 0) + parser.feed(bytes[cut...], at: 0)
      #expect(events == [.paste("\u{1B}[20x")])
    }
  }

  @Test func `no NUL is in a paste`() {
    #expect(events(Sent(begin + "\u{0}a\u{0}b\u{0}" + end)) == [.paste("ab")])
  }

  @Test func `bytes that are not UTF-8 are replaced`() {
    #expect(
      events(Array(begin.utf8) + [0x61, 0xFF, 0x62] + Array(end.utf8)) == [.paste("a\u{FFFD}b")])
  }

  @Test func `a paste ends when nothing came for a second`() {
    var parser = TerminalInputParser()
    #expect(parser.feed(Array((begin + "ab").utf8), at: 0) == [])
    #expect(parser.feed(Array("c\u{1B}[2".utf8), at: 0.9) == [])
    #expect(parser.deadline == 1.9)
    #expect(parser.advance(to: 1.9) == [.paste("abc")])
    #expect(parser.feed(Array(("x" + end).utf8), at: 2) == [.key(.character("x"), [])])
  }

  @Test func `a paste is cut at its limit between characters, and the rest is no text`() {
    let limit = TerminalInputParser.longestPaste
    var parser = TerminalInputParser()
    let whole = String(repeating: "y", count: limit)
    #expect(parser.feed(Array((begin + whole + end).utf8), at: 0) == [.paste(whole)])
    #expect(
      parser.feed(
        Array((begin + "x" + String(repeating: "é", count: limit / 2 + 9) + end + "q").utf8), at: 0)
        == [
          .paste("x" + String(repeating: "é", count: limit / 2 - 1)), .key(.character("q"), []),
        ])
  }

  @Test func `a stray terminator says nothing`() {
    #expect(events(Sent(end)) == [])
  }
}
