import Foundation
import StepMask
import StepMaskTerminal
import StepMaskText

/// A program for the tests of real terminals: shows a guide and comes to its end in every way.
@main
@MainActor
enum ProbeProgram {
  static func main() async throws {
    let screen = TextScreen(columns: 80, rows: 24, clock: DispatchGuideClock())
    let mark = Label("", frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    screen.root.addSubview(mark)
    let guide = ProbeGuide()
    do {
      let runner = try TerminalRunner(screen)
      let keys = ProbeKeys(runner: runner, screen: screen, guide: guide, mark: mark)
      runner.shortcut = { keys.action(for: $0) }
      guide.show(on: screen)
      let end = await runner.run()
      say("end \(end), guide \(guide.lastReason.map { "\($0)" } ?? "shown")")
      if end == .terminalGone { exit(3) }
    } catch {
      say("refused \(error)")
    }
    if ProbeKeys.throwsAtEnd { throw ProbeFailure() }
  }

  private static func say(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    // A reader that has gone is no reason to die.
    signal(SIGPIPE, SIG_IGN)
    _ = write(1, bytes, bytes.count)
  }
}

/// An error that nobody catches.
struct ProbeFailure: Error {}
