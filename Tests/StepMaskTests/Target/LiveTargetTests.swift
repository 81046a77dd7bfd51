import Foundation
import StepMask
import Testing

@MainActor
@Suite("Targets that live")
struct LiveTargetTests {
  private func fixture(_ targets: [TestTarget], _ policies: GuidePolicies = GuidePolicies())
    -> Fixture
  {
    let fixture = Fixture(steps: [
      GuideStep(focuses: targets.map { Focus($0) }, tips: [Tip(text: "t")], policies: policies),
      GuideStep(focuses: [Focus(frame: frame(5))]),
    ])
    fixture.surface.views = targets
    fixture.show()
    _ = fixture.log.take()
    return fixture
  }

  @Test func `hole and tip follow a target in the same layout pass`() {
    let target = TestTarget()
    let fixture = fixture([target])
    let before = fixture.surface.lastScene
    target.location = .ready(TargetPlace(frame: CGRect(x: 70, y: 40, width: 60, height: 30)))
    fixture.surface.guides.layoutDidChange()
    let after = fixture.surface.lastScene
    #expect(after?.holes.first?.shape.bounds.minX == 70)
    #expect((after?.tips.first?.frame.minX ?? 0) - (before?.tips.first?.frame.minX ?? 0) == 30)
    #expect(fixture.log.lines.isEmpty)
  }

