import Foundation
import StepMask

/// A history file in a folder of its own.
final class HistoryFile: Sendable {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  var url: URL { folder.appendingPathComponent("history.json") }
  var history: FileGuideHistory { FileGuideHistory(url: url) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The names of the files in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Starts a process that counts up in the file; what it writes comes through the pipe.
  func startWriter(_ identifier: String, count: Int) throws -> (process: Process, output: Pipe) {
    let process = Process()
    let output = Pipe()
    // The programs of the package lie beside the bundle of the tests.
    process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("HistoryWriter")
    process.arguments = [url.path, identifier, "\(count)"]
    process.standardOutput = output
    try process.run()
    return (process, output)
  }
}

/// A time of day that a test sets.
final class WallClock: @unchecked Sendable {
  var date = Date(timeIntervalSince1970: 1_000_000)
}
