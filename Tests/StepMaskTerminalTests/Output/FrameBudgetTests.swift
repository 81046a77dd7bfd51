import Foundation
import StepMask
import StepMaskText
import TerminalBudget
import Testing

@testable import StepMaskTerminal

@MainActor
@Suite struct FrameBudgetTests {
  nonisolated static let terminals: [(Int, Int, ColorDepth)] = [
    (80, 24, .none), (80, 24, .basic), (80, 24, .palette), (80, 24, .trueColor),
    (200, 60, .trueColor),
  ]

  @Test(arguments: terminals)
  func `a frame of a transition is little more than the text that changes`(
    columns: Int, rows: Int, depth: ColorDepth
  ) {
    let clock = ManualGuideClock()
    let screen = TextScreen(columns: columns, rows: rows, clock: clock)
    let guide = guide(on: screen)
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true)
    capabilities.colorDepth = depth
    if depth == .trueColor { (capabilities.foreground, capabilities.background) = (.white, .black) }
    var writer = FrameWriter(capabilities: capabilities)
    #expect(guide.show(on: screen))
    var canvas = screen.snapshot().canvas
    _ = writer.bytes(for: canvas)
    let held = EscapeSequence.beginFrame.count + EscapeSequence.endFrame.count
    var frames = 0
    for frame in 0..<120 {
      if frame % 40 == 20 { guide.next() }
      clock.advance(by: 1.0 / 60)
      let next = screen.snapshot().canvas
      let count = writer.bytes(for: next).count
      let budget = FrameBudget.bytes(from: canvas, to: next, capabilities)
      #expect((count == 0) == (budget == 0))
      #expect(Double(count - held) <= 1.3 * Double(budget), "frame \(frame): \(budget)")
      frames += count > 0 ? 1 : 0
      canvas = next
    }
    #expect(frames > 20)
  }

  private func guide(on screen: TextScreen) -> Guide {
    for row in stride(from: 0, to: screen.rows, by: 2) {
      let label = Label("Row \(row): some words of an app, and more of them, here and there.")
      label.frame = CGRect(x: row % 7, y: row, width: screen.columns - 8, height: 1)
      screen.root.addSubview(label)
    }
    let places = [(2, 1), (screen.columns - 20, screen.rows - 6), (10, screen.rows - 4)]
    let guide = Guide(
      steps: places.map { column, row in
        GuideStep(
          focuses: [Focus(frame: CGRect(x: column, y: row, width: 14, height: 3))],
          tips: [Tip(title: "A title", text: "What can be done here, in two lines of text.")])
      })
    return guide
  }
}
