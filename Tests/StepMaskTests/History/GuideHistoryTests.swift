import Foundation
import StepMask
import Testing

@MainActor
@Suite("Guides with a history")
struct GuideHistoryTests: HistoryFixtures {
  let history = InMemoryGuideHistory()
  let clock = WallClock()

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
