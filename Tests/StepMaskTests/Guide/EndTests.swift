import Foundation
import StepMask
import Testing

@MainActor
@Suite("Ends")
struct EndTests {
  private func end(of log: EventLog) -> GuideEnd? {
    if case .didDismiss(let end) = log.events.last { end } else { nil }
  }

  @Test func `the end carries the last step, the count and how many were shown and skipped`() {
    let fixture = Fixture(
      steps: (0..<4).map { tag in
        GuideStep(tag: tag, focuses: [tag == 1 ? Focus { nil } : Focus(frame: frame(tag))])
      })
    fixture.guide.policies.maskTap = .advance
    fixture.show()
    fixture.guide.next()
    fixture.guide.skip()
    let end = end(of: fixture.log)
    #expect(end?.lastStep?.tag == 2 && end?.lastIndex == 2)
    #expect(end?.count == 3 && end?.shownCount == 2 && end?.skippedCount == 1)
    #expect(end?.reason == .skipped && end?.cause == .code)
  }

  @Test(arguments: EndReason.allCases)
  func `code may end with any reason and nobody is asked`(reason: EndReason) {
    let guide = CallingGuide(steps: [GuideStep(), GuideStep()])
    guide.policies.maskTap = .advance
    guide.refusesDismiss = true
    let fixture = Fixture(guide)
    fixture.show()
    #expect(guide.dismiss(as: reason) && !guide.dismiss())
    #expect(end(of: fixture.log)?.reason == reason)
  }

