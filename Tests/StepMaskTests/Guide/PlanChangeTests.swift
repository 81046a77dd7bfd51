import Foundation
import StepMask
import Testing

@MainActor
@Suite("Steps that come and go while the guide is shown")
struct PlanChangeTests {
  private func fixture(_ count: Int) -> Fixture {
    Fixture(steps: (0..<count).map { step("\($0)", frame($0)) })
  }

  private func step(_ identifier: String, _ frame: CGRect) -> GuideStep {
    GuideStep(
      identifier: identifier, focuses: [Focus(frame: frame)],
      policies: GuidePolicies(maskTap: .advance))
  }

  private func model(_ place: Int, _ tag: Int) -> StepMaskModel {
    StepMaskModel(frame: frame(place), step: tag)
  }

  @Test func `an added step counts at once, with one planChanged and no step event`() {
    let fixture = fixture(2)
    fixture.show()
    _ = fixture.log.take()
    fixture.guide.addStep(step("new", frame(3)))
    #expect(fixture.log.take() == "planChanged")
    #expect(fixture.guide.count == 3)
    #expect(fixture.guide.position == 1)
    fixture.guide.next()
    fixture.guide.next()
    #expect(fixture.guide.currentStep?.identifier == "new")
  }

  @Test func `a step that is added before the current one moves its index, not the guide`() {
    let fixture = Fixture(tags: [10, 20])
    fixture.show(from: 1)
    _ = fixture.log.take()
    let scene = fixture.surface.lastScene
    (fixture.guide as? StepMaskGuide)?.addModel(model(5, 15))
    #expect(fixture.log.take() == "planChanged")
    #expect(fixture.guide.currentIndex == 2)
    #expect(fixture.guide.position == 3)
    #expect(fixture.surface.lastScene?.holes == scene?.holes)
    fixture.guide.previous()
    #expect(fixture.guide.currentStep?.tag == 15)
  }

  @Test func `a cut-out that is added to the current step is on screen at once`() {
    let fixture = Fixture(tags: [10, 20])
    fixture.show()
    _ = fixture.log.take()
    (fixture.guide as? StepMaskGuide)?.addModel(model(5, 10))
    #expect(fixture.log.take() == "planChanged")
    #expect(fixture.surface.lastScene?.holes.map(\.shape.bounds) == [frame(0), frame(5)])
    (fixture.guide as? StepMaskGuide)?.removeModels { $0.frame == frame(0) }
    #expect(fixture.log.take() == "planChanged")
    #expect(fixture.surface.lastScene?.holes.map(\.shape.bounds) == [frame(5)])
  }

  @Test func `a removed step is gone from count and position`() {
    let fixture = fixture(3)
    fixture.show(from: 2)
    _ = fixture.log.take()
    #expect(fixture.guide.removeStep(at: 0))
    #expect(fixture.log.take() == "planChanged")
    #expect(fixture.guide.currentIndex == 1)
    #expect(fixture.guide.position == 2)
    #expect(fixture.guide.count == 2)
    #expect(!fixture.guide.removeStep(at: 2))
    #expect(!fixture.guide.removeStep(at: -1))
  }

  @Test func `the current step removed: it is left, the next one entered`() {
    let fixture = fixture(3)
    fixture.show(from: 1)
    _ = fixture.log.take()
    fixture.guide.removeStep(at: 1)
    #expect(
      fixture.log.take()
        == "willLeave 1 · didLeave 1 · willEnter 2 · didEnter 2 · planChanged")
    #expect(fixture.guide.currentStep?.identifier == "2")
    #expect(fixture.guide.position == 2)
    #expect(fixture.guide.count == 2)
  }

  @Test func `the last step removed while it is current ends the guide as completed`() {
    let fixture = fixture(2)
    fixture.show(from: 1)
    fixture.guide.removeStep(at: 1)
    #expect(fixture.log.lines.last == "didDismiss completed")
    #expect(fixture.guide.steps.count == 1)
  }

  @Test func `changes in a hook wait for the next settled point, in order, none is lost`() {
    let fixture = Fixture(tags: [10, 20])
    fixture.log.once("willEnter 10") { guide in
      guard let guide = guide as? StepMaskGuide else { return }
      guide.addModel(self.model(4, 30))
      guide.addModel(self.model(5, 5))
      #expect(guide.count == 2)
    }
    fixture.show()
    #expect(
      fixture.log.take()
        == "willShow · willEnter 10 · didEnter 10 · didShow · planChanged · planChanged")
    #expect(fixture.guide.steps.map(\.tag) == [5, 10, 20, 30])
    #expect(fixture.guide.position == 2)
  }

  @Test func `tips may come and go while the guide is shown`() {
    let fixture = Fixture(tags: [10, 20])
    fixture.show()
    _ = fixture.log.take()
    let tip = Tip(text: "late", stepTag: 10)
    fixture.guide.addTip(tip)
    fixture.guide.addTip(tip)
    #expect(fixture.surface.lastScene?.tips.count == 1)
    fixture.guide.removeTip(tip)
    #expect(fixture.surface.lastScene?.tips.isEmpty == true)
    fixture.guide.addTip(Tip(text: "nowhere", stepTag: 99))
    #expect(fixture.guide.problems == [.tipWithoutStep(tag: 99)])
    #expect(fixture.log.take() == "problem")
  }

  @Test func `steps may be added before and between runs`() {
    let fixture = fixture(0)
    #expect(!fixture.show())
    fixture.guide.addStep(step("only", frame(0)))
    #expect(fixture.show())
    #expect(fixture.guide.currentStep?.identifier == "only")
  }

  @Test func `a placeholder stays when steps are added`() {
    let fixture = Fixture(steps: [
      GuideStep(
        focuses: [Focus { nil }], policies: GuidePolicies(missingTarget: .placeholder))
    ])
    fixture.show()
    let scene = fixture.surface.lastScene
    fixture.guide.addStep(step("new", frame(2)))
    #expect(fixture.surface.lastScene?.holes == scene?.holes)
    #expect(fixture.surface.lastScene?.holes.first?.isPlaceholder == true)
  }

  @Test func `a target may ask for the cut-outs while models are removed`() {
    let target = AskingTarget()
    let guide = StepMaskGuide(
      models: [model(0, 1), model(1, 2), StepMaskModel(view: target, step: 3)])
    target.guide = guide
    let fixture = Fixture(guide)
    fixture.show(from: 2)
    guide.removeModels { $0.step < 3 }
    #expect(guide.currentIndex == 0)
    #expect(guide.rects == [frame(2)])
    #expect(target.answers.last == 1)
  }
}

/// A target that asks the guide for its cut-outs whenever it is asked itself.
@MainActor
private final class AskingTarget: GuideTarget {
  weak var guide: StepMaskGuide?
  private(set) var answers: [Int] = []

  func location(on surface: any GuideSurface) -> TargetLocation {
    answers.append(guide?.cutouts.count ?? 0)
    return .ready(TargetPlace(frame: frame(2)))
  }
}
