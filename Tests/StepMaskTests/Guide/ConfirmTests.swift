import Foundation
import StepMask
import Testing

/// Asks the user in a step of its own before it ends.
private final class ConfirmingGuide: Guide {
  private var asked: EndReason?
  private var origin = 0

  override func shouldDismiss(_ reason: EndReason) -> Bool {
    guard currentStep?.identifier != "confirm" else { return true }
    asked = reason
    origin = currentIndex ?? 0
    go(toIdentifier: "confirm")
    return false
  }

  override func shouldEnterStep(_ visit: GuideStepVisit) -> Bool {
    visit.step.identifier != "confirm" || asked != nil
  }

  override func didReceiveAction(_ name: String) {
    let reason = asked
    asked = nil
    if name == "leave" { dismiss(as: reason ?? .programmatic) } else { go(to: origin) }
  }
}

@MainActor
@Suite("A question before leaving")
struct ConfirmTests {
  private let fixture: Fixture

  init() {
    let question = Tip(
      text: "Leave?",
      buttons: [
        .custom(title: "Leave", name: "leave"), .custom(title: "Stay", name: "stay"),
      ])
    let guide = ConfirmingGuide(steps: [
      GuideStep(tips: [Tip(text: "a", buttons: [.skip, .next])]), GuideStep(tips: [Tip(text: "b")]),
      GuideStep(identifier: "confirm", tips: [question]),
    ])
    fixture = Fixture(guide)
    guide.policies.maskTap = .dismiss
    fixture.show()
    _ = fixture.log.take()
  }

  private func ask(_ reason: EndReason) {
    switch reason {
    case .escape: fixture.surface.key(.escape)
    case .skipped: fixture.surface.press("Skip")
    default: fixture.surface.tap(2, 2)
    }
  }

  @Test(arguments: [EndReason.escape, .skipped, .outsideTap])
  func `leaving is asked about and then keeps its reason`(reason: EndReason) {
    ask(reason)
    #expect(
      fixture.log.take() == """
        dismissRefused \(reason) · willLeave 0 · didLeave 0 · willEnter 2 · didEnter 2
        """)
    #expect(fixture.guide.state == .shown)
    fixture.surface.press("Leave")
    #expect(
      fixture.log.take() == """
        action leave · willLeave 2 · didLeave 2 · willDismiss \(reason) · didDismiss \(reason)
        """)
  }

  @Test func `who stays is where they were`() {
    fixture.guide.next()
    fixture.surface.key(.escape)
    fixture.surface.press("Stay")
    #expect(fixture.guide.currentIndex == 1)
    #expect(fixture.guide.state == .shown)
  }

  @Test func `the question is not part of the way`() {
    fixture.guide.next()
    fixture.guide.next()
    #expect(fixture.log.lines.suffix(5).first == "skipped 2 vetoed")
    #expect(fixture.log.lines.last == "didDismiss completed")
  }

  @Test func `dismiss from code is not asked about`() {
    fixture.guide.dismiss()
    #expect(fixture.log.lines.last == "didDismiss programmatic")
  }
}