  @Test(arguments: ["skip", "escape", "outside"])
  func `what a user asks for may be refused, and code may end later with the reason`(way: String) {
    let guide = CallingGuide(steps: [GuideStep(policies: GuidePolicies(maskTap: .dismiss))])
    guide.refusesDismiss = true
    let fixture = Fixture(guide)
    fixture.show()
    _ = fixture.log.take()
    let reason: EndReason
    switch way {
    case "skip":
      reason = .skipped
      #expect(!guide.skip())
    case "escape":
      reason = .escape
      fixture.surface.key(.escape)
    default:
      reason = .outsideTap
      fixture.surface.tap(5, 290)
    }
    #expect(fixture.log.take() == "dismissRefused \(reason)")
    #expect(guide.state == .shown)
    #expect(guide.dismiss(as: reason))
    #expect(
      fixture.log.text
        == "willLeave 0 · didLeave 0 · willDismiss \(reason) · didDismiss \(reason)")
  }

  @Test func `a dismissal after a delay counts from didShow and asks nobody`() {
    let guide = CallingGuide(steps: [GuideStep()])
    guide.policies.maskTap = .advance
    guide.refusesDismiss = true
    let fixture = Fixture(guide)
    guide.animation = GuideAnimation(fadeDuration: 1)
    guide.show(on: fixture.surface, dismissAfter: 2)
    let clock = fixture.surface.manualClock
    clock.advance(by: 2.9)
    #expect(guide.state == .shown)
    clock.advance(by: 0.1)
    #expect(guide.state == .ending)
    clock.advance(by: 1)
    #expect(end(of: fixture.log)?.reason == .timedOut && end(of: fixture.log)?.cause == .timer)
    #expect(clock.pendingCount == 0)
  }

  @Test(arguments: [(.infinity, false), (.nan, true), (-1, true), (0, true)])
  func `an infinite delay never ends the guide`(delay: Double, isOver: Bool) {
    let fixture = Fixture(tags: [1])
    fixture.guide.show(on: fixture.surface, dismissAfter: delay)
    fixture.surface.manualClock.advance(by: 1e6)
    #expect((fixture.guide.state == .idle) == isOver)
  }

  @Test func `a delay of an earlier run does nothing to the next`() {
    let fixture = Fixture(tags: [1])
    fixture.guide.show(on: fixture.surface, dismissAfter: 1)
    fixture.guide.dismiss()
    fixture.show()
    fixture.surface.manualClock.advance(by: 10)
    #expect(fixture.guide.state == .shown)
  }

  @Test(arguments: EndReason.allCases)
  func `a restart from every end tells the same again`(reason: EndReason) {
    let fixture = Fixture(tags: [1, 2])
    var texts: [String] = []
    for _ in 0..<3 {
      #expect(fixture.show())
      fixture.guide.next()
      fixture.guide.dismiss(as: reason)
      texts.append(fixture.log.take())
    }
    #expect(Set(texts).count == 1)
    #expect(fixture.guide.plugins.count == 1)
  }

  @Test(arguments: [-1, 2, .max, .min])
  func `no step at the start and nothing happens`(start: Int) {
    let fixture = Fixture(tags: [1, 2])
    #expect(!fixture.show(from: start))
    #expect(fixture.guide.state == .idle && fixture.log.text.isEmpty)
  }

  @Test func `without steps show is false, nothing is attached and no hook runs`() {
    let guide = CallingGuide(steps: [])
    var hooks = 0
    guide.onHook = { _ in hooks += 1 }
    let fixture = Fixture(guide)
    #expect(!fixture.show())
    #expect(hooks == 0 && fixture.log.text.isEmpty)
    #expect(fixture.surface.attachCount == 0 && fixture.surface.scenes.isEmpty)
  }

  @Test func `on a guide that is not shown every call is false without event`() {
    let guide = Fixture(tags: [1, 2])
    let calls = [
      guide.guide.next(), guide.guide.previous(), guide.guide.go(to: 0), guide.guide.go(toTag: 1),
      guide.guide.pause(), guide.guide.resume(), guide.guide.skip(), guide.guide.dismiss(),
    ]
    #expect(calls.allSatisfy { !$0 } && guide.log.text.isEmpty)
  }

  // MARK: Memory

  @Test func `a surface keeps a shown guide alive until it has ended, and nobody after that`() {
    let surface = TestSurface()
    let target = TestTarget()
    weak var guide: Guide?
    do {
      let shown = Guide(steps: [GuideStep(focuses: [Focus(target)], tips: [Tip(text: "")])])
      shown.show(on: surface, dismissAfter: 3)
      guide = shown
    }
    surface.manualClock.advance(by: 2)
    #expect(guide?.currentIndex == 0)
    surface.manualClock.advance(by: 2)
    #expect(guide == nil)
    #expect(surface.manualClock.pendingCount == 0 && !surface.isBlocked)
  }

  @Test func `a queue keeps a queued guide alive`() {
    let surface = TestSurface()
    Guide(steps: [GuideStep()]).show(on: surface)
    weak var second: Guide?
    do {
      let queued = Guide(steps: [GuideStep()])
      queued.show(on: surface)
      second = queued
    }
    #expect(second?.state == .queued)
    second?.dismiss()
    #expect(second == nil)
  }

  @Test(arguments: ["settled", "moving", "paused", "waiting", "fading", "queued"])
  func `a surface that goes away ends the guide and takes everything with it`(moment: String) {
    let clock = ManualGuideClock()
    let log = EventLog()
    let steps = [
      GuideStep(tag: 0, focuses: [Focus(frame: frame(0))]),
      GuideStep(
        tag: 1, focuses: [Focus { nil }],
        policies: GuidePolicies(missingTarget: .wait(timeout: 99))),
      GuideStep(tag: 2, focuses: [Focus(frame: frame(0))]),
    ]
    let guide = Guide(steps: steps, plugins: [log])
    guide.policies.maskTap = .advance
    do {
      let surface = TestSurface(clock: clock)
      if moment == "queued" { surface.bounds = .zero }
      guide.show(on: surface)
      clock.advance(by: 1)
      _ = log.take()
      switch moment {
      case "moving": guide.go(to: 2)
      case "paused": guide.pause()
      case "waiting": guide.next()
      case "fading": guide.dismiss()
      default: break
      }
    }
    #expect(guide.state == .idle && guide.surface == nil && guide.currentIndex == nil)
    #expect(clock.pendingCount == 0)
    let last = moment == "queued" ? "leftQueue surfaceLost" : "didDismiss surfaceLost"
    #expect(log.lines.last == (moment == "fading" ? "didDismiss programmatic" : last))
  }

  @Test func `after the end no reference to targets or tips given to steps is left`() {
    let fixture = Fixture(tags: [1])
    weak var target: TestTarget?
    do {
      let given = TestTarget()
      target = given
      let guide = Guide(steps: [GuideStep(focuses: [Focus { [weak given] in given }])])
      guide.show(on: fixture.surface)
      #expect(fixture.surface.guides.active === guide)
      guide.dismiss()
      fixture.surface.manualClock.advance(by: 1)
    }
    #expect(target == nil && fixture.surface.manualClock.pendingCount == 0)
  }

  @Test(
    arguments: [
      "willShow", "willEnter 1", "didEnter 1", "didShow", "willLeave 1", "didLeave 1",
      "willEnter 2", "didEnter 2", "willDismiss programmatic", "didDismiss programmatic",
    ], [false, true])
  func `a surface that goes away in an event ends the guide once`(line: String, hasMotion: Bool) {
    let clock = ManualGuideClock()
    let log = EventLog()
    var surface: TestSurface? = TestSurface(clock: clock)
    weak let weakSurface = surface
    let guide = StepMaskGuide(
      models: [1, 2].map { StepMaskModel(frame: frame($0), step: $0) }, plugins: [log])
    guide.animation = hasMotion ? GuideAnimation() : .none
    log.once(line) { _ in surface = nil }
    if let surface { guide.show(on: surface) }
    clock.advance(by: 1)
    guide.next()
    clock.advance(by: 1)
    guide.dismiss()
    clock.advance(by: 1)
    #expect(surface == nil && weakSurface == nil)
    #expect(guide.state == .idle && clock.pendingCount == 0)
    #expect(log.lines.count { $0.hasPrefix("didDismiss") } == 1)
  }
}
