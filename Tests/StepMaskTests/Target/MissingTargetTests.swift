import Foundation
import StepMask
import Testing

@MainActor
@Suite("Targets that are missing")
struct MissingTargetTests {
  private func fixture(_ policy: MissingTargetPolicy?, _ target: TestTarget) -> Fixture {
    Fixture(steps: [
      GuideStep(focuses: [Focus(frame: frame(0))]),
      GuideStep(focuses: [Focus(target)], policies: GuidePolicies(missingTarget: policy)),
      GuideStep(focuses: [Focus(frame: frame(2))]),
    ])
  }

  nonisolated static let absences: [TargetAbsence] = [
    .detached, .hidden, .transparent, .empty, .notFinite, .clippedAway,
  ]

  @Test(arguments: absences)
  func `by default the step is skipped and not drawn`(absence: TargetAbsence) {
    let target = TestTarget()
    target.location = .notReady(absence)
    let fixture = fixture(nil, target)
    fixture.show()
    _ = fixture.log.take()
    fixture.guide.next()
    #expect(
      fixture.log.take()
        == "willLeave 0 · didLeave 0 · skipped 1 missing · willEnter 2 · didEnter 2")
    #expect(fixture.guide.position == 2)
    #expect(fixture.guide.count == 2)
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), .null, .infinite, .zero,
    CGRect(x: 0, y: 0, width: -10, height: 10), CGRect(x: 0, y: 0, width: 10, height: 0),
    CGRect(x: 1000, y: 0, width: 10, height: 10), CGRect(x: -10, y: 0, width: 10, height: 10),
    CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300),
  ])
  func `a place that is no rectangle on the surface is no place`(rect: CGRect) {
    let target = TestTarget("broken", rect)
    let fixture = fixture(nil, target)
    fixture.show()
    fixture.guide.next()
    #expect(fixture.log.lines.contains("skipped 1 missing"))
    #expect(
      fixture.surface.scenes.allSatisfy { scene in
        scene?.holes.allSatisfy { $0.shape.bounds.origin != .zero } ?? true
      })
  }

  @Test func `a released target is not ready`() {
    var target: TestTarget? = TestTarget()
    let step = target.map { GuideStep(focuses: [Focus($0)]) }
    let other = GuideStep(focuses: [Focus(frame: frame(0))])
    let fixture = Fixture(steps: [other] + [step].compactMap(\.self))
    target = nil
    fixture.show()
    fixture.guide.next()
    #expect(
      fixture.log.lines.suffix(3) == [
        "skipped 1 missing", "willDismiss completed", "didDismiss completed",
      ])
  }

  @Test func `a provider that returns nil is not ready`() {
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus { nil }]), GuideStep(focuses: [Focus(frame: frame(0))]),
    ])
    fixture.guide.policies.maskTap = .advance
    fixture.show()
    #expect(fixture.guide.currentIndex == 1)
    #expect(fixture.guide.problems.isEmpty)
  }

  @Test func `a provider that throws is not ready and reported once`() {
    struct Broken: Error {}
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus { throw Broken() }]),
      GuideStep(focuses: [Focus(frame: frame(0))]),
    ])
    fixture.guide.policies.maskTap = .advance
    fixture.show()
    #expect(fixture.guide.currentIndex == 1)
    #expect(
      fixture.guide.problems == [
        .providerFailed(stepIndex: 0, focus: 0, error: "Broken()")
      ])
    fixture.guide.previous()
    #expect(fixture.guide.problems.count == 1)
  }

  @Test func `showWithoutCutout shows the step with its tips in the centre`() {
    let target = TestTarget()
    target.location = .notReady(.hidden)
    let fixture = Fixture(steps: [
      GuideStep(
        focuses: [Focus(target)], tips: [Tip(text: "a")],
        policies: GuidePolicies(missingTarget: .showWithoutCutout))
    ])
    fixture.show()
    let scene = fixture.surface.lastScene
    #expect(scene?.holes.isEmpty == true)
    #expect(scene?.tips.first?.frame == CGRect(x: 150, y: 130, width: 100, height: 40))
    #expect(scene?.tips.first?.arrow == nil)
  }

  @Test func `placeholder is a marked hole of 60 by 60 points at the centre of the safe area`() {
    let target = TestTarget()
    target.location = .notReady(.hidden)
    let fixture = fixture(.placeholder, target)
    fixture.show(from: 1)
    let expected = GuideScene.Hole(
      shape: .rectangle(CGRect(x: 170, y: 120, width: 60, height: 60)), cutout: 0,
      isPlaceholder: true)
    #expect(fixture.surface.lastScene?.holes == [expected])
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.surface.lastScene?.holes == [expected])
    target.location = .ready(TargetPlace(frame: frame(1)))
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.surface.lastScene?.holes.map(\.shape.bounds) == [frame(1)])
    #expect(fixture.surface.lastScene?.holes.first?.isPlaceholder == false)
  }

  @Test func `a placeholder on cells is 8 by 4`() {
    let target = TestTarget()
    target.location = .notReady(.hidden)
    let fixture = fixture(.placeholder, target)
    fixture.surface.tipMetrics = .cells
    fixture.surface.bounds = CGRect(x: 0, y: 0, width: 80, height: 25)
    fixture.show(from: 1)
    #expect(
      fixture.surface.lastScene?.holes.first?.shape.bounds
        == CGRect(x: 36, y: 10, width: 8, height: 4))
  }

  @Test func `dismiss ends as targetMissing`() {
    let target = TestTarget()
    target.location = .notReady(.hidden)
    let fixture = fixture(.dismiss, target)
    fixture.show()
    fixture.guide.next()
    #expect(
      fixture.log.text.hasSuffix(
        "willLeave 0 · didLeave 0 · willDismiss targetMissing · didDismiss targetMissing"))
  }

  @Test func `wait shows the step when the target comes, asked at each tenth of a second`() {
    let target = TestTarget()
    target.location = .notReady(.detached)
    let fixture = fixture(.wait(timeout: 2), target)
    fixture.show()
    fixture.guide.next()
    #expect(fixture.guide.currentIndex == 0)
    #expect(fixture.surface.lastScene?.holes.isEmpty == true)
    #expect(fixture.surface.lastScene?.dimming == 0.7)
    target.location = .ready(TargetPlace(frame: frame(1)))
    fixture.surface.manualClock.advance(by: 0.09)
    #expect(fixture.guide.currentIndex == 0)
    fixture.surface.manualClock.advance(by: 0.02)
    #expect(fixture.guide.currentIndex == 1)
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test func `wait asks at a layout change, too`() {
    let target = TestTarget()
    target.location = .notReady(.detached)
    let fixture = fixture(.wait(timeout: 2), target)
    fixture.show()
    fixture.guide.next()
    target.location = .ready(TargetPlace(frame: frame(1)))
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `wait is over after its timeout, then the step is skipped`() {
    let target = TestTarget()
    target.location = .notReady(.detached)
    let fixture = fixture(.wait(timeout: 2), target)
    fixture.show()
    fixture.guide.next()
    fixture.surface.manualClock.advance(by: 1.9)
    #expect(fixture.guide.currentIndex == 0)
    fixture.surface.manualClock.advance(by: 0.2)
    #expect(fixture.guide.currentIndex == 2)
    #expect(fixture.log.lines.contains("skipped 1 missing"))
  }

  @Test func `the policy of a step wins over the guide's, which wins over the default`() {
    let target = TestTarget()
    target.location = .notReady(.hidden)
    for (ofStep, ofGuide, index) in [
      (nil, nil, 2), (nil, .showWithoutCutout, 1), (.skip, .showWithoutCutout, 2),
      (.showWithoutCutout, .skip, 1),
    ] as [(MissingTargetPolicy?, MissingTargetPolicy?, Int)] {
      let fixture = fixture(ofStep, target)
      fixture.guide.policies.missingTarget = ofGuide
      fixture.show()
      fixture.guide.next()
      #expect(fixture.guide.currentIndex == index)
    }
  }

  @Test func `of several targets the ready ones are shown`() {
    let missing = TestTarget()
    missing.location = .notReady(.hidden)
    let fixture = Fixture(steps: [
      GuideStep(focuses: [
        Focus(frame: frame(0)), Focus(missing), Focus(frame: frame(2)),
      ])
    ])
    fixture.show()
    #expect(fixture.surface.lastScene?.holes.map(\.cutout) == [0, 2])
  }

  @Test func `a model that points at nothing is reported by place and tag before willShow`() {
    let fixture = Fixture(
      StepMaskGuide(models: [
        StepMaskModel(frame: frame(0), step: 7), StepMaskModel(view: nil, step: 3),
        StepMaskModel(frame: .null, step: 5),
      ]))
    fixture.show()
    #expect(
      fixture.guide.problems == [
        .modelWithoutTarget(place: 1, tag: 3), .modelWithoutTarget(place: 2, tag: 5),
      ])
    #expect(fixture.log.lines.prefix(3) == ["problem", "problem", "willShow"])
    #expect(fixture.guide.currentStep?.tag == 7)
  }

  @Test func `no target is asked before its step is about to be entered`() {
    let targets = [TestTarget("a"), TestTarget("b")]
    let fixture = Fixture(steps: targets.map { GuideStep(focuses: [Focus($0)]) })
    #expect(targets.map(\.questions) == [0, 0])
    fixture.show()
    fixture.surface.guides.layoutDidChange()
    #expect(targets[0].questions > 0)
    #expect(targets[1].questions == 0)
    fixture.guide.next()
    #expect(targets[1].questions > 0)
  }
}
