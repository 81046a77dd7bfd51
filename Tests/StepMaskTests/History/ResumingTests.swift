import Foundation
import StepMask
import Testing

@MainActor
@Suite("Guides that go on where they stopped, or wait")
struct ResumingTests: HistoryFixtures {
  let history = InMemoryGuideHistory()
  let clock = WallClock()

  // MARK: Resuming

  @Test func `a guide goes on where it stopped`() {
    let first = fixture(policy(resumes: true))
    first.show()
    first.guide.next()
    first.guide.dismiss()
    let second = fixture(policy(resumes: true))
    second.show()
    #expect(second.guide.currentIndex == 1)
    #expect(second.log.lines.prefix(2) == ["willShow", "willEnter 2"])
  }

  @Test func `after a crash it goes on, too, and the showing is counted`() {
    let first = fixture(policy(resumes: true))
    first.show()
    first.guide.go(to: 2)
    let crashed = history.records()
    let later = InMemoryGuideHistory(crashed)
    var policy = policy(resumes: true)
    policy.history = later
    let second = fixture(policy)
    #expect(second.show())
    #expect(second.guide.currentIndex == 2)
    #expect(later.records()["welcome"]?.shownCount == 2)
  }

  @Test func `a step is found again by its identifier, else by its tag`() {
    let first = fixture(policy(resumes: true))
    first.show(from: 2)
    first.guide.dismiss()
    let changed = [
      GuideStep(tag: 1), GuideStep(tag: 3), GuideStep(tag: 9, identifier: "c"),
    ]
    let second = fixture(policy(resumes: true), steps: changed)
    second.show()
    #expect(second.guide.currentIndex == 2)
    second.guide.go(to: 1)
    second.guide.dismiss()
    second.show()
    #expect(second.guide.currentIndex == 1)
  }

  @Test func `a step that is gone means from the first`() {
    let first = fixture(policy(resumes: true))
    first.show(from: 2)
    first.guide.dismiss()
    let second = fixture(policy(resumes: true), steps: [GuideStep(tag: 1), GuideStep(tag: 3)])
    second.show()
    #expect(second.guide.currentIndex == 0)
  }

  @Test func `what came to its end begins anew`() {
    let fixture = fixture(policy(limit: .always, resumes: true))
    fixture.show()
    for _ in 0..<3 { fixture.guide.next() }
    #expect(record?.place == nil)
    fixture.show()
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `a start that was asked for, another version and no resuming begin there`() {
    let first = fixture(policy(resumes: true))
    first.show(from: 2)
    first.guide.dismiss()
    let asked = fixture(policy(resumes: true))
    asked.show(from: 1)
    #expect(asked.guide.currentIndex == 1)
    let newer = fixture(policy(version: 2, resumes: true))
    newer.show()
    #expect(newer.guide.currentIndex == 0)
    let plain = fixture(policy())
    plain.show()
    #expect(plain.guide.currentIndex == 0)
  }

  @Test func `reset shows the guide again from the first step`() throws {
    let fixture = fixture(policy(resumes: true))
    fixture.show(from: 1)
    fixture.guide.skip()
    #expect(!fixture.show())
    try fixture.guide.history?.reset()
    #expect(fixture.show())
    #expect(fixture.guide.currentIndex == 0)
  }

  // MARK: Gaps

  @Test func `a gap is kept between any two guides`() {
    let first = fixture(policy("one", gap: 60))
    first.show()
    first.guide.skip()
    clock.date += 59
    #expect(!fixture(policy("two", gap: 60)).show())
    #expect(fixture(policy("three", gap: 59)).show())
    clock.date += 60
    #expect(fixture(policy("two", gap: 60)).show())
  }

  @Test func `a clock put back neither unlocks nor locks for ever`() {
    let first = fixture(policy("one", gap: 60))
    first.show()
    first.guide.skip()
    clock.date -= 1_000_000
    #expect(!fixture(policy("two", gap: 60)).show())
    clock.date += 59
    #expect(!fixture(policy("two", gap: 60)).show())
    clock.date += 1
    #expect(fixture(policy("two", gap: 60)).show())
  }

  @Test(arguments: [TimeInterval.nan, -5, 0])
  func `a gap that is none is none`(gap: TimeInterval) {
    fixture(policy("one", gap: gap)).show()
    #expect(fixture(policy("two", gap: gap)).show())
  }
}
