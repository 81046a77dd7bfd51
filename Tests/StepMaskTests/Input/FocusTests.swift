import Foundation
import StepMask
import Testing

@MainActor
@Suite("The keyboard focus in a hole")
struct FocusTests {
  @Test func `a text field whose step was left gets no more keys`() {
    let field = TestTarget("field")
    field.takesText = true
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus(field)], policies: GuidePolicies(cutoutTap: .forward)),
      GuideStep(
        focuses: [Focus(provider: { nil })],
        policies: GuidePolicies(missingTarget: .wait(timeout: 9))),
    ])
    fixture.show()
    fixture.surface.key(.tab)
    fixture.surface.key(.character("a"))
    fixture.guide.next()
    fixture.surface.key(.character("b"))
    _ = fixture.surface.guides.handle([.text("c")])
    #expect(fixture.surface.delivered == ["field \(GuideInput.key(.character("a")))"])
  }

  @Test func `a target without its hole gets no keys`() {
    for takesText in [false, true] {
      let target = TestTarget()
      target.takesText = takesText
      let fixture = Fixture(steps: [
        GuideStep(
          focuses: [Focus(target), Focus(frame: frame(5))],
          policies: GuidePolicies(cutoutTap: .forward))
      ])
      fixture.show()
      fixture.surface.key(.tab)
      target.location = .notReady(.clippedAway)
      fixture.surface.guides.layoutDidChange()
      fixture.surface.key(.return)
      _ = fixture.surface.guides.handle([.text("x")])
      #expect(fixture.surface.delivered.isEmpty)
    }
  }

  @Test func `what the guide scrolled stays if the user's last input went to a target`() {
    let cases: [(String, CGFloat)] = [("target", 40), ("target, then mask", 0), ("none", 0)]
    for (input, offset) in cases {
      let scroller = TestScroller()
      let target = TestTarget()
      target.location = .notReady(.clippedAway)
      target.onReveal = {
        scroller.contentOffset.y = 40
        target.location = .ready(TargetPlace(frame: frame(1)))
        return [ScrollChange(scroller: scroller, before: .zero, after: CGPoint(x: 0, y: 40))]
      }
      let fixture = Fixture(steps: [
        GuideStep(focuses: [Focus(target)], policies: GuidePolicies(cutoutTap: .forward))
      ])
      fixture.show()
      if input.hasPrefix("target") { fixture.surface.tap(frame(1).midX, frame(1).midY) }
      if input.hasSuffix("mask") { fixture.surface.tap(300, 250) }
      fixture.guide.dismiss()
      #expect(scroller.contentOffset.y == offset, "\(input)")
    }
  }
}
