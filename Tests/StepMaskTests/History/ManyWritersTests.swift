import Foundation
import StepMask
import Testing

@Suite("A history file and several processes", .timeLimit(.minutes(5)))
struct ManyWritersTests {
  let file: HistoryFile

  init() throws {
    file = try HistoryFile()
  }

  /// The writer tells each change after it is made, so that the file may hold one more than was
  /// told.
  @Test func `the file is whole after each of 200 writers was killed`() throws {
    for number in 0..<40 { try file.history.update("filler \(number)") { $0.shownCount = 1 } }
    var generator = SplitMix64(seed: 4)
    var before = 0
    for _ in 0..<200 {
      let writer = try file.startWriter("welcome", count: 0)
      let output = writer.output.fileHandleForReading
      let awaited = Int.random(in: 1...6, using: &generator)
      var told = try output.read(upToCount: awaited)?.count ?? 0
      kill(writer.process.processIdentifier, SIGKILL)
      writer.process.waitUntilExit()
      told += try output.readToEnd()?.count ?? 0
      let records = try file.history.records()
      let count = try #require(records["welcome"]).shownCount
      #expect(told > 0)
      #expect((before + told...before + told + 1).contains(count))
      #expect(records.count == 41)
      before = count
    }
    #expect(try !file.names.contains { $0.contains("damaged") })
  }

  @Test func `eight processes with 100 changes each lose none`() throws {
    let writers = try (0..<8).map { number in
      try file.startWriter(number.isMultiple(of: 2) ? "even" : "odd", count: 100)
    }
    for writer in writers {
      #expect(try writer.output.fileHandleForReading.readToEnd()?.count == 100)
      writer.process.waitUntilExit()
      #expect(writer.process.terminationStatus == 0)
    }
    let records = try file.history.records()
    #expect(records.mapValues(\.shownCount) == ["even": 400, "odd": 400])
  }
}
