import Foundation
import StepMask
import Testing

@MainActor
@Suite("Waiting for targets")
struct WaitingTests {
  private func expanded(_ text: String) -> String {
    HookCall("-: -: - = yes: \(text)"[...]).text
  }

  @Test func `a wait asks every tenth of a second and ends with the target`() {
    let target = TestTarget()
    target.location = .notReady(.detached)
    let fixture = waiting(for: target, timeout: 3)
    let questions = target.questions
    fixture.surface.manualClock.advance(by: 0.25)
    #expect(target.questions == questions + 2)
    target.location = .ready(TargetPlace(frame: frame(1)))
    fixture.surface.manualClock.advance(by: 0.05)
    #expect(fixture.log.text == expanded("0>1"))
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test func `a wait asks at each layout change`() {
    let target = TestTarget()
    target.location = .notReady(.detached)
    let fixture = waiting(for: target, timeout: 3)
    target.location = .ready(TargetPlace(frame: frame(1)))
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.log.text == expanded("0>1"))
  }

  @Test(arguments: [(3.0, false), (.infinity, true), (0, false), (.nan, false)])
  func `a wait ends after its time, an infinite one never`(timeout: Double, isEndless: Bool) {
    let target = TestTarget()
    target.location = .notReady(.detached)
    let fixture = waiting(for: target, timeout: timeout)
    fixture.surface.manualClock.advance(by: 100)
    let text = isEndless ? "0>" : "0> · skipped 1 missing · willEnter 2 · didEnter 2"
    #expect(fixture.log.text == expanded(text))
    fixture.guide.dismiss()
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  private func waiting(for target: TestTarget, timeout: Double) -> Fixture {
    let fixture = Fixture(steps: [
      GuideStep(tag: 0, focuses: [Focus(frame: frame(0))]),
      GuideStep(
        tag: 1, focuses: [Focus(target)],
        policies: GuidePolicies(missingTarget: .wait(timeout: timeout))),
      GuideStep(tag: 2, focuses: [Focus(frame: frame(2))]),
    ])
    fixture.guide.policies.maskTap = .advance
    fixture.show()
    _ = fixture.log.take()
    fixture.guide.next()
    return fixture
  }
}
