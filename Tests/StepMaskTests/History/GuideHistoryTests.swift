import Foundation
import StepMask
import Testing

@MainActor
@Suite("Guides with a history")
struct GuideHistoryTests {
  let history = InMemoryGuideHistory()
  let clock = WallClock()

  private func policy(
    _ identifier: String = "welcome", version: Int = 1,
    limit: GuideHistoryPolicy.Limit = .once, gap: TimeInterval = 0, resumes: Bool = false
  ) -> GuideHistoryPolicy {
    GuideHistoryPolicy(
      history: history, identifier: identifier, version: version, limit: limit, minimumGap: gap,
      resumes: resumes, now: { [clock] in clock.date })
  }

  private func fixture(_ policy: GuideHistoryPolicy, steps: [GuideStep]? = nil) -> Fixture {
    let fixture = Fixture(
      steps: steps ?? [
        GuideStep(tag: 1, identifier: "a"), GuideStep(tag: 2), GuideStep(tag: 3, identifier: "c"),
      ])
    fixture.guide.policies = GuidePolicies(maskTap: .advance)
    fixture.guide.history = policy
    return fixture
  }

  private var record: GuideRecord? { history.records()["welcome"] }

  @Test func `a guide shown once is refused the next time`() {
    let first = fixture(policy())
    first.show()
    first.guide.dismiss(as: .completed)
    let second = fixture(policy())
    #expect(!second.show())
    #expect(second.log.text == "showRefused alreadySeen")
    #expect(second.guide.state == .idle)
    #expect(second.surface.guides.active == nil)
    #expect(fixture(policy("another")).show())
  }

  @Test(arguments: EndReason.allCases)
  func `only the reasons that count count`(reason: EndReason) {
    let first = fixture(policy())
    first.show()
    first.guide.dismiss(as: reason)
    let counts = [.completed, .skipped, .completer, .escape, .outsideTap].contains(reason)
    #expect(fixture(policy()).show() == !counts)
    #expect(record?.countedEnds == (counts ? 1 : 0))
  }

  @Test func `the reasons that count are a setting`() {
    var strict = policy()
    strict.countedReasons = [.completed]
    let first = fixture(strict)
    first.show()
    first.guide.skip()
    let second = fixture(strict)
    #expect(second.show())
    second.guide.dismiss(as: .completed)
    #expect(!fixture(strict).show())
  }

  @Test(arguments: [(0, 0), (-3, 0), (1, 1), (3, 3)])
  func `at most n times`(limit: Int, shown: Int) {
    var count = 0
    for _ in 0..<6 {
      let fixture = fixture(policy(limit: .times(limit)))
      if fixture.show() { count += 1 }
      fixture.guide.dismiss(as: .completed)
    }
    #expect(count == shown)
  }

  @Test func `without a limit it is shown as often as asked for, and counted`() {
    let fixture = fixture(policy(limit: .always))
    for _ in 0..<3 {
      #expect(fixture.show())
      fixture.guide.skip()
    }
    #expect(record?.shownCount == 3 && record?.countedEnds == 3)
  }

  @Test func `a newer version is shown again, an older one is not`() {
    func show(_ version: Int) -> Bool {
      let fixture = fixture(policy(version: version))
      let isShown = fixture.show()
      fixture.guide.skip()
      return isShown
    }
    #expect(show(2))
    #expect(!show(2))
    #expect(!show(1))
    #expect(show(3))
    #expect(record?.version == 3 && record?.shownCount == 1)
    #expect(!show(2))
  }

  @Test func `what is remembered holds when the event is told`() {
    let fixture = fixture(policy())
    var lines: [String] = []
    fixture.log.reaction = { [history] event, _ in
      let record = history.records()["welcome"]
      switch event {
      case .didEnter: lines.append("place \(record?.place?.tag ?? -1)")
      case .didShow: lines.append("count \(record?.shownCount ?? -1)")
      case .willDismiss, .didDismiss: lines.append("\(record?.outcome?.rawValue ?? "none")")
      default: break
      }
    }
    fixture.show()
    fixture.guide.next()
    fixture.guide.skip()
    #expect(lines == ["place 1", "count 1", "place 2", "none", "skipped"])
    #expect(record?.lastShown == clock.date)
  }

  @Test func `a run that shows nothing is no showing`() {
    final class Closed: Guide {
      override func shouldEnterStep(_ visit: GuideStepVisit) -> Bool { false }
    }
    let fixture = Fixture(Closed(steps: [GuideStep()]))
    fixture.guide.history = policy()
    fixture.show()
    #expect(record?.shownCount == 0)
    #expect(record?.outcome == .nothingToShow)
    #expect(fixture.show())
  }

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

  // MARK: Queue

  @Test func `a queued guide is asked about again when its turn comes`() {
    let first = fixture(policy())
    let second = Fixture(steps: [GuideStep()])
    second.guide.history = policy()
    first.show()
    #expect(second.guide.show(on: first.surface))
    first.guide.skip()
    #expect(second.log.text == "enteredQueue · leftQueue refused · showRefused alreadySeen")
    #expect(first.surface.guides.active == nil && first.surface.guides.waiting.isEmpty)
  }

  @Test func `a guide that waits for an area is asked about again`() {
    let fixture = fixture(policy())
    fixture.surface.bounds = .zero
    fixture.show()
    history.update("welcome") { $0 = GuideRecord(version: 1, shownCount: 1, countedEnds: 1) }
    fixture.surface.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(fixture.log.text == "enteredQueue · leftQueue refused · showRefused alreadySeen")
  }

  @Test func `a restart from didDismiss is refused once the guide was seen`() {
    let fixture = fixture(policy())
    fixture.log.once("didDismiss skipped") { [surface = fixture.surface] in
      _ = $0.show(on: surface)
    }
    fixture.show()
    fixture.guide.skip()
    #expect(fixture.log.lines.last == "showRefused alreadySeen")
    #expect(fixture.guide.state == .idle)
  }
}
