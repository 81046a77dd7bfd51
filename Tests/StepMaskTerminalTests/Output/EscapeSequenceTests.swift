import StepMaskText
import Testing

@testable import StepMaskTerminal

@Suite struct EscapeSequenceTests {
  private func change(_ old: CellStyle?, _ new: CellStyle) -> String {
    var bytes: [UInt8] = []
    EscapeSequence.style(from: old, to: new, &bytes)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "^")
  }

  private func style(
    _ attributes: CellAttributes, _ foreground: CellColor = .standard,
    on background: CellColor = .standard
  ) -> CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: attributes)
  }

  @Test func `only what changes of a style is sent`() {
    #expect(change(.plain, .plain) == "")
    #expect(change(.plain, style(.bold)) == "^1m")
    #expect(change(style(.bold), style([.bold, .underline])) == "^4m")
    #expect(change(style([.bold, .underline]), style(.bold)) == "^24m")
    #expect(change(style([], .basic(1)), style([], .basic(10))) == "^92m")
    #expect(change(style([], .basic(1)), style([], .basic(1), on: .basic(12))) == "^104m")
    #expect(change(style([], .basic(1), on: .basic(2)), style([], .basic(1))) == "^49m")
    #expect(change(.plain, style(.reverse, .palette(200))) == "^7;38;5;200m")
    #expect(change(.plain, style([], on: .rgb(1, 20, 255))) == "^48;2;1;20;255m")
  }

  @Test func `bold and dim go together`() {
    #expect(change(style(.bold, .basic(1)), style(.dim, .basic(1))) == "^22;2m")
    #expect(change(style([.bold, .dim], .rgb(9, 9, 9)), style(.bold, .rgb(9, 9, 9))) == "^22;1m")
    #expect(change(style(.bold, .rgb(9, 9, 9)), style([.bold, .dim], .rgb(9, 9, 9))) == "^2m")
  }

  @Test func `all anew is sent where that is shorter, or nothing is known`() {
    #expect(change(style([.bold, .underline], .basic(1)), .plain) == "^m")
    #expect(
      change(style([.bold, .reverse], .basic(1), on: .basic(2)), style(.underline)) == "^0;4m")
    #expect(change(nil, .plain) == "^m")
    #expect(change(nil, style(.bold)) == "^0;1m")
  }

  @Test func `any change of style has its effect`() {
    var generator = SplitMix64(seed: 34)
    var terminal = VirtualTerminal(width: 1, height: 1, model: .characters)
    var old: CellStyle?
    for _ in 0..<propertyCases {
      let new = RandomFrames.style(&generator)
      var bytes: [UInt8] = []
      EscapeSequence.style(from: old, to: new, &bytes)
      terminal.feed(bytes)
      #expect(terminal.style == new)
      old = Int.random(in: 0..<9, using: &generator) == 0 ? nil : new
    }
    #expect(terminal.faults == [])
  }

  @Test(arguments: [
    (0, 0, "^H"), (0, 4, "^5H"), (9, 0, "^1;10H"), (999, 499, "^500;1000H"),
  ])
  func `the cursor is placed by row and column`(column: Int, row: Int, sequence: String) {
    var bytes: [UInt8] = []
    EscapeSequence.move(column: column, row: row, &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == sequence.replacing("^", with: "\u{1B}["))
  }

  @Test func `what is switched on is switched off again`() {
    func modes(_ bytes: [UInt8], _ final: Character) -> Set<String> {
      let sequences = String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}[")
      return Set(
        sequences.filter { $0.last == final && $0.first == "?" }.map { String($0.dropLast()) })
    }
    let enter = EscapeSequence.enterScreen + EscapeSequence.enterModes
    #expect(modes(EscapeSequence.leave, "l").isSuperset(of: modes(enter, "h")))
    #expect(modes(EscapeSequence.leave, "h") == modes(enter, "l"))
    #expect(modes(enter, "h") == ["?1049", "?2004", "?1004", "?1000", "?1002", "?1006"])
    #expect(String(decoding: EscapeSequence.leave, as: UTF8.self).hasSuffix("\u{1B}[?1049l"))
  }
}
