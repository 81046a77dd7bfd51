import StepMask
import Testing

@testable import StepMaskTerminal

@Suite struct EscapeTimingTests {
  private let escape = TerminalEvent.key(.escape, [])

  @Test(arguments: [0.05, 0.1, 2]) func `a lone ESC is Escape when its delay is over`(delay: Double)
  {
    var parser = TerminalInputParser(escapeDelay: delay)
    #expect(parser.deadline == nil)
    #expect(parser.feed([0x1B], at: 10) == [])
    #expect(parser.deadline == 10 + delay)
    #expect(parser.advance(to: 10 + delay - 0.001) == [])
    #expect(parser.advance(to: 10 + delay) == [escape])
    #expect(parser.deadline == nil)
    #expect(parser.advance(to: 1_000) == [])
  }

  @Test func `bytes after the delay are keys of their own`() {
    var parser = TerminalInputParser()
    _ = parser.feed([0x1B], at: 0)
    #expect(parser.feed(Array("[".utf8), at: 0.051) == [escape, .key(.character("["), [])])
  }

  @Test func `bytes before the delay belong to the sequence`() {
    var parser = TerminalInputParser()
    _ = parser.feed([0x1B], at: 0)
    #expect(parser.feed(Array("[".utf8), at: 0.049) == [])
    #expect(parser.feed(Array("A".utf8), at: 1.048) == [.key(.up, [])])
  }

  @Test(arguments: [
    "\u{1B}[", "\u{1B}[1;5", "\u{1B}[<0;1;1", "\u{1B}O", "\u{1B}]11;rgb:", "\u{1B}]x\u{1B}",
    "\u{1B}P", "\u{1B}[M ", "\u{1B}[[",
  ])
  func `a begun sequence is dropped after a second and is no Escape`(begin: Sent) {
    var parser = TerminalInputParser()
    #expect(parser.feed(Array(begin.text.utf8), at: 5) == [])
    #expect(parser.deadline == 6)
    #expect(parser.advance(to: 5.999) == [])
    #expect(parser.advance(to: 6) == [])
    #expect(parser.deadline == nil)
    #expect(parser.feed(Array("q".utf8), at: 6) == [.key(.character("q"), [])])
  }

  @Test func `a begun character is dropped after a second`() {
    var parser = TerminalInputParser()
    #expect(parser.feed([0xE7, 0x95], at: 0) == [])
    #expect(parser.feed([0x8C, 0x61], at: 1) == [.key(.character("a"), [])])
  }

  @Test func `two ESC are two Escapes, three are three`() {
    #expect(events("\u{1B}\u{1B}") == [escape, escape])
    #expect(events("\u{1B}\u{1B}\u{1B}") == [escape, escape, escape])
    #expect(events("\u{1B}\u{1B}x") == [escape, .key(.character("x"), .alt)])
  }

  @Test func `no bytes do not make a wait longer`() {
    var parser = TerminalInputParser()
    _ = parser.feed([0x1B], at: 0)
    #expect(parser.feed([], at: 0.04) == [])
    #expect(parser.deadline == 0.05)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func `a time that is none neither traps nor loses a byte`(time: Double) {
    var parser = TerminalInputParser(escapeDelay: time)
    #expect(parser.feed(Array("a\u{1B}[".utf8), at: time) == [.key(.character("a"), [])])
    #expect(parser.feed(Array("A".utf8), at: time) == [.key(.up, [])])
    #expect(parser.deadline == nil)
  }
}
