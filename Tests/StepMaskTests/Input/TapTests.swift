import Foundation
import StepMask
import Testing

@MainActor
@Suite("Taps")
struct TapTests {
  /// Two steps; the first has a cut-out at 40, 40, 60 × 30 and these policies.
  private func fixture(
    _ policies: GuidePolicies, target: TestTarget, tips: [any GuideTip] = []
  ) -> Fixture {
    let fixture = Fixture(steps: [
      GuideStep(
        focuses: [Focus(target, style: .rectangle(insets: FocusInsets(-5)))], tips: tips,
        policies: policies),
      GuideStep(focuses: [Focus(frame: frame(3))], policies: GuidePolicies(maskTap: .advance)),
    ])
    fixture.show()
    return fixture
  }

  @Test(arguments: [
    (CutoutTapPolicy.advance, 1, 0), (.forward, 0, 2), (.forwardThenAdvance, 1, 2),
    (.ignore, 0, 0),
  ])
  func `a tap on a cut-out does what its policy says`(
    policy: CutoutTapPolicy, index: Int, delivered: Int
  ) {
    let target = TestTarget("button")
    let fixture = fixture(GuidePolicies(cutoutTap: policy), target: target)
    #expect(
      fixture.surface.tap(50, 50)
        == (delivered == 0 ? [.consumed, .consumed] : [.delivered, .delivered]))
    #expect(fixture.guide.currentIndex == index)
    #expect(fixture.surface.delivered.count == delivered)
    #expect(fixture.surface.delivered.allSatisfy { $0.hasPrefix("button") })
    #expect(fixture.guide.state == .shown)
  }

  @Test(arguments: [CutoutTapPolicy.forward, .forwardThenAdvance])
  func `between target and edge of the cut-out nothing happens`(policy: CutoutTapPolicy) {
    let target = TestTarget()
    let fixture = fixture(GuidePolicies(cutoutTap: policy, maskTap: .dismiss), target: target)
    #expect(fixture.guide.region(at: CGPoint(x: 37, y: 50)) == .cutout(0))
    fixture.surface.tap(37, 50)
    #expect(fixture.surface.delivered.isEmpty)
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `a target that takes no touches gets none`() {
    let target = TestTarget()
    target.takesTouches = false
    let fixture = fixture(GuidePolicies(cutoutTap: .forward), target: target)
    fixture.surface.tap(50, 50)
    #expect(fixture.surface.delivered.isEmpty)
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `by frame a forwarded tap goes to what the app has there`() {
    let fixture = Fixture(steps: [
      GuideStep(
        focuses: [Focus(frame: frame(0))], policies: GuidePolicies(cutoutTap: .forward))
    ])
    fixture.show()
    fixture.surface.tap(20, 30)
    #expect(fixture.surface.delivered.count == 2)
    #expect(fixture.surface.delivered.allSatisfy { $0.hasPrefix("app") })
  }

  @Test(
    arguments: zip(
      [MaskTapPolicy.advance, .dismiss, .ignore, .passThrough], [1, nil, 0, 0] as [Int?]))
  func `a tap on the mask does what its policy says`(policy: MaskTapPolicy, index: Int?) {
    let fixture = fixture(GuidePolicies(maskTap: policy), target: TestTarget())
    fixture.surface.tap(300, 250)
    #expect(fixture.guide.state == (policy == .dismiss ? .idle : .shown))
    #expect(fixture.guide.currentIndex == index)
    #expect(fixture.surface.delivered.isEmpty == (policy != .passThrough))
  }

  @Test func `an outside tap ends with a reason of its own and a cause`() throws {
    let fixture = fixture(GuidePolicies(maskTap: .dismiss), target: TestTarget())
    fixture.surface.tap(300, 250)
    guard case .didDismiss(let end) = try #require(fixture.log.events.last) else {
      Issue.record("no end")
      return
    }
    #expect(end.reason == .outsideTap)
    #expect(end.cause == .tap)
    #expect(end.lastIndex == 0)
  }

  @Test func `a tap inside a hole that is not forwarded is no outside tap`() {
    let fixture = fixture(
      GuidePolicies(cutoutTap: .ignore, maskTap: .dismiss), target: TestTarget())
    fixture.surface.tap(50, 50)
    #expect(fixture.guide.state == .shown)
  }

  @Test(arguments: [
    (CutoutTapPolicy.advance, true), (.forward, true), (.forwardThenAdvance, true),
    (.ignore, false),
  ])
  func `without a cut-out the mask and the keys do what the cut-out would`(
    policy: CutoutTapPolicy, advances: Bool
  ) {
    for usesKey in [false, true] {
      let target = TestTarget()
      target.location = .notReady(.hidden)
      let fixture = fixture(
        GuidePolicies(cutoutTap: policy, missingTarget: .showWithoutCutout), target: target)
      if usesKey { fixture.surface.key(.right) } else { fixture.surface.tap(300, 250) }
      #expect(fixture.guide.currentIndex == (advances ? 1 : 0))
    }
  }

  @Test func `a forwarded placeholder traps nobody`() {
    let target = TestTarget()
    target.location = .notReady(.hidden)
    let fixture = fixture(
      GuidePolicies(cutoutTap: .forward, missingTarget: .placeholder), target: target)
    fixture.surface.tap(200, 150)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `a tap on plain tip text advances only where the mask would`() {
    for (policy, index) in [(MaskTapPolicy.advance, 1), (.dismiss, 0), (.ignore, 0)] {
      let tip = Tip(text: "text")
      tip.fixedFrame = CGRect(x: 200, y: 100, width: 100, height: 40)
      let fixture = fixture(GuidePolicies(maskTap: policy), target: TestTarget(), tips: [tip])
      #expect(fixture.guide.region(at: CGPoint(x: 210, y: 105)) == .tip(tip))
      fixture.surface.tap(210, 105)
      #expect(fixture.guide.currentIndex == index)
      #expect(fixture.guide.state == .shown)
    }
  }

  @Test func `tip controls are asked first, even over a hole`() {
    let tip = Tip(text: "text", buttons: [.next])
    tip.fixedFrame = CGRect(x: 40, y: 40, width: 100, height: 40)
    let fixture = fixture(GuidePolicies(cutoutTap: .forward), target: TestTarget(), tips: [tip])
    fixture.surface.press("Next")
    #expect(fixture.surface.delivered.isEmpty)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `a press that is released elsewhere is no tap`() {
    let fixture = fixture(
      GuidePolicies(cutoutTap: .advance, maskTap: .dismiss), target: TestTarget())
    _ = fixture.surface.guides.handle([
      .pointer(.pressed, CGPoint(x: 50, y: 50)), .pointer(.released, CGPoint(x: 300, y: 250)),
    ])
    #expect(fixture.guide.currentIndex == 0)
    #expect(fixture.guide.state == .shown)
  }

  @Test func `a release without a press does nothing`() {
    let fixture = fixture(GuidePolicies(maskTap: .advance), target: TestTarget())
    _ = fixture.surface.guides.handle([.pointer(.released, CGPoint(x: 300, y: 250))])
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test(arguments: [true, false])
  func `two taps in one batch advance by one`(hasMotion: Bool) {
    let fixture = Fixture(tags: [1, 2, 3])
    if hasMotion { fixture.guide.animation = GuideAnimation() }
    fixture.show()
    fixture.surface.manualClock.advance(by: 1)
    let point = CGPoint(x: 300, y: 250)
    let tap: [GuideInput] = [.pointer(.pressed, point), .pointer(.released, point)]
    _ = fixture.surface.guides.handle(tap + tap)
    fixture.surface.manualClock.advance(by: 1)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `two taps in one batch on the last step never reach the app`() {
    let fixture = Fixture(tags: [1])
    fixture.show()
    let point = CGPoint(x: 300, y: 250)
    let tap: [GuideInput] = [.pointer(.pressed, point), .pointer(.released, point)]
    #expect(
      fixture.surface.guides.handle(tap + tap)
        == [.consumed, .consumed, .consumed, .consumed])
    #expect(fixture.guide.state == .idle)
    #expect(fixture.surface.tap(300, 250) == [.notGuided, .notGuided])
  }

  @Test func `taps and navigation keys during a transition are dropped, Escape and Skip are not`() {
    let skip = Tip(text: "", showsProgress: false, buttons: [.skip])
    skip.fixedFrame = CGRect(x: 300, y: 0, width: 100, height: 40)
    for ending in ["Skip", "Escape"] {
      let fixture = Fixture(tags: [1, 2, 3])
      fixture.guide.addTip(skip)
      fixture.guide.animation = GuideAnimation()
      fixture.show()
      fixture.surface.manualClock.advance(by: 1)
      fixture.guide.next()
      fixture.surface.manualClock.advance(by: 0.1)
      fixture.surface.tap(200, 250)
      fixture.surface.key(.right)
      fixture.surface.key(.left)
      #expect(fixture.guide.currentIndex == 1)
      #expect(fixture.log.lines.last == "willEnter 2")
      if ending == "Skip" { fixture.surface.press("Skip") } else { fixture.surface.key(.escape) }
      fixture.surface.manualClock.advance(by: 1)
      let reason = ending == "Skip" ? "skipped" : "escape"
      #expect(
        fixture.log.lines.suffix(3) == [
          "abandoned 2", "willDismiss \(reason)", "didDismiss \(reason)",
        ])
    }
  }

  @Test func `one input moves the guide at most once: an end wins over moves`() {
    let fixture = fixture(GuidePolicies(cutoutTap: .forwardThenAdvance), target: TestTarget())
    fixture.surface.onDeliver = { input in
      guard case .pointer(.released, _) = input else { return }
      #expect(fixture.guide.next())
      #expect(fixture.guide.dismiss())
    }
    fixture.surface.tap(50, 50)
    #expect(
      fixture.log.lines.suffix(4) == [
        "willLeave 0", "didLeave 0", "willDismiss programmatic", "didDismiss programmatic",
      ])
  }

  @Test func `one input moves the guide at most once: of moves the target's own comes first`() {
    let fixture = Fixture(
      steps: (0..<4).map { number in
        GuideStep(
          focuses: [Focus(frame: frame(0))],
          policies: GuidePolicies(cutoutTap: number == 1 ? .forwardThenAdvance : .advance))
      })
    fixture.show(from: 1)
    fixture.surface.onDeliver = { input in
      guard case .pointer(.released, _) = input else { return }
      #expect(fixture.guide.go(to: 3))
      #expect(fixture.guide.previous())
      #expect(fixture.guide.currentIndex == 1)
    }
    fixture.surface.tap(20, 30)
    #expect(fixture.guide.currentIndex == 3)
    #expect(fixture.log.lines.filter { $0.hasPrefix("didEnter") } == ["didEnter 1", "didEnter 3"])
  }

  @Test func `calls of the guide's own hooks during an input are not counted`() {
    let fixture = Fixture(tags: [1, 2, 3])
    fixture.show()
    fixture.log.once("didEnter 2") { $0.next() }
    fixture.surface.tap(300, 250)
    #expect(fixture.guide.currentIndex == 2)
  }

  @Test func `a simulated tap in a hook is dropped`() {
    let fixture = Fixture(tags: [1, 2, 3])
    fixture.guide.policies.maskTap = .dismiss
    fixture.log.once("didEnter 1") { _ in fixture.surface.tap(300, 250) }
    fixture.show()
    #expect(fixture.guide.state == .shown)
    #expect(fixture.guide.currentIndex == 0)
  }
}
