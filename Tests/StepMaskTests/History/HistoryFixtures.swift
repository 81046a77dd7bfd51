import Foundation
import StepMask

/// Guides of three steps that share a history and a time of day.
@MainActor
protocol HistoryFixtures {
  var history: InMemoryGuideHistory { get }
  var clock: WallClock { get }
}

extension HistoryFixtures {
  func policy(
    _ identifier: String = "welcome", version: Int = 1,
    limit: GuideHistoryPolicy.Limit = .once, gap: TimeInterval = 0, resumes: Bool = false
  ) -> GuideHistoryPolicy {
    GuideHistoryPolicy(
      history: history, identifier: identifier, version: version, limit: limit, minimumGap: gap,
      resumes: resumes, now: { [clock] in clock.date })
  }

  func fixture(_ policy: GuideHistoryPolicy, steps: [GuideStep]? = nil) -> Fixture {
    let fixture = Fixture(
      steps: steps ?? [
        GuideStep(tag: 1, identifier: "a"), GuideStep(tag: 2), GuideStep(tag: 3, identifier: "c"),
      ])
    fixture.guide.policies = GuidePolicies(maskTap: .advance)
    fixture.guide.history = policy
    return fixture
  }

  var record: GuideRecord? { history.records()["welcome"] }
}
