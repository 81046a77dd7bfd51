import Foundation
import StepMask
import StepMaskTerminal
import StepMaskText

/// What the probe does at which key.
@MainActor
struct ProbeKeys {
  static var throwsAtEnd = false

  let runner: TerminalRunner
  let guide: ProbeGuide
  let mark: Label

  func action(for event: TerminalEvent) -> (@MainActor () -> Void)? {
    guard case .key(.character(let key), []) = event else { return nil }
    return switch key {
    case "q": { runner.stop() }
    case "u":
      {
        Self.throwsAtEnd = true
        runner.stop()
      }
    case "e": { complain() }
    case "m": { mark.text = mark.text == "vwxyz" ? "abcde" : "vwxyz" }
    case "s": { mark.text = "\(runner.screen.columns)x\(runner.screen.rows)" }
    case "a": { move() }
    case "c": { inHook { fatalError("the hook failed") } }
    case "x": { inHook { exit(7) } }
    case "b": { inHook { abort() } }
    case "o": { inHook { _ = overflow(1) } }
    default: nil
    }
  }

  private func complain() {
    let bytes = Array("a note for later\n".utf8)
    _ = write(2, bytes, bytes.count)
    mark.text = "noted"
  }

  /// Begins a motion that takes longer than any test.
  private func move() {
    guide.animation = GuideAnimation(transitionDuration: 1_000)
    guide.next()
  }

  private func inHook(_ action: @escaping () -> Void) {
    guide.onSecondStep = action
    guide.next()
  }

  private func overflow(_ depth: Int) -> Int {
    var room = (depth, depth, depth, depth, depth, depth, depth, depth)
    withUnsafeMutableBytes(of: &room) { $0[depth % 64] = 1 }
    return overflow(depth + 1) + room.0
  }
}
