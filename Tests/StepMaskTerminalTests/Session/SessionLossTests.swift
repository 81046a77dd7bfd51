import Foundation
import Testing

/// A terminal that goes away, or is none, ends or refuses a session.
@Suite(.serialized)
struct SessionLossTests {
  /// What the probe exits with when the terminal went away.
  static let gone = ProgramRun.Exit.status(3)

  @Test func `closing the terminal ends the program by SIGHUP`() throws {
    let probe = try Probe()
    probe.terminal.hangUp()
    #expect(probe.program.waitForEnd() == .signal(SIGHUP))
  }

  @Test func `closing a terminal that does not control the program ends the run once`() throws {
    let terminal = try PseudoTerminal()
    let end = terminal.programEnd
    let program = try ProgramRun(
      try ProgramRun.location(of: "TerminalProbe"),
      descriptors: ProgramRun.Descriptors(input: end, output: end, errors: end))
    terminal.closeProgramEnd()
    try terminal.expect(Probe.frameEnd)
    terminal.hangUp()
    #expect(program.waitForEnd() == Self.gone)
  }

  @Test func `the end of input gives back the terminal that is drawn on`() throws {
    let (keys, terminal) = (try PseudoTerminal(), try PseudoTerminal())
    let settings = terminal.settings
    let program = try ProgramRun(
      try ProgramRun.location(of: "TerminalProbe"),
      descriptors: ProgramRun.Descriptors(
        input: keys.programEnd, output: terminal.programEnd, errors: terminal.programEnd))
    keys.closeProgramEnd()
    terminal.closeProgramEnd()
    try terminal.expect(Probe.frameEnd)
    keys.hangUp()
    try terminal.readToEnd()
    #expect(program.waitForEnd() == Self.gone)
    let modes = TerminalModes(terminal.output)
    #expect(modes.changed == [])
    #expect(modes.textAfterLeaving == "end terminalGone, guide surfaceLost\r\n")
    #expect(terminal.settings == settings)
  }

  @Test func `a program whose output nobody reads has no session and leaves the keys alone`() throws
  {
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let program = try ProgramRun(
      try ProgramRun.location(of: "TerminalProbe"),
      descriptors: ProgramRun.Descriptors(
        input: terminal.programEnd, output: pipe.fileHandleForWriting.fileDescriptor,
        errors: terminal.programEnd))
    #expect(program.waitForEnd() == .status(0))
    #expect(terminal.settings == settings)
    terminal.closeProgramEnd()
    try terminal.readToEnd()
    #expect(terminal.output == [])
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal that takes no sequences gets none`(_ term: String) throws {
    let probe = try Probe(environment: ["TERM": term], waits: false)
    try probe.terminal.readToEnd()
    let text = String(decoding: probe.terminal.output, as: UTF8.self)
    #expect(
      text == "refused There is no live screen because TERM is \"\(term)\"; "
        + "set it to what the terminal is, such as xterm-256color.\r\n")
    #expect(probe.program.waitForEnd() == .status(0))
    #expect(probe.terminal.settings == probe.settings)
  }
}
