import Foundation
import Testing

/// A program, the probe unless another is named, in a terminal that controls it.
final class Probe {
  let terminal: PseudoTerminal
  let program: ProgramRun
  let settings: TerminalSettingsRecord

  /// The end of each frame.
  static let frameEnd = "\u{1B}[?2026l"

  /// Starts the program and waits for its first frame, unless told otherwise.
  init(
    program name: String = "TerminalProbe", _ arguments: [String] = [], columns: Int = 80,
    rows: Int = 24, environment: [String: String] = [:], waits: Bool = true
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    settings = terminal.settings
    program = try ProgramRun(
      try ProgramRun.location(of: name), arguments, environment: environment,
      controlledBy: terminal.path)
    terminal.closeProgramEnd()
    if waits { try terminal.expect(Self.frameEnd) }
  }

  /// Waits for the end and checks that the terminal is as it was before.
  ///
  /// - Returns: how the probe ended, and what it wrote after it had left.
  func finish(sourceLocation: SourceLocation = #_sourceLocation) throws -> (
    exit: ProgramRun.Exit, text: String
  ) {
    try terminal.readToEnd()
    let exit = program.waitForEnd()
    let modes = TerminalModes(terminal.output)
    #expect(modes.changed == [], sourceLocation: sourceLocation)
    #expect(terminal.settings == settings, sourceLocation: sourceLocation)
    return (exit, modes.textAfterLeaving)
  }
}
