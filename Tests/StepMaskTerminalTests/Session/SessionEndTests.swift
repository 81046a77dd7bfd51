import Foundation
import Testing

/// Each way out of a program gives the terminal back as it was.
@Suite(.serialized)
struct SessionEndTests {
  struct WayOut: CustomTestStringConvertible {
    var name: String
    var keys = ""
    var signal: Int32?
    var exits: [ProgramRun.Exit]
    var text = ""

    var testDescription: String { name }
  }

  /// What Swift raises when it gives up differs from processor to processor.
  static let traps: [ProgramRun.Exit] = [.signal(SIGILL), .signal(SIGTRAP)]

  static let waysOut = [
    WayOut(
      name: "the end of the run", keys: "q", exits: [.status(0)],
      text: "end stopped, guide shown\r\n"),
    WayOut(name: "SIGINT", signal: SIGINT, exits: [.signal(SIGINT)]),
    WayOut(name: "SIGTERM", signal: SIGTERM, exits: [.signal(SIGTERM)]),
    WayOut(name: "SIGHUP", signal: SIGHUP, exits: [.signal(SIGHUP)]),
    WayOut(name: "SIGQUIT", signal: SIGQUIT, exits: [.signal(SIGQUIT)]),
    WayOut(name: "Ctrl-C", keys: "\u{3}", exits: [.signal(SIGINT)]),
    WayOut(name: "Ctrl-\\", keys: "\u{1C}", exits: [.signal(SIGQUIT)]),
    WayOut(name: "exit in a hook", keys: "x", exits: [.status(7)]),
    WayOut(name: "abort in a hook", keys: "b", exits: [.signal(SIGABRT)]),
    WayOut(name: "endless recursion in a hook", keys: "o", exits: [.signal(SIGSEGV)]),
  ]

  @Test(arguments: waysOut)
  func `a way out gives the terminal back as it was`(_ way: WayOut) throws {
    let probe = try Probe()
    #expect(probe.terminal.settings.isRaw)
    try take(way, of: probe)
  }

  @Test(arguments: waysOut)
  func `a way out in the middle of a motion does the same`(_ way: WayOut) throws {
    let probe = try Probe()
    probe.terminal.expectNothingOfBefore()
    probe.terminal.type("a")
    try probe.terminal.expect(Probe.frameEnd)
    try take(way, of: probe)
  }

  private func take(_ way: WayOut, of probe: Probe) throws {
    if let signal = way.signal { probe.program.send(signal) }
    probe.terminal.type(way.keys)
    let end = try probe.finish()
    #expect(way.exits.contains(end.exit))
    #expect(end.text == way.text)
  }

  @Test func `a crash in a hook gives the terminal back and then says what failed`() throws {
    let probe = try Probe()
    probe.terminal.type("c")
    let end = try probe.finish()
    #expect(Self.traps.contains(end.exit))
    #expect(end.text.contains("Fatal error: the hook failed\r\n"))
  }

  @Test func `an error that nobody catches is told after the terminal was given back`() throws {
    let probe = try Probe()
    probe.terminal.type("u")
    let end = try probe.finish()
    #expect(Self.traps.contains(end.exit))
    #expect(end.text.contains("ProbeFailure"))
  }

  @Test func `what is written to standard error comes after the end and nowhere else`() throws {
    let probe = try Probe()
    probe.terminal.type("e")
    try probe.terminal.expect("noted")
    probe.terminal.type("q")
    let end = try probe.finish()
    #expect(end.exit == .status(0))
    #expect(end.text == "a note for later\r\nend stopped, guide shown\r\n")
    #expect(probe.terminal.output.ranges(of: Array("a note".utf8)).count == 1)
  }
}
