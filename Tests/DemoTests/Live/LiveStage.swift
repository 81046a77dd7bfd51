import Foundation
import StepMask
import StepMaskTerminal
import StepMaskText

@testable import Demo

/// The live demo without a terminal.
@MainActor
final class LiveStage {
  let clock = ManualGuideClock()
  let demo: LiveDemo
  private(set) var hasQuit = false

  init(_ language: Language = .english, columns: Int = 80, rows: Int = 24) {
    demo = LiveDemo(LiveSettings(language: language), clock: clock)
    demo.resize(columns: columns, rows: rows)
    demo.onQuit = { [weak self] in self?.hasQuit = true }
  }

  /// The picture as text, after everything has come to rest.
  var text: String {
    clock.runUntilIdle()
    return demo.draw().plainText(trimmed: true)
  }

  /// The tag of the scene's step.
  var step: Int? { demo.scene?.guide.currentStep?.tag }

  func press(_ keys: GuideKey...) {
    for key in keys {
      demo.press(key)
      clock.runUntilIdle()
    }
  }

  /// Clicks on the first place where a text stands.
  func click(_ text: String) -> Bool {
    let lines = demo.draw().lines()
    guard let row = lines.firstIndex(where: { $0.contains(text) }),
      let range = lines[row].range(of: text)
    else { return false }
    let column = DisplayWidth.of(String(lines[row][..<range.lowerBound]))
    let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
    demo.take([.pointer(.pressed, point), .pointer(.released, point)])
    clock.runUntilIdle()
    return true
  }
}
