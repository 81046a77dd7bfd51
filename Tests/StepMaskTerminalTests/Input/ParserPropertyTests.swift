import StepMask
import Testing

@testable import StepMaskTerminal

@Suite struct ParserPropertyTests {
  @Test func `any chunking of the same bytes gives the same events`() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<propertyCases * 5 {
      let bytes = RandomInput.bytes(&generator)
      var (whole, parts) = (TerminalInputParser(), TerminalInputParser())
      let expected = whole.feed(bytes, at: 1)
      var given: [TerminalEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 0...min(4, rest.count), using: &generator)
        given += parts.feed(rest.prefix(count), at: 1)
        rest = rest.dropFirst(count)
      }
      #expect(given == expected, "\(bytes)")
      #expect(parts.deadline == whole.deadline)
      #expect(parts.advance(to: 9) == whole.advance(to: 9))
      #expect(parts.deadline == nil)
    }
  }

  @Test func `no event holds a control, and everything kept is bounded`() {
    var generator = SplitMix64(seed: 12)
    var parser = TerminalInputParser()
    var time = 0.0
    for _ in 0..<propertyCases {
      time += Double.random(in: 0...0.7, using: &generator)
      for event in parser.feed(RandomInput.bytes(&generator), at: time) {
        #expect(isHarmless(event), "\(event)")
      }
      #expect(parser.held.count <= TerminalInputParser.longestSequence + 1)
    }
  }

  @Test func `complete sequences never type anything`() {
    var generator = SplitMix64(seed: 13)
    for _ in 0..<propertyCases {
      var bytes = Array("\u{1B}[".utf8)
      for _ in 0..<Int.random(in: 0...300, using: &generator) {
        bytes.append(UInt8.random(in: 0x20...0x3F, using: &generator))
      }
      bytes.append(UInt8.random(in: 0x40...0x7E, using: &generator))
      // The first two of these go on after their final byte.
      if [0x4D, 0x5B].contains(bytes.last) && bytes.count == 3 { continue }
      for event in events(bytes) {
        if case .paste = event { continue }
        #expect(!isTyped(event) || bytes.last == 0x75 || bytes.starts(with: "\u{1B}[27;".utf8))
      }
    }
  }

  @Test func `an endless string is not kept`() {
    var parser = TerminalInputParser()
    _ = parser.feed(Array("\u{1B}]".utf8), at: 0)
    for _ in 0..<100 { _ = parser.feed(Array(repeating: 0x41, count: 1_000), at: 0) }
    #expect(parser.held.count <= TerminalInputParser.longestSequence + 1)
  }

  private func isTyped(_ event: TerminalEvent) -> Bool {
    switch event {
    case .text, .key(.character, _), .key(.space, _): true
    default: false
    }
  }

  private func isHarmless(_ event: TerminalEvent) -> Bool {
    let limit = TerminalInputParser.furthestCell
    let cells = -limit...limit
    return switch event {
    case .key(.character(let character), _): isPrintable(String(character))
    case .text(let text): isPrintable(text)
    case .paste(let text):
      !text.unicodeScalars.contains("\u{0}")
        && text.utf8.count <= TerminalInputParser.longestPaste
    case .pointer(_, let column, let row, _), .wheel(let column, let row, _, _):
      cells.contains(column) && cells.contains(row)
    case .key, .focus, .reply: true
    }
  }

  private func isPrintable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
  }
}
