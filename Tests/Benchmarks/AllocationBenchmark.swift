import Foundation
import StepMaskTerminal
import StepMaskText

/// How often memory is allocated for a frame in which nothing changed.
///
/// A second process counts with the C library's own tracing (see mtrace(3)), which has to be loaded
/// when a process starts.
enum AllocationBenchmark {
  static let option = "--trace-unchanged-frames"

  private static let frames = 100
  private static let library = "libc_malloc_debug.so.0"

  static func measurements() -> [Measurement] {
    let name = "allocations in a frame in which nothing changed"
    guard let count = countInChild() else {
      return [Measurement(name: name, unit: .count, median: 0, note: "left out: no \(library)")]
    }
    return [
      Measurement(
        name: name, unit: .count, median: Double(count) / Double(frames), most: 0,
        note: "a picture of the screen and what a terminal is sent, \(frames) times")
    ]
  }

  /// Starts this program again so that it traces; nil where that cannot be done.
  private static func countInChild() -> Int? {
    let trace = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).trace")
    defer { try? FileManager.default.removeItem(at: trace) }
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [option]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "LD_PRELOAD": library, "MALLOC_TRACE": trace.path,
    ]) { $1 }
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let text = try? String(contentsOf: trace, encoding: .utf8)
    else { return nil }
    // The trace begins and ends with "= Start" and "= End"; each allocation is a line with "+".
    return text.split(separator: "\n").count { $0.contains(" + ") }
  }

  /// What the second process does; false if it cannot trace.
  @MainActor
  static func trace() -> Bool {
    #if canImport(Glibc)
      traceFrames()
      return true
    #else
      return false
    #endif
  }

  #if canImport(Glibc)
    @MainActor
    private static func traceFrames() {
      let screen = BenchmarkScreen().screen
      var writer = FrameWriter(
        capabilities: TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true))
      draw(screen, by: &writer)
      startTracing()
      for _ in 0..<frames { draw(screen, by: &writer) }
      stopTracing()
    }

    @MainActor
    private static func draw(_ screen: TextScreen, by writer: inout FrameWriter) {
      keep(writer.bytes(for: screen.snapshot().canvas))
    }
  #endif
}

#if canImport(Glibc)
  @_silgen_name("mtrace") private func startTracing()
  @_silgen_name("muntrace") private func stopTracing()
#endif
