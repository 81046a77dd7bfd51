import Foundation
import StepMask
import Testing

@MainActor
@Suite("Drags and wheels")
struct DragTests {
  private let target = TestTarget("list")

  private func fixture(_ policies: GuidePolicies) -> Fixture {
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus(target)], policies: policies),
      GuideStep(focuses: [Focus(frame: frame(5))], policies: GuidePolicies(maskTap: .advance)),
    ])
    fixture.show()
    return fixture
  }

  private func send(_ fixture: Fixture, _ inputs: GuideInput...) -> [GuideInputResult] {
    inputs.flatMap { fixture.surface.guides.handle([$0]) }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `a forwarded press is delivered whole, also when it is dragged out`() {
    let fixture = fixture(GuidePolicies(cutoutTap: .forward, maskTap: .dismiss))
    #expect(
      send(
        fixture, .pointer(.pressed, point(50, 50)), .pointer(.dragged, point(300, 250)),
        .pointer(.released, point(300, 250))) == [.delivered, .delivered, .delivered])
    #expect(fixture.surface.delivered.count == 3)
    #expect(fixture.surface.delivered.allSatisfy { $0.hasPrefix("list") })
    #expect(fixture.guide.state == .shown)
  }

  @Test func `dragged out it does not advance either`() {
    let fixture = fixture(GuidePolicies(cutoutTap: .forwardThenAdvance))
    _ = send(
      fixture, .pointer(.pressed, point(50, 50)), .pointer(.released, point(300, 250)))
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `a press that its step outlives not is taken back`() {
    let fixture = fixture(GuidePolicies(cutoutTap: .forward))
    _ = send(fixture, .pointer(.pressed, point(50, 50)))
    fixture.guide.next()
    #expect(fixture.surface.delivered.count == 2)
    #expect(fixture.surface.delivered.last?.contains("cancelled") == true)
    #expect(send(fixture, .pointer(.released, point(50, 50))) == [.consumed])
    #expect(fixture.surface.delivered.count == 2)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test(arguments: ["pause", "dismiss"])
  func `a press is taken back at a pause and at the end`(call: String) {
    let fixture = fixture(GuidePolicies(cutoutTap: .forward))
    _ = send(fixture, .pointer(.pressed, point(50, 50)))
    if call == "pause" { fixture.guide.pause() } else { fixture.guide.dismiss() }
    #expect(fixture.surface.delivered.count == 2)
    #expect(fixture.surface.delivered.last?.contains("cancelled") == true)
  }

  @Test(arguments: [nil, false, true])
  func `wheel and drag over a hole scroll only if the step says so`(policy: Bool?) {
    let fixture = fixture(GuidePolicies(cutoutTap: .advance, forwardsScrolling: policy))
    _ = send(
      fixture, .wheel(point(50, 50), by: CGSize(width: 0, height: 2)),
      .pointer(.pressed, point(50, 65)), .pointer(.dragged, point(50, 53)),
      .pointer(.dragged, point(50, 48)), .pointer(.released, point(50, 48)))
    let scrolls = fixture.surface.delivered.filter { $0.hasPrefix("list wheel") }
    #expect(scrolls.count == (policy == true ? 3 : 0))
    if policy == true {
      #expect(scrolls[1].contains("height: 12.0"))
      #expect(scrolls[2].contains("height: 5.0"))
    }
    #expect(fixture.guide.currentIndex == 0, "a drag is no tap")
  }

  @Test func `a forwarded press that becomes a scrolling drag is taken back from its target`() {
    let fixture = fixture(GuidePolicies(cutoutTap: .forwardThenAdvance, forwardsScrolling: true))
    _ = send(
      fixture, .pointer(.pressed, point(50, 65)), .pointer(.dragged, point(50, 45)),
      .pointer(.released, point(50, 45)))
    let phases = fixture.surface.delivered.map { line in
      ["pressed", "cancelled", "wheel", "released"].first { line.contains($0) }
    }
    #expect(phases == ["pressed", "cancelled", "wheel"])
    #expect(fixture.guide.currentIndex == 0)
  }
}
