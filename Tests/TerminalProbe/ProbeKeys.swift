import Foundation
import StepMask
import StepMaskTerminal
import StepMaskText

/// What the probe does at which key.
@MainActor
final class ProbeKeys {
  static var throwsAtEnd = false

  private let runner: TerminalRunner
  private let screen: TextScreen
  private let guide: ProbeGuide
  private let mark: Label
  /// The size that is typed after a `w`, up to Return; once the screen has it, the mark says so.
  private var size: String?

  init(runner: TerminalRunner, screen: TextScreen, guide: ProbeGuide, mark: Label) {
    self.runner = runner
    self.screen = screen
    self.guide = guide
    self.mark = mark
    screen.root.onLayout = { [weak self] _ in self?.compareSize() }
  }

  func action(for event: TerminalEvent) -> (@MainActor () -> Void)? {
    if let typed = size, case .key(let key, []) = event {
      if case .character(let character) = key { size = typed + "\(character)" }
      return { [self] in compareSize() }
    }
    guard case .key(.character(let key), []) = event else { return nil }
    return switch key {
    case "w": { [self] in size = "" }
    case "q": { [self] in runner.stop() }
    case "u":
      { [self] in
        Self.throwsAtEnd = true
        runner.stop()
      }
    case "e": { [self] in complain() }
    case "a": { [self] in move() }
    case "c": { [self] in inHook { fatalError("the hook failed") } }
    case "x": { [self] in inHook { exit(7) } }
    case "b": { [self] in inHook { abort() } }
    case "o": { [self] in inHook { _ = overflow(1) } }
    default: nil
    }
  }

  private func compareSize() {
    guard size == "\(screen.columns)x\(screen.rows)" else { return }
    size = nil
    mark.text = "reached"
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
    guide.onLaterStep = action
    guide.next()
  }
}

private func overflow(_ depth: Int) -> Int {
  var room = (depth, depth, depth, depth, depth, depth, depth, depth)
  withUnsafeMutableBytes(of: &room) { $0[depth % 64] = 1 }
  return overflow(depth + 1) + room.0
}
