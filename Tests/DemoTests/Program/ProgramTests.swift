import Foundation
import Testing

/// Runs the built program as a user does.
@Suite("The program")
struct ProgramTests {
  @Test func `without a terminal it prints the whole tour and no escape byte`() throws {
    let run = try DemoProcess.run([])
    #expect(run.status == 0)
    #expect(run.complaint == "")
    #expect(Frame.all(in: run.lines).count == 5)
    #expect(!run.output.contains(0x1B))
  }

  @Test func `a script comes from standard input`() throws {
    let run = try DemoProcess.run(["step-mask", "--script", "-"], input: "call skip\nsnapshot")
    #expect(run.status == 0)
    #expect(run.lines.contains("result true"))
    #expect(run.lines.contains("frame 1 step=none 80x24"))
  }

  @Test func `a script comes from a file`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    try Data("call next\r\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try DemoProcess.run(["--script", file.path])
    #expect(run.status == 0)
    #expect(run.lines.last == "result true")
  }

  @Test(arguments: [
    (["nonsense"], "", Int32(64), "\"nonsense\""), (["--lgo"], "", 64, "\"--log\""),
    (["--size", "0x0"], "", 64, "\"0x0\""),
    (["--script", "-"], "snapshot\ncall nxt\n", 64, "script line 2: "),
    (["--script", "/nowhere/at/all"], "", 66, "\"/nowhere/at/all\""),
    (["--script", "/"], "", 66, "\"/\""),
    (["--script", "/nowhere", "--nonsense"], "", 64, "--nonsense"),
  ])
  func `an error is one line on standard error, and nothing is printed before`(
    _ arguments: [String], _ input: String, _ status: Int32, _ part: String
  ) throws {
    let run = try DemoProcess.run(arguments, input: input)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.complaint.contains(part))
    #expect(run.complaint.hasSuffix("\n"))
    #expect(run.complaint.count { $0 == "\n" } == 1)
  }

  @Test func `a reader that goes away ends it quietly`() throws {
    let run = try DemoProcess.run([], readsOutput: false)
    #expect(run.status == 0)
    #expect(run.complaint == "")
  }

  @Test func `help and the list of scenes are printed`() throws {
    let help = try DemoProcess.run(["--help"])
    #expect(help.status == 0)
    for word in ["--size COLSxROWS", "--lang en|zh", "step-mask", "wait SECONDS"] {
      #expect(help.lines.contains { $0.contains(word) })
    }
    let list = try DemoProcess.run(["--list", "--lang", "zh"])
    #expect(list.status == 0)
    #expect(list.lines.count == 14)
    #expect(list.lines.first?.hasPrefix("step-mask  ") == true)
  }
}
