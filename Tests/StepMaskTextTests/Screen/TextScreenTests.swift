import Foundation
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Text screen` {
  /// Counts how often it is laid out, and asks for another layout each time if told so.
  private final class Restless: View {
    var count = 0
    var isRestless = false

    override func layoutSubviews() {
      count += 1
      if isRestless { boundsOrigin.x += 1 }
    }
  }

  private func screen(_ view: View) -> TextScreen {
    TextScreen(columns: 20, rows: 6, root: view, clock: ManualGuideClock())
  }

  @Test func `a layout pass runs once for any number of changes`() {
    let view = Restless()
    let screen = screen(view)
    _ = screen.snapshot()
    view.count = 0
    for x in 1...9 { view.boundsOrigin.x = CGFloat(x) }
    _ = screen.snapshot()
    _ = screen.snapshot()
    #expect(view.count == 1)
  }

  @Test func `layouts that answer each other come to an end`() {
    let view = Restless()
    view.isRestless = true
    let screen = screen(view)
    screen.layoutIfNeeded()
    #expect(view.count <= 3)
    view.count = 0
    screen.layoutIfNeeded()
    #expect(view.count == 0)
  }

  @Test(
    arguments: [
      { $0.frame.origin.x += 1 }, { $0.boundsOrigin.y += 1 }, { $0.isHidden = true },
      { $0.alpha = 0 }, { $0.cornerRadius = 3 }, { $0.clipsToBounds = true },
      { $0.addSubview(View()) }, { $0.removeFromSuperview() },
      { $0.subviews[0].frame.size.width = 3 },
      { $0.superview?.bringToFront($0) },
    ] as [@MainActor @Sendable (View) -> Void])
  func `each change that may move a target marks the screen`(
    change: @MainActor @Sendable (View) -> Void
  ) {
    let root = Restless()
    let screen = screen(root)
    let view = View(frame: CGRect(x: 1, y: 1, width: 9, height: 3))
    view.addSubview(View(frame: CGRect(x: 0, y: 0, width: 2, height: 1)))
    root.addSubview(view)
    _ = screen.snapshot()
    root.count = 0
    change(view)
    screen.layoutIfNeeded()
    #expect(root.count == 1)
  }

  @Test func `setting the same value again marks nothing`() {
    let root = Restless()
    let screen = screen(root)
    let view = Label("text", frame: CGRect(x: 1, y: 1, width: 9, height: 3))
    root.addSubview(view)
    _ = screen.snapshot()
    root.count = 0
    view.frame = view.frame
    view.text = "text"
    view.isHidden = false
    screen.resize(columns: 20, rows: 6)
    root.count = 0
    screen.layoutIfNeeded()
    #expect(root.count == 0)
  }

  @Test func `a picture that is due is told once until it was drawn`() {
    let screen = screen(View())
    var count = 0
    screen.onNeedsDisplay = { count += 1 }
    screen.setNeedsDisplay()
    #expect(count == 0)
    _ = screen.snapshot()
    screen.setNeedsDisplay()
    screen.root.addSubview(View())
    #expect(count == 1)
  }

  @Test func `resizing gives the root its size, and back gives the same picture`() {
    let label = Label("some text that wraps")
    label.onLayout = { $0.frame = $0.superview?.bounds ?? .zero }
    let screen = Screens.empty(20, 3)
    screen.root.addSubview(label)
    let first = screen.snapshot()
    screen.resize(columns: 9, rows: 3)
    #expect(screen.snapshot().lines == ["some text", "that     ", "wraps    "])
    screen.resize(columns: 20, rows: 3)
    #expect(screen.snapshot() == first)
  }

  @Test func `insets make the safe area smaller, never negative`() {
    let screen = Screens.empty(20, 6)
    screen.safeAreaInsets = CellInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(screen.safeArea == CGRect(x: 2, y: 1, width: 14, height: 2))
    screen.resize(columns: 3, rows: 2)
    #expect(screen.safeArea.size == .zero)
  }

  @Test func `the focus is lost by what can no longer have it`() {
    let screen = Screens.empty(20, 6)
    let parent = View(frame: CGRect(x: 0, y: 0, width: 9, height: 3))
    let button = Button("Pay", frame: CGRect(x: 0, y: 0, width: 7, height: 1))
    parent.addSubview(button)
    screen.root.addSubview(parent)
    screen.focusedTarget = button
    #expect(screen.focusedTarget === button)
    parent.isHidden = true
    #expect(screen.focusedTarget == nil)
    parent.isHidden = false
    #expect(screen.focusedTarget === button)
    button.removeFromSuperview()
    #expect(screen.focusedTarget == nil)
    screen.focusedTarget = Label("text")
    #expect(screen.focusedTarget == nil)
  }

  @Test func `a press is delivered whole to the control inside a target`() {
    let screen = Screens.empty(30, 10)
    let host = View(frame: CGRect(x: 10, y: 2, width: 20, height: 8))
    let card = BoxView(frame: CGRect(x: 1, y: 1, width: 14, height: 5))
    var presses = 0
    card.addSubview(
      Button("Pay", frame: CGRect(x: 2, y: 2, width: 7, height: 1)) { presses += 1 })
    host.addSubview(card)
    screen.root.addSubview(host)
    screen.host = host
    // In the host's coordinates the button is at (3, 3).
    let point = CGPoint(x: 4.5, y: 3.5)
    screen.deliver(.pointer(.pressed, point), to: .target(card))
    screen.deliver(.pointer(.released, point), to: .target(card))
    #expect(presses == 1)
    screen.deliver(.pointer(.pressed, point), to: .target(card))
    screen.deliver(.pointer(.dragged, CGPoint(x: 19, y: 0)), to: .target(card))
    screen.deliver(.pointer(.released, CGPoint(x: 19, y: 0)), to: .target(card))
    #expect(presses == 1)
    screen.deliver(.pointer(.pressed, point), to: .app)
    screen.deliver(.pointer(.released, point), to: .app)
    #expect(presses == 2)
  }

  @Test func `a press beside the host goes to the app`() {
    let screen = Screens.empty(30, 10)
    let host = View(frame: CGRect(x: 10, y: 2, width: 20, height: 8))
    var presses = 0
    let button = Button("Pay", frame: CGRect(x: 0, y: 0, width: 7, height: 1)) { presses += 1 }
    screen.root.addSubviews(host, button)
    screen.host = host
    let guide = Guide(steps: [
      GuideStep(focuses: [Focus(frame: CGRect(x: 1, y: 1, width: 3, height: 1))])
    ])
    guide.animation = .none
    guide.show(on: screen)
    #expect(screen.tap(column: 2, row: 0) == [.notGuided, .notGuided])
    #expect(presses == 1)
    #expect(screen.tap(column: 12, row: 4) == [.consumed, .consumed])
  }

  @Test func `what is typed goes to the focus inside a target`() {
    let screen = Screens.empty(30, 10)
    let card = BoxView(frame: CGRect(x: 1, y: 1, width: 24, height: 5))
    let field = TextField(frame: CGRect(x: 1, y: 1, width: 12, height: 1))
    card.addSubview(field)
    screen.root.addSubview(card)
    screen.deliver(.text("hi"), to: .target(card))
    screen.deliver(.key(.character("!")), to: .target(field))
    #expect(field.text == "hi!")
  }
}
