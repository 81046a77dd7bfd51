import Foundation
import Testing

/// A stopped program gives the terminal back, and takes it again when it goes on.
@Suite(.serialized)
struct SessionStopTests {
  static let entry = "\u{1B}[?1049h"
  static let exit = "\u{1B}[?1049l"

  /// Has a shell with the terminal run a script, in which `$0` is the probe.
  private func shell(_ script: String, on terminal: PseudoTerminal) throws -> ProgramRun {
    let shell = try ProgramRun(
      "/bin/bash", ["-c", script, try ProgramRun.location(of: "TerminalProbe")],
      controlledBy: terminal.path)
    terminal.closeProgramEnd()
    return shell
  }

  @Test func `Ctrl-Z stops the program under a shell, and fg has it draw everything again`() throws
  {
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    let script = "set -m; \"$0\"; echo \"stopped $?\"; fg >/dev/null; echo \"ended $?\""
    let shell = try shell(script, on: terminal)
    try terminal.expect(Probe.frameEnd)
    terminal.type("\u{1A}")
    try terminal.expect(Self.exit)
    // 128 and the number of SIGTSTP.
    try terminal.expect("stopped 148\r\n")
    try terminal.expect(Self.entry)
    try terminal.expect("first")
    terminal.type("q")
    try terminal.expect(Self.exit + "end stopped, guide shown\r\nended 0\r\n")
    try terminal.readToEnd()
    #expect(shell.waitForEnd() == .status(0))
    #expect(TerminalModes(terminal.output).changed == [])
    #expect(terminal.settings == settings)
  }

  @Test func `in the background the program leaves the terminal and the keys to the shell`() throws
  {
    let terminal = try PseudoTerminal()
    let script = """
      set -m
      "$0"
      bg >/dev/null
      until [ -n "$(jobs -sp)" ]; do :; done
      echo stopped
      read line
      echo "got $line"
      fg >/dev/null
      echo ended
      """
    let shell = try shell(script, on: terminal)
    try terminal.expect(Probe.frameEnd)
    terminal.type("\u{1A}")
    // What is typed earlier is dropped with the program's own input.
    try terminal.expect("stopped\r\n")
    terminal.type("hello\r")
    try terminal.expect("hello\r\ngot hello\r\n")
    try terminal.expect(Self.entry)
    try terminal.expect("first")
    terminal.type("q")
    try terminal.expect(Self.exit + "end stopped, guide shown\r\nended\r\n")
    try terminal.readToEnd()
    #expect(shell.waitForEnd() == .status(0))
    #expect(TerminalModes(terminal.output).changed == [])
  }

  @Test func `a program that is started in the background waits for the foreground`() throws {
    let terminal = try PseudoTerminal()
    let script = """
      set -m
      "$0" &
      until [ -n "$(jobs -sp)" ]; do :; done
      echo stopped
      fg >/dev/null
      echo ended
      """
    let shell = try shell(script, on: terminal)
    try terminal.expect("stopped\r\n")
    let before = String(decoding: terminal.output, as: UTF8.self).split(separator: "stopped\r\n")[0]
    #expect(!before.contains("\u{1B}"))
    try terminal.expect(Probe.frameEnd)
    terminal.type("q")
    try terminal.expect(Self.exit + "end stopped, guide shown\r\nended\r\n")
    try terminal.readToEnd()
    #expect(shell.waitForEnd() == .status(0))
    #expect(TerminalModes(terminal.output).changed == [])
  }

  @Test(arguments: ["Ctrl-Z", "SIGTSTP"])
  func `a program that nobody could resume takes the terminal again at once`(_ way: String) throws {
    let probe = try Probe()
    if way == "Ctrl-Z" { probe.terminal.type("\u{1A}") } else { probe.program.send(SIGTSTP) }
    try probe.terminal.expect(Self.exit)
    try probe.terminal.expect(Self.entry)
    try probe.terminal.expect("first")
    probe.terminal.type("q")
    #expect(try probe.finish().exit == .status(0))
  }

  @Test func `what standard error got is shown while the program is stopped`() throws {
    let probe = try Probe()
    probe.terminal.type("e")
    try probe.terminal.expect("noted")
    probe.terminal.type("\u{1A}")
    try probe.terminal.expect(Self.exit + "a note for later\r\n")
    try probe.terminal.expect(Self.entry)
    try probe.terminal.expect("first")
    probe.terminal.type("q")
    #expect(try probe.finish().text == "end stopped, guide shown\r\n")
  }

  @Test func `after a stop from outside everything is set and drawn again`() throws {
    let probe = try Probe()
    probe.program.send(SIGSTOP)
    var status: Int32 = 0
    #expect(waitpid(probe.program.identifier, &status, WUNTRACED) == probe.program.identifier)
    probe.terminal.settings = probe.settings
    probe.program.send(SIGCONT)
    try probe.terminal.expect(Self.entry)
    try probe.terminal.expect("first")
    #expect(probe.terminal.settings.isRaw)
    probe.terminal.type("q")
    #expect(try probe.finish().exit == .status(0))
  }

  @Test func `a stopped program that is ended leaves the terminal alone`() throws {
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    let script = "set -m; \"$0\"; echo \"stopped $?\"; kill -TERM %1; kill -CONT %1; wait %1"
    let shell = try shell(script, on: terminal)
    try terminal.expect(Probe.frameEnd)
    terminal.type("\u{1A}")
    try terminal.expect("stopped 148\r\n")
    try terminal.readToEnd()
    #expect(shell.waitForEnd() == .status(128 + SIGTERM))
    let modes = TerminalModes(terminal.output)
    #expect(modes.changed == [])
    #expect(modes.textAfterLeaving.contains("\u{1B}") == false)
    #expect(terminal.settings == settings)
  }
}
