import Foundation
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Controls` {
  private final class Log {
    var entries: [String] = []
  }

  private let screen = Screens.empty(30, 10)
  private let log = Log()

  private func button(_ title: String = "Pay", y: CGFloat = 1) -> Button {
    let log = log
    let button = Button(title, frame: CGRect(x: 2, y: y, width: 9, height: 1)) {
      log.entries.append(title)
    }
    screen.root.addSubview(button)
    return button
  }

  private func pointer(_ phase: PointerPhase, _ x: CGFloat, _ y: CGFloat) {
    screen.send([.pointer(phase, CGPoint(x: x, y: y))])
  }

  @Test func `a press and a release inside press a button`() {
    let button = button()
    pointer(.pressed, 3.5, 1.5)
    #expect(button.isHighlighted && log.entries.isEmpty)
    pointer(.released, 9.5, 1.5)
    #expect(!button.isHighlighted && log.entries == ["Pay"])
  }

  @Test func `dragging out takes the press back, and in again gives it`() {
    let button = button()
    pointer(.pressed, 3.5, 1.5)
    pointer(.dragged, 20, 1.5)
    #expect(!button.isHighlighted)
    pointer(.released, 20, 1.5)
    #expect(log.entries.isEmpty)
    pointer(.pressed, 3.5, 1.5)
    pointer(.dragged, 20, 1.5)
    pointer(.dragged, 4, 1.5)
    pointer(.released, 4, 1.5)
    #expect(log.entries == ["Pay"])
  }

  @Test func `the whole sequence goes to the view that was pressed`() {
    _ = button("First", y: 1)
    _ = button("Second", y: 3)
    pointer(.pressed, 3.5, 1.5)
    pointer(.released, 3.5, 3.5)
    #expect(log.entries.isEmpty)
    pointer(.released, 3.5, 3.5)
    #expect(log.entries.isEmpty)
  }

  @Test func `a cancelled press does nothing`() {
    let button = button()
    pointer(.pressed, 3.5, 1.5)
    pointer(.cancelled, 3.5, 1.5)
    #expect(!button.isHighlighted)
    pointer(.released, 3.5, 1.5)
    #expect(log.entries.isEmpty)
  }

  @Test func `a button that is taken away while pressed is not pressed`() {
    let button = button()
    pointer(.pressed, 3.5, 1.5)
    button.removeFromSuperview()
    pointer(.released, 3.5, 1.5)
    #expect(log.entries.isEmpty && !button.isHighlighted)
  }

  @Test func `a disabled button keeps its place and does nothing`() {
    let button = button()
    button.isEnabled = false
    screen.tap(column: 3, row: 1)
    button.press()
    screen.focusedView = button
    #expect(screen.focusedView == nil)
    screen.press(.return)
    #expect(log.entries.isEmpty)
  }

  @Test func `Tab walks the controls, Return and Space press`() {
    _ = button("First", y: 1)
    let hidden = button("Hidden", y: 2)
    hidden.isHidden = true
    _ = button("Second", y: 3)
    screen.press(.tab)
    screen.press(.return)
    screen.press(.tab)
    screen.press(.space)
    screen.press(.tab)
    screen.press(.return)
    screen.press(.backTab)
    screen.press(.return)
    #expect(log.entries == ["First", "Second", "First", "Second"])
  }

  @Test func `handlers run in order, and a removed one does not`() {
    let button = button()
    let log = log
    let second = button.on(.press) { log.entries.append("second") }
    button.on(.press) {
      log.entries.append("third")
      second.remove()
    }
    button.press()
    button.press()
    #expect(log.entries == ["Pay", "second", "third", "Pay", "third"])
  }

  @Test func `what no view uses is told`() {
    let log = log
    screen.onUnhandledInput = { log.entries.append("\($0)") }
    screen.send([.key(.escape), .back, .text("x")])
    #expect(
      log.entries == ["key(\(GuideKey.self).escape)", "back", "text(\"x\")"]
        || log.entries.count == 3)
  }

  @Test func `a button tells its states apart without colour`() {
    let button = button("Next")
    button.frame.size.width = 8
    #expect(screen.snapshot().lines[1].prefix(10) == "  [ Next ]")
    screen.focusedView = button
    #expect(screen.snapshot().lines[1].prefix(10) == "  [▸Next◂]")
    #expect(screen.snapshot().attributeLines[1].prefix(10) == "..88888888")
    button.isEnabled = false
    #expect(screen.snapshot().lines[1].prefix(10) == "  ( Next )")
  }

  @Test(arguments: [
    (8, "[ Next ]"), (7, "[ Ne… ]"), (5, "[ … ]"), (4, "[N…]"), (3, "[…]"),
    (2, "N…"), (1, "…"), (0, ""),
  ])
  func `a button that is too narrow keeps what it can`(width: Int, expected: String) {
    let button = button("Next")
    button.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    #expect(
      screen.snapshot().lines[0] == expected.padding(toLength: 30, withPad: " ", startingAt: 0))
  }

  @Test func `a press inside a scroll view becomes a scroll when dragged`() {
    let scroller = ScrollView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 6), contentSize: CGSize(width: 20, height: 40))
    screen.root.addSubview(scroller)
    let button = button()
    scroller.addSubview(button)
    button.frame.origin.y = 4
    pointer(.pressed, 3.5, 4.5)
    pointer(.dragged, 3.5, 2.5)
    #expect(scroller.contentOffset.y == 2 && !button.isHighlighted)
    pointer(.dragged, 3.5, -90)
    #expect(scroller.contentOffset.y == 34)
    pointer(.released, 3.5, 2.5)
    #expect(log.entries.isEmpty)
    scroller.contentOffset.y = 0
    screen.tap(column: 3, row: 4)
    #expect(log.entries == ["Pay"])
  }

  @Test func `the wheel moves the scroll view under the point, then the one around it`() {
    let outer = ScrollView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 8), contentSize: CGSize(width: 20, height: 40))
    let inner = ScrollView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 4), contentSize: CGSize(width: 20, height: 6))
    outer.addSubview(inner)
    screen.root.addSubview(outer)
    let wheel = GuideInput.wheel(CGPoint(x: 3, y: 2), by: CGSize(width: 0, height: 3))
    screen.send([wheel])
    #expect(inner.contentOffset.y == 2 && outer.contentOffset.y == 0)
    screen.send([wheel])
    #expect(inner.contentOffset.y == 2 && outer.contentOffset.y == 3)
  }
}
