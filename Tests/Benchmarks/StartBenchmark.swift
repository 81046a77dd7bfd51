import Foundation

/// How long the demo takes from its start to its first frame, against a process that loads Foundation
/// and prints one line.
enum StartBenchmark {
  static let option = "--print-one-line"
  static let line = "One line."

  private static let limit = 2.0
  private static let rounds = 41

  static func measurements() -> [Measurement] {
    let name = "from start to the first frame of Demo step-mask --plain"
    guard let own = Bundle.main.executableURL else { return [] }
    let demo = own.deletingLastPathComponent().appending(path: "Demo")
    guard FileManager.default.isExecutableFile(atPath: demo.path) else {
      return [
        Measurement(
          name: name, median: 0, note: "left out: build it first with swift build -c release")
      ]
    }
    var starts: [Double] = []
    var lines: [Double] = []
    for _ in 0..<rounds {
      starts.append(time(demo, ["step-mask", "--plain"], until: "end frame"))
      lines.append(time(own, [option], until: line))
    }
    return [
      Measurement(
        name: name, median: starts.sorted()[rounds / 2],
        reference: .init(
          name: "loading Foundation, printing a line", median: lines.sorted()[rounds / 2]),
        limit: limit)
    ]
  }

  /// Seconds from the start of a program until it has printed a text.
  private static func time(_ program: URL, _ arguments: [String], until text: String) -> Double {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    let clock = ContinuousClock()
    let start = clock.now
    guard (try? process.run()) != nil else { return .infinity }
    var output = Data()
    while output.range(of: Data(text.utf8)) == nil {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      output.append(data)
    }
    let time = (clock.now - start) / .seconds(1)
    _ = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return time
  }
}