  @Test func `laying out twice gives the same scene and draws it once`() {
    let fixture = fixture([TestTarget()])
    let count = fixture.surface.scenes.count
    fixture.surface.guides.layoutDidChange()
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.surface.scenes.count == count)
  }

  @Test func `resizing there and back gives the same scene`() {
    let fixture = fixture([TestTarget()])
    let before = fixture.surface.lastScene
    fixture.surface.bounds.size = CGSize(width: 120, height: 80)
    #expect(fixture.surface.lastScene != before)
    fixture.surface.bounds.size = CGSize(width: 400, height: 300)
    #expect(fixture.surface.lastScene == before)
  }

  @Test func `a provider that returns another view moves hole and tip in the same pass`() {
    let rows = [TestTarget("row 1", frame(0)), TestTarget("row 2", frame(3))]
    let scroller = TestScroller()
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus { scroller.contentOffset.y == 0 ? rows[0] : rows[1] }])
    ])
    fixture.show()
    scroller.contentOffset.y = 20
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.surface.lastScene?.holes.map(\.shape.bounds) == [frame(3)])
    #expect(!fixture.log.lines.contains { $0.hasPrefix("target") })
  }

  @Test func `of a lost target the hole goes at once, and comes back with it`() {
    let targets = [TestTarget("a", frame(0)), TestTarget("b", frame(2))]
    let fixture = fixture(targets)
    targets[1].location = .notReady(.detached)
    fixture.surface.guides.layoutDidChange()
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.surface.lastScene?.holes.map(\.cutout) == [0])
    #expect(fixture.surface.lastScene?.tips.count == 1)
    #expect(fixture.log.take() == "targetLost 0.1")
    fixture.surface.manualClock.advance(by: 5)
    #expect(fixture.guide.currentIndex == 0)
    targets[1].location = .ready(TargetPlace(frame: frame(2)))
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.log.take() == "targetFound 0.1")
    #expect(fixture.surface.lastScene?.holes.map(\.cutout) == [0, 1])
  }

  @Test func `only after half a second without any target the step is left, and still counts`() {
    let target = TestTarget()
    let fixture = fixture([target])
    target.location = .notReady(.detached)
    fixture.surface.guides.layoutDidChange()
    fixture.surface.manualClock.advance(by: 0.49)
    #expect(fixture.guide.currentIndex == 0)
    fixture.surface.manualClock.advance(by: 0.02)
    #expect(
      fixture.log.text
        == "targetLost 0.0 · willLeave 0 · didLeave 0 · willEnter 1 · didEnter 1")
    #expect(fixture.log.events.last?.visit?.cause == .timer)
    #expect(fixture.guide.position == 2)
    #expect(fixture.guide.count == 2)
  }

  @Test func `a target that is back within the time of grace changes nothing`() {
    let target = TestTarget()
    let fixture = fixture([target])
    let place = target.location
    target.location = .notReady(.detached)
    fixture.surface.guides.layoutDidChange()
    fixture.surface.manualClock.advance(by: 0.4)
    target.location = place
    fixture.surface.guides.layoutDidChange()
    fixture.surface.manualClock.advance(by: 5)
    #expect(fixture.guide.currentIndex == 0)
    #expect(fixture.log.text == "targetLost 0.0 · targetFound 0.0")
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test(arguments: [TargetAbsence.hidden, .transparent, .empty, .clippedAway, .notFinite])
  func `a target that is only out of sight is not given up`(absence: TargetAbsence) {
    let target = TestTarget()
    let fixture = fixture([target])
    target.location = .notReady(absence)
    fixture.surface.guides.layoutDidChange()
    fixture.surface.manualClock.advance(by: 60)
    #expect(fixture.guide.currentIndex == 0)
    #expect(fixture.surface.lastScene?.holes.isEmpty == true)
  }

  @Test func `the last step that loses its targets ends as completed`() {
    let target = TestTarget()
    let fixture = Fixture(steps: [GuideStep(focuses: [Focus(target)])])
    fixture.show()
    target.location = .notReady(.released)
    fixture.surface.guides.layoutDidChange()
    fixture.surface.manualClock.advance(by: 0.6)
    #expect(fixture.log.lines.last == "didDismiss completed")
  }

  @Test(arguments: [
    (MissingTargetPolicy.wait(timeout: 3), 3.4, 3.6), (.skip, 0.4, 0.6),
  ])
  func `wait keeps a lost step for its timeout first`(
    policy: MissingTargetPolicy, stays: Double, leaves: Double
  ) {
    let target = TestTarget()
    let fixture = fixture([target], GuidePolicies(missingTarget: policy))
    target.location = .notReady(.detached)
    fixture.surface.guides.layoutDidChange()
    fixture.surface.manualClock.advance(by: stays)
    #expect(fixture.guide.currentIndex == 0)
    fixture.surface.manualClock.advance(by: leaves - stays)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `dismiss ends a step that lost its targets as targetMissing`() {
    let target = TestTarget()
    let fixture = fixture([target], GuidePolicies(missingTarget: .dismiss))
    target.location = .notReady(.detached)
    fixture.surface.guides.layoutDidChange()
    fixture.surface.manualClock.advance(by: 0.6)
    #expect(fixture.log.lines.last == "didDismiss targetMissing")
  }

  @Test(arguments: [MissingTargetPolicy.placeholder, .showWithoutCutout])
  func `the other policies keep a step that lost its targets`(policy: MissingTargetPolicy) {
    let target = TestTarget()
    let fixture = fixture([target], GuidePolicies(missingTarget: policy))
    target.location = .notReady(.detached)
    fixture.surface.guides.layoutDidChange()
    fixture.surface.manualClock.advance(by: 60)
    #expect(fixture.guide.currentIndex == 0)
    #expect(
      fixture.surface.lastScene?.holes.map(\.isPlaceholder)
        == (policy == .placeholder ? [true] : []))
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test func `lost in a transition: told at once, the policy after didEnter`() {
    let target = TestTarget()
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus(target)]), GuideStep(focuses: [Focus(frame: frame(5))]),
    ])
    fixture.guide.animation = GuideAnimation(fadeDuration: 2)
    fixture.show()
    _ = fixture.log.take()
    target.location = .notReady(.detached)
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.log.take() == "targetLost 0.0")
    fixture.surface.manualClock.advance(by: 1)
    #expect(fixture.log.take() == "")
    fixture.surface.manualClock.advance(by: 1.1)
    #expect(
      fixture.log.take() == "didEnter 0 · didShow · willLeave 0 · didLeave 0 · willEnter 1")
  }

  @Test func `lost while paused: told at resume`() {
    let target = TestTarget()
    let fixture = fixture([target])
    fixture.guide.pause()
    target.location = .notReady(.detached)
    fixture.surface.guides.layoutDidChange()
    fixture.surface.manualClock.advance(by: 10)
    #expect(fixture.log.take() == "didPause")
    fixture.guide.resume()
    #expect(fixture.log.take() == "targetLost 0.0 · didResume")
    fixture.surface.manualClock.advance(by: 0.6)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `while the surface has no area nothing is asked, lost or timed`() {
    let target = TestTarget()
    let fixture = fixture([target])
    let questions = target.questions
    target.location = .notReady(.detached)
    fixture.surface.bounds = .zero
    fixture.surface.manualClock.advance(by: 10)
    #expect(target.questions == questions)
    #expect(fixture.log.lines.isEmpty)
    fixture.surface.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    #expect(fixture.log.take() == "targetLost 0.0")
    fixture.surface.manualClock.advance(by: 0.6)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `a step that is entered again without its target counts as just lost`() {
    let first = TestTarget("first", frame(0))
    let second = TestTarget("second", frame(2))
    let fixture = Fixture(steps: [
      GuideStep(
        focuses: [Focus(first)], policies: GuidePolicies(missingTarget: .wait(timeout: 1))),
      GuideStep(focuses: [Focus(second)]),
    ])
    fixture.show(from: 1)
    _ = fixture.log.take()
    first.location = .notReady(.detached)
    #expect(fixture.guide.previous())
    second.location = .notReady(.detached)
    fixture.surface.manualClock.advance(by: 1.1)
    #expect(
      fixture.log.take()
        == "willLeave 1 · didLeave 1 · skipped 0 missing · willEnter 1 · targetLost 1.0 · didEnter 1"
    )
    fixture.surface.manualClock.advance(by: 0.6)
    #expect(fixture.log.lines.last == "didDismiss completed")
  }

  @Test func `what the guide scrolled is put back unless somebody else moved it`() {
    for isMoved in [false, true] {
      let scroller = TestScroller()
      let target = TestTarget()
      target.location = .notReady(.clippedAway)
      target.onReveal = {
        defer { scroller.contentOffset.y = 40 }
        target.location = .ready(TargetPlace(frame: frame(1)))
        return [
          ScrollChange(scroller: scroller, before: .zero, after: CGPoint(x: 0, y: 40))
        ]
      }
      let fixture = Fixture(steps: [GuideStep(focuses: [Focus(target)])])
      fixture.show()
      #expect(fixture.guide.currentIndex == 0)
      #expect(scroller.contentOffset.y == 40)
      if isMoved { scroller.contentOffset.y = 50 }
      fixture.guide.dismiss()
      #expect(scroller.contentOffset.y == (isMoved ? 50 : 0))
    }
  }

  @Test func `nothing is scrolled when revealing is switched off or the target is visible`() {
    let target = TestTarget()
    let visible = TestTarget("visible")
    target.location = .notReady(.clippedAway)
    let fixture = Fixture(steps: [
      GuideStep(
        focuses: [Focus(target)],
        policies: GuidePolicies(missingTarget: .showWithoutCutout, revealsTarget: false)),
      GuideStep(focuses: [Focus(visible)]),
    ])
    fixture.show()
    #expect(target.reveals == 0)
    #expect(fixture.guide.currentIndex == 0)
    fixture.guide.next()
    #expect(visible.reveals == 0)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `of targets that cannot be seen together the first is brought into view`() {
    let (first, second) = (TestTarget("first"), TestTarget("second"))
    let scroller = TestScroller()
    /// Scrolls so that one is seen and the other is not.
    func reveal(_ shown: TestTarget, _ hidden: TestTarget) -> [ScrollChange] {
      shown.location = .ready(TargetPlace(frame: frame(0)))
      hidden.location = .notReady(.clippedAway)
      return [ScrollChange(scroller: scroller, before: .zero, after: .zero)]
    }
    first.onReveal = { reveal(first, second) }
    second.onReveal = { reveal(second, first) }
    for target in [first, second] { target.location = .notReady(.clippedAway) }
    let fixture = Fixture(steps: [GuideStep(focuses: [Focus(first), Focus(second)])])
    fixture.show()
    #expect(fixture.surface.lastScene?.holes.map(\.cutout) == [0])
  }
}

@MainActor
final class TestScroller: GuideScroller {
  var contentOffset = CGPoint.zero
}
