import Foundation
import StepMask
import StepMaskText

@testable import StepMaskTerminal

/// A runner on a terminal in memory, with one clock for all that a test lets go on.
@MainActor
final class RunnerStage {
  let clock = ManualGuideClock()
  let terminal = MemoryTerminal()
  let screen: TextScreen
  let guide: StepMaskGuide
  let runner: TerminalRunner
  private(set) var end: TerminalRunner.End?
  private var task: Task<Void, Never>?

  /// Makes a runner, and a guide of three steps that is not shown yet.
  init() {
    screen = TextScreen(columns: 1, rows: 1, clock: clock)
    guide = StepMaskGuide(models: [
      StepMaskModel(frame: CGRect(x: 2, y: 1, width: 6, height: 1), step: 1),
      StepMaskModel(frame: CGRect(x: 20, y: 8, width: 6, height: 1), step: 2),
      StepMaskModel(frame: CGRect(x: 2, y: 8, width: 6, height: 1), step: 3),
    ])
    runner = TerminalRunner(screen, connection: terminal, clock: clock)
  }

  /// Lets the runner run until it waits.
  func run() async {
    task = Task { end = await runner.run() }
    while terminal.onEvent == nil { await Task.yield() }
    // The first frame is drawn before the runner waits.
    while terminal.frames.isEmpty { await Task.yield() }
  }

  /// Waits for the end of the run.
  func finish() async -> TerminalRunner.End? {
    await task?.value
    return end
  }

  func cancel() { task?.cancel() }

  /// Shows the guide and lets everything come to rest.
  func showGuide() {
    guide.show(on: screen)
    rest()
  }

  /// Lets time go on until nothing is due.
  func rest() { clock.runUntilIdle() }
}
