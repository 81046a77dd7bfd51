import Foundation
import StepMask
import Testing

@MainActor
@Suite("The order of a run")
struct LifeTests {
  static let wholeRun = """
    willShow · willEnter 1 · didEnter 1 · didShow · willLeave 1 · didLeave 1 · \
    willEnter 5 · didEnter 5 · willLeave 5 · didLeave 5 · \
    willDismiss completed · didDismiss completed
    """

  @Test(arguments: ["off", "zero", "on"])
  func `events come in one order whatever the motion`(motion: String) {
    let fixture = Fixture(tags: [5, 1, 5])
    fixture.guide.animation =
      switch motion {
      case "off": .none
      case "zero":
        GuideAnimation(fadeDuration: 0, transitionDuration: 0, tipDuration: 0)
      default: GuideAnimation()
      }
    #expect(fixture.show())
    fixture.surface.manualClock.advance(by: 1)
    #expect(fixture.guide.next())
    fixture.surface.manualClock.advance(by: 1)
    #expect(fixture.guide.next())
    fixture.surface.manualClock.advance(by: 1)
    #expect(fixture.log.text == Self.wholeRun)
    #expect(fixture.guide.state == .idle)
    #expect(fixture.surface.manualClock.pendingCount == 0)
    #expect(!fixture.surface.isBlocked)
    #expect(fixture.surface.guides.active == nil)
  }

  @Test func `a second run tells the same as the first`() {
    let fixture = Fixture(tags: [5, 1, 5])
    for _ in 0..<2 {
      #expect(fixture.show())
      fixture.guide.next()
      fixture.guide.next()
      #expect(fixture.log.take() == Self.wholeRun)
    }
  }
}
