import Foundation
import StepMask
import Testing

@MainActor
@Suite("Steps that a user cannot leave")
struct ExitTests {
  @Test func `a step that only Escape leaves is reported before willShow, once a run`() {
    let fixture = Fixture(steps: [
      GuideStep(tag: 3, focuses: [Focus(frame: frame(0))]),
      GuideStep(tag: 5, policies: GuidePolicies(maskTap: .advance)),
      GuideStep(tag: 8),
    ])
    for _ in 0..<2 {
      fixture.show()
      #expect(
        fixture.guide.problems == [
          .stepWithoutExit(stepIndex: 0, tag: 3), .stepWithoutExit(stepIndex: 2, tag: 8),
        ])
      #expect(fixture.log.take().hasPrefix("problem · problem · willShow · "))
      fixture.guide.dismiss()
      _ = fixture.log.take()
    }
  }

  @Test(arguments: [
    (GuidePolicies(), true),
    (GuidePolicies(maskTap: .passThrough), true),
    (GuidePolicies(endsOnEscape: false), true),
    (GuidePolicies(maskTap: .advance), false),
    (GuidePolicies(maskTap: .dismiss), false),
    (GuidePolicies(cutoutTap: .advance), false),
    (GuidePolicies(cutoutTap: .forward), false),
    (GuidePolicies(cutoutTap: .forwardThenAdvance), false),
  ])
  func `a tap leads on, be it set on the step or on the guide`(
    policies: GuidePolicies, isTrapped: Bool
  ) {
    let own = Fixture(steps: [
      GuideStep(focuses: [Focus(frame: frame(0))], policies: policies),
      GuideStep(policies: policies),
    ])
    let general = Fixture(steps: [GuideStep(focuses: [Focus(frame: frame(0))]), GuideStep()])
    general.guide.policies = policies
    for fixture in [own, general] {
      fixture.show()
      #expect(fixture.guide.problems.count == (isTrapped ? 2 : 0))
    }
  }

  @Test func `the cut-outs' own policies count before that of the step`() {
    for (own, isTrapped) in [(CutoutTapPolicy.ignore, true), (.advance, false)] {
      let fixture = Fixture(steps: [
        GuideStep(
          focuses: [Focus(frame: frame(0), tapPolicy: own)],
          policies: GuidePolicies(cutoutTap: own == .ignore ? .advance : .ignore))
      ])
      fixture.show()
      #expect(fixture.guide.problems.isEmpty == !isTrapped)
    }
  }

  @Test func `a button leads on, that of a tip that stays for all steps`() {
    let steps = [GuideStep(tag: 1), GuideStep(tag: 2)]
    for (tip, count) in [
      (Tip(text: "no button", stepTag: 1, buttons: []), 2),
      (Tip(text: "a", stepTag: 1, buttons: [.next]), 1),
      (Tip(text: "b", buttons: [.skip]), 0),
    ] {
      let fixture = Fixture(steps: steps)
      fixture.guide.addTip(tip)
      fixture.show()
      #expect(fixture.guide.problems.count == count)
    }
    let ofStep = Fixture(steps: [GuideStep(tips: [Tip(text: "c", buttons: [.next])])])
    ofStep.show()
    #expect(ofStep.guide.problems.isEmpty)
  }

  @Test func `a timer leads on`() {
    let fixture = Fixture(steps: [GuideStep()])
    fixture.guide.show(on: fixture.surface, dismissAfter: 9)
    #expect(fixture.guide.problems.isEmpty)
  }
}
