import Foundation
import StepMask
import Testing

@MainActor
@Suite("Cases from the field about the flow")
struct FieldCaseTests {
  @Test func `a target made when the step before was left is found`() {
    final class Page { var target: TestTarget? }
    let page = Page()
    var looks = 0
    let fixture = Fixture(
      steps: [
        GuideStep(tag: 0, focuses: [Focus(frame: frame(0))]),
        GuideStep(
          tag: 1,
          focuses: [
            Focus {
              MainActor.assumeIsolated { page.target }
            }
          ]),
      ])
    fixture.guide.policies.maskTap = .advance
    fixture.log.once("didLeave 0") { _ in
      looks += 1
      page.target = TestTarget("late", frame(4))
    }
    fixture.show()
    fixture.guide.next()
    #expect(looks == 1 && fixture.guide.currentIndex == 1)
    #expect(fixture.surface.lastScene?.holes.map(\.shape.bounds) == [frame(4)])
  }

  @Test func `two steps at one target are two steps with the same hole`() {
    let target = TestTarget()
    let fixture = Fixture(
      steps: (0..<2).map { GuideStep(tag: $0, focuses: [Focus(target)]) })
    fixture.guide.policies.maskTap = .advance
    fixture.show()
    let hole = fixture.surface.lastScene?.holes
    _ = fixture.log.take()
    fixture.guide.next()
    #expect(fixture.log.text == "willLeave 0 · didLeave 0 · willEnter 1 · didEnter 1")
    #expect(fixture.surface.lastScene?.holes == hole && hole?.count == 1)
  }

  @Test func `fifty times there and back show the same holes, and so does a second run`() {
    let fixture = Fixture(tags: [1, 2])
    var scenes: Set<[CGFloat]> = []
    for _ in 0..<2 {
      fixture.show()
      for _ in 0..<50 {
        fixture.guide.next()
        fixture.guide.previous()
        let bounds = fixture.surface.lastScene?.holes.first?.shape.bounds ?? .null
        scenes.insert([bounds.minX, bounds.minY, bounds.width, bounds.height])
      }
      fixture.guide.dismiss()
    }
    #expect(scenes == [[10, 20, 40, 20]])
  }

  @Test func `the left arrow on the first step does nothing`() {
    let fixture = Fixture(tags: [1, 2, 3])
    fixture.show()
    _ = fixture.log.take()
    fixture.surface.key(.left)
    #expect(fixture.log.text.isEmpty && fixture.guide.currentIndex == 0)
  }

  @Test func `two taps in one batch advance by one`() {
    let fixture = Fixture(tags: [1, 2, 3])
    fixture.show()
    let point = CGPoint(x: 5, y: 250)
    _ = fixture.surface.guides.handle([
      .pointer(.pressed, point), .pointer(.released, point), .pointer(.pressed, point),
      .pointer(.released, point),
    ])
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `taps and keys in a transition are dropped, escape is not`() {
    let fixture = Fixture(tags: [1, 2, 3])
    fixture.show()
    fixture.guide.animation = GuideAnimation()
    fixture.guide.next()
    _ = fixture.log.take()
    fixture.surface.tap(5, 250)
    fixture.surface.key(.right)
    #expect(fixture.log.text.isEmpty)
    fixture.surface.key(.escape)
    #expect(fixture.log.text == "abandoned 2 · willDismiss escape")
  }

  @Test func `an exit question may go to a step that asks, and end from there`() {
    let guide = CallingGuide(steps: [
      GuideStep(identifier: "work"), GuideStep(identifier: "confirm"),
    ])
    guide.policies.maskTap = .advance
    guide.refusesDismiss = true
    guide.onHook = { [guide] in if $0 == "shouldDismiss" { guide.go(toIdentifier: "confirm") } }
    let fixture = Fixture(guide)
    fixture.show()
    _ = fixture.log.take()
    #expect(!guide.skip())
    #expect(
      fixture.log.take()
        == "dismissRefused skipped · willLeave 0 · didLeave 0 · willEnter 1 · didEnter 1")
    #expect(guide.dismiss(as: .skipped))
  }

  @Test func `attach and detach are balanced over five runs`() {
    let fixture = Fixture(tags: [1, 2])
    for _ in 0..<5 {
      fixture.show()
      fixture.guide.next()
      fixture.guide.dismiss()
    }
    #expect(fixture.surface.attachCount == 5 && fixture.surface.detachCount == 5)
    #expect(fixture.surface.manualClock.pendingCount == 0 && fixture.guide.plugins.count == 1)
  }

  @Test func `a pause does not let time go on while there is no area`() {
    let fixture = Fixture(tags: [1])
    fixture.guide.show(on: fixture.surface, dismissAfter: 1)
    fixture.surface.bounds = .zero
    fixture.guide.pause()
    fixture.guide.resume()
    fixture.surface.manualClock.advance(by: 5)
    #expect(fixture.guide.state == .shown)
  }
}
