import Foundation
import StepMask
import Testing

@MainActor
@Suite("Guides whose history fails")
struct FailingHistoryTests {
  private struct Broken: GuideHistory {
    struct Failure: Error {}
    func records() throws -> [String: GuideRecord] { throw Failure() }
    func update(_ identifier: String, _ change: (inout GuideRecord) -> Void) throws {
      throw Failure()
    }
    func reset(_ identifier: String) throws { throw Failure() }
    func resetAll() throws { throw Failure() }
  }

  private func fixture(_ history: any GuideHistory) -> Fixture {
    let fixture = Fixture(tags: [1, 2])
    fixture.guide.history = GuideHistoryPolicy(
      history: history, identifier: "welcome", resumes: true)
    return fixture
  }

  private func run(_ fixture: Fixture) {
    #expect(fixture.show())
    fixture.guide.next()
    fixture.guide.next()
    #expect(fixture.log.lines.last == "didDismiss completed")
  }

  @Test func `a store that throws is reported once a run, and the guide runs`() {
    let fixture = fixture(Broken())
    for _ in 0..<2 {
      run(fixture)
      let failure = GuideProblem.historyFailed(identifier: "welcome", error: "Failure()")
      #expect(fixture.guide.problems == [failure])
    }
    #expect(fixture.log.lines.filter { $0 == "problem" }.count == 2)
  }

  @Test func `a damaged file is reported, kept, and a new one is begun`() throws {
    let file = try HistoryFile()
    try file.write("no history")
    let fixture = fixture(file.history)
    run(fixture)
    let kept = file.url.path + ".damaged-1"
    let error = GuideHistoryError.damaged(path: file.url.path, keptAs: kept)
    #expect(
      fixture.guide.problems == [
        .historyFailed(identifier: "welcome", error: error.description)
      ])
    #expect(fixture.log.lines.first == "problem")
    #expect(try file.text("history.json.damaged-1") == "no history")
    #expect(try file.history.records()["welcome"]?.outcome == .completed)
    #expect(!fixture.show())
  }

  @Test func `a file damaged during a run is reported, kept, and a new one is begun`() throws {
    let file = try HistoryFile()
    let fixture = fixture(file.history)
    fixture.show()
    try file.write("no history")
    fixture.guide.next()
    fixture.guide.next()
    #expect(fixture.guide.problems.count == 1)
    #expect(try file.history.records()["welcome"]?.countedEnds == 1)
  }

  @Test func `a newer format is reported and left alone, and the guide runs`() throws {
    let file = try HistoryFile()
    try file.write("{\"format\":99,\"guides\":{}}")
    let fixture = fixture(file.history)
    run(fixture)
    #expect(fixture.guide.problems.count == 1)
    #expect(fixture.guide.problems[0].description.contains("format 99"))
    #expect(try file.text("history.json") == "{\"format\":99,\"guides\":{}}")
  }
}
