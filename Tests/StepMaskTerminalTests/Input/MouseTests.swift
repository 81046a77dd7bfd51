import Foundation
import StepMask
import Testing

@testable import StepMaskTerminal

@Suite struct MouseTests {
  static let buttons: [(Int, PointerButton)] = [
    (0, .left), (1, .middle), (2, .right), (128, .back), (129, .forward), (4, .left), (8, .left),
    (16, .left), (28, .left),
  ]

  @Test(arguments: buttons)
  func `a button is pressed, dragged and released over a cell`(code: Int, button: PointerButton) {
    let report: Sent = "\u{1B}[<\(code);3;5M\u{1B}[<\(code + 32);4;5M\u{1B}[<\(code);4;6m"
    #expect(
      events(report) == [
        .pointer(.pressed, column: 2, row: 4, button: button),
        .pointer(.dragged, column: 3, row: 4, button: button),
        .pointer(.released, column: 3, row: 5, button: button),
      ])
  }

  @Test func `the wheel turns by one line`() {
    let wheel = { (code: Int) in events("\u{1B}[<\(code);1;1M") }
    #expect(wheel(64) == [.wheel(column: 0, row: 0, x: 0, y: -1)])
    #expect(wheel(65) == [.wheel(column: 0, row: 0, x: 0, y: 1)])
    #expect(wheel(66) == [.wheel(column: 0, row: 0, x: -1, y: 0)])
    #expect(wheel(67 + 16) == [.wheel(column: 0, row: 0, x: 1, y: 0)])
    #expect(events("\u{1B}[<64;1;1m") == [])
  }

  @Test(arguments: [
    ("0;0", -1, -1), ("-1;-7", -2, -8), ("1000;500", 999, 499),
    ("99999999999999999999999;-99999999999999999999999", 999_999, -1_000_000),
  ])
  func `coordinates may be anything`(text: String, column: Int, row: Int) {
    #expect(
      events("\u{1B}[<0;\(text)M") == [.pointer(.pressed, column: column, row: row, button: .left)])
  }

  @Test(arguments: [
    // Moves without a button, unknown buttons, parameters that are missing or none.
    "\u{1B}[<35;1;1M", "\u{1B}[<3;1;1M", "\u{1B}[<131;1;1M", "\u{1B}[<4096;1;1M", "\u{1B}[<-1;1;1M",
    "\u{1B}[<0;1M", "\u{1B}[<M", "\u{1B}[<;;M", "\u{1B}[<0;1;-M", "\u{1B}[<0;1;1 M",
    "\u{1B}[<0;1;--1M",
    "\u{1B}[<99999999999999999999999999;1;1M",
    // Reports of older kinds.
    "\u{1B}[M !!", "\u{1B}[M#~~", "\u{1B}[M \u{0}\u{0}", "\u{1B}[M  ", "\u{1B}[32;5;7M",
    "\u{1B}[35;5;7M",
  ])
  func `reports of other kinds are swallowed`(report: Sent) {
    #expect(events(report) == [])
  }

  @Test func `the oldest kind of report may hold any bytes`() {
    let letter = TerminalEvent.key(.character("a"), [])
    #expect(events([0x1B, 0x5B, 0x4D, 0x20, 0xE7, 0xFF, 0x61]) == [letter])
    // The coordinates 163 and 137, which together look like é.
    #expect(events([0x1B, 0x5B, 0x4D, 0x20, 0xC3, 0xA9, 0x61]) == [letter])
  }

  @Test func `a point is the centre of its cell`() {
    let event = TerminalEvent.pointer(.pressed, column: 3, row: 1, button: .left)
    #expect(
      event.guideInput(columns: 10, rows: 2) == .pointer(.pressed, CGPoint(x: 3.5, y: 1.5)))
  }

  @Test(arguments: [(-1, 0), (10, 0), (0, -1), (0, 2), (1_000_000, -1_000_000)])
  func `a press beside the screen is ignored and a drag is clamped`(column: Int, row: Int) {
    func input(_ phase: PointerPhase) -> GuideInput? {
      TerminalEvent.pointer(phase, column: column, row: row, button: .left)
        .guideInput(columns: 10, rows: 2)
    }
    let clamped = CGPoint(x: CGFloat(min(max(column, 0), 9)) + 0.5, y: row <= 0 ? 0.5 : 1.5)
    #expect(input(.pressed) == nil)
    #expect(input(.dragged) == .pointer(.dragged, clamped))
    #expect(input(.released) == .pointer(.released, clamped))
    #expect(
      TerminalEvent.wheel(column: column, row: row, x: 0, y: 1).guideInput(columns: 10, rows: 2)
        == nil)
  }

  @Test func `only the left button points, and the side button goes back`() {
    func input(_ button: PointerButton) -> GuideInput? {
      TerminalEvent.pointer(.pressed, column: 0, row: 0, button: button)
        .guideInput(columns: 1, rows: 1)
    }
    #expect(input(.back) == .back)
    #expect(input(.right) == nil)
    #expect(input(.middle) == nil)
    #expect(
      TerminalEvent.pointer(.released, column: 0, row: 0, button: .left)
        .guideInput(columns: 0, rows: -1) == nil)
  }

  @Test func `keys with Control, Alt or Command are left to the program`() {
    func input(_ modifiers: TerminalModifiers) -> GuideInput? {
      TerminalEvent.key(.right, modifiers).guideInput(columns: 1, rows: 1)
    }
    #expect(input([]) == .key(.right))
    #expect(input(.shift) == .key(.right))
    #expect(input(.control) == nil)
    #expect(input(.alt) == nil)
    #expect(input([.shift, .command]) == nil)
  }
}
