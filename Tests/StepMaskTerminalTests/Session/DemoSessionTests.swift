import Testing

/// The built demo in a terminal.
@Suite(.serialized)
struct DemoSessionTests {
  @Test func `it opens the gallery, then a scene, and gives the terminal back`() throws {
    let demo = try Probe(program: "Demo", waits: false)
    try demo.terminal.expect("step-mask")
    demo.terminal.type("\r")
    try demo.terminal.expect("Welcome to Finch")
    demo.terminal.type("q")
    try demo.terminal.expect("StepMask")
    demo.terminal.type("q")
    let end = try demo.finish()
    #expect(end.exit == .status(0))
    #expect(end.text == "")
  }

  @Test func `a scene that is named begins at once`() throws {
    let demo = try Probe(program: "Demo", ["step-mask", "--lang", "zh"], waits: false)
    // Wide characters are written one by one, each at its place.
    try demo.terminal.expect("1/5")
    demo.terminal.type("\u{3}")
    let end = try demo.finish()
    #expect(end.exit == .signal(2))
    #expect(end.text == "")
  }

  @Test(arguments: [["--plain"], ["--log"], ["--list"], ["--help"]])
  func `plain text has no escape sequence`(_ arguments: [String]) throws {
    let demo = try Probe(program: "Demo", arguments, waits: false)
    let end = try demo.finish()
    #expect(end.exit == .status(0))
    #expect(!demo.terminal.output.contains(0x1B))
    #expect(!demo.terminal.output.isEmpty)
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal that takes no sequences gets the tour as plain text`(_ term: String) throws {
    let demo = try Probe(program: "Demo", environment: ["TERM": term], waits: false)
    try demo.terminal.expect("frame 5")
    let end = try demo.finish()
    #expect(end.exit == .status(0))
    #expect(!demo.terminal.output.contains(0x1B))
  }
}
