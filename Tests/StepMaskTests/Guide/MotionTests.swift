import Foundation
import StepMask
import Testing

@MainActor
@Suite("Motions of a guide")
struct MotionTests {
  private func fixture(_ animation: GuideAnimation) -> Fixture {
    let fixture = Fixture(tags: [1, 2, 2])
    fixture.guide.addTip(Tip(text: "one", stepTag: 1))
    fixture.guide.animation = animation
    return fixture
  }

  @Test func `the mask fades in over its holes and out again`() {
    let fixture = fixture(GuideAnimation(fadeDuration: 0.4))
    fixture.show()
    #expect(fixture.surface.lastScene?.dimming == 0)
    #expect(fixture.surface.lastScene?.holes.map(\.shape.bounds) == [frame(0)])
    fixture.surface.manualClock.advance(by: 0.2)
    #expect(abs((fixture.surface.lastScene?.dimming ?? 0) - 0.35) < 0.03)
    fixture.surface.manualClock.advance(by: 0.2)
    #expect(fixture.surface.lastScene?.dimming == 0.7)
    #expect(fixture.log.lines.last == "didShow")
    #expect(fixture.surface.manualClock.pendingCount == 0)
    fixture.guide.dismiss()
    fixture.surface.manualClock.advance(by: 0.2)
    #expect(fixture.guide.state == .ending)
    #expect(abs((fixture.surface.lastScene?.dimming ?? 0) - 0.35) < 0.03)
    #expect(fixture.surface.isBlocked)
    fixture.surface.manualClock.advance(by: 0.21)
    #expect(fixture.guide.state == .idle)
    #expect(fixture.surface.scenes.last == .some(nil))
  }

  @Test func `holes travel between exact ends, and new ones grow`() {
    let fixture = fixture(GuideAnimation(transitionDuration: 0.5, easing: .linear))
    fixture.show()
    fixture.surface.manualClock.advance(by: 1)
    fixture.guide.next()
    #expect(fixture.surface.lastScene?.holes.first?.shape.bounds == frame(0))
    fixture.surface.manualClock.advance(by: 0.25)
    let holes = fixture.surface.lastScene?.holes ?? []
    #expect(holes.count == 2)
    #expect(holes.contains { $0.shape.bounds.width < 30 })
    fixture.surface.manualClock.advance(by: 0.25)
    #expect(fixture.surface.lastScene?.holes.map(\.shape.bounds) == [frame(1), frame(2)])
    #expect(fixture.log.lines.last == "didEnter 2")
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test func `an interrupted transition goes on from the frame now shown`() throws {
    let fixture = Fixture(tags: [1, 2, 3])
    fixture.guide.animation = GuideAnimation(transitionDuration: 1, easing: .linear)
    fixture.show()
    fixture.surface.manualClock.advance(by: 1)
    fixture.guide.next()
    fixture.surface.manualClock.advance(by: 0.5)
    let shown = try #require(fixture.surface.lastScene?.holes.first?.shape.bounds)
    #expect(abs(shown.minX - 35) < 1)
    fixture.guide.next()
    #expect(fixture.surface.lastScene?.holes.first?.shape.bounds == shown)
    #expect(
      fixture.log.lines.suffix(4) == ["didEnter 2", "willLeave 2", "didLeave 2", "willEnter 3"])
    fixture.surface.manualClock.advance(by: 1)
    #expect(fixture.surface.lastScene?.holes.map(\.shape.bounds) == [frame(2)])
  }

  @Test func `tips of a step fade in on their own`() {
    let fixture = fixture(GuideAnimation(fadeDuration: 0, tipDuration: 0.2))
    fixture.show()
    #expect(fixture.log.lines.last == "didShow")
    #expect(fixture.surface.lastScene?.tips.first?.opacity == 0)
    fixture.surface.manualClock.advance(by: 0.1)
    #expect(abs((fixture.surface.lastScene?.tips.first?.opacity ?? 0) - 0.5) < 0.1)
    fixture.surface.manualClock.advance(by: 0.1)
    #expect(fixture.surface.lastScene?.tips.first?.opacity == 1)
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test func `frames pulse after the step has settled and delay nothing`() {
    let fixture = fixture(GuideAnimation(fadeDuration: 0, pulseCount: 2, pulseDuration: 1))
    fixture.show()
    #expect(fixture.log.lines.last == "didShow")
    #expect(fixture.surface.lastScene?.pulse == 0)
    fixture.surface.manualClock.advance(by: 0.5)
    #expect((fixture.surface.lastScene?.pulse ?? 0) > 0.9)
    fixture.surface.manualClock.advance(by: 0.5)
    #expect((fixture.surface.lastScene?.pulse ?? 1) < 0.1)
    fixture.guide.next()
    #expect(fixture.log.lines.last == "willEnter 2")
    fixture.surface.manualClock.advance(by: 5)
    #expect(fixture.surface.lastScene?.pulse == 0)
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test func `an idle guide schedules nothing and draws nothing`() {
    let fixture = fixture(GuideAnimation())
    fixture.show()
    fixture.surface.manualClock.advance(by: 1)
    let count = fixture.surface.scenes.count
    fixture.surface.manualClock.advance(by: 60)
    #expect(fixture.surface.scenes.count == count)
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1])
  func `durations that are none are 0`(duration: Double) {
    let fixture = fixture(
      GuideAnimation(
        fadeDuration: duration, transitionDuration: duration, tipDuration: duration,
        pulseCount: -3, pulseDuration: duration))
    fixture.guide.animation.fadeDuration = duration
    fixture.guide.animation.pulseDuration = duration
    fixture.show()
    #expect(fixture.log.lines.last == "didShow")
    #expect(fixture.surface.lastScene?.dimming == 0.7)
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }
}
