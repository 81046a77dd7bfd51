import Foundation

/// A run of the built program.
struct DemoProcess {
  var status: Int32
  var output: Data
  var complaint: String

  var lines: [String] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Runs the program that was built beside the tests.
  static func run(
    _ arguments: [String], input: String = "", readsOutput: Bool = true
  ) throws -> DemoProcess {
    let process = Process()
    process.executableURL = try location()
    process.arguments = arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    if !readsOutput { try stdout.fileHandleForReading.close() }
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = readsOutput ? try stdout.fileHandleForReading.readToEnd() : nil
    let complaint = try stderr.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return DemoProcess(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: output ?? Data(), complaint: String(decoding: complaint ?? Data(), as: UTF8.self))
  }

  private static func location() throws -> URL {
    var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    while let place = folder, place.path != "/" {
      let program = place.appendingPathComponent("Demo")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return program
      }
      folder = place.deletingLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
