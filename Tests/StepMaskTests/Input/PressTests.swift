import Foundation
import StepMask
import Testing

@MainActor
@Suite("Presses and drags")
struct PressTests {
  private func drag(_ fixture: Fixture, _ points: CGPoint...) {
    var batch = points.dropFirst().map { GuideInput.pointer(.dragged, $0) }
    batch.insert(.pointer(.pressed, points[0]), at: 0)
    batch.append(.pointer(.released, points[points.count - 1]))
    _ = fixture.surface.guides.handle(batch)
  }

  @Test(arguments: [
    // Less than 10 points apart is a finger's unsteadiness.
    (CGPoint(x: 309, y: 200), 1), (CGPoint(x: 310, y: 200), 0), (CGPoint(x: 300, y: 80), 0),
  ])
  func `a drag over the mask is no tap`(end: CGPoint, index: Int) {
    let fixture = Fixture(tags: [1, 2])
    fixture.show()
    drag(fixture, CGPoint(x: 300, y: 200), end)
    #expect(fixture.guide.currentIndex == index)
  }

  @Test func `a drag that comes back is no tap either`() {
    let fixture = Fixture(tags: [1, 2])
    fixture.show()
    let start = CGPoint(x: 300, y: 200)
    drag(fixture, start, CGPoint(x: 300, y: 100), start)
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `on cells another cell is a drag`() {
    for (column, index) in [(30.5, 1), (31.5, 0)] {
      let fixture = Fixture(tags: [1, 2])
      fixture.surface.tipMetrics = .cells
      fixture.show()
      drag(fixture, CGPoint(x: 30.5, y: 100.5), CGPoint(x: column, y: 100.5))
      #expect(fixture.guide.currentIndex == index)
    }
  }

  @Test func `a control is pressed wherever in it the pointer is released`() throws {
    let fixture = Fixture(tags: [1, 2])
    fixture.guide.addTip(Tip(text: "tip", stepTag: 1, buttons: [.next]))
    fixture.show()
    let middle = try #require(fixture.surface.center(ofControl: "Next"))
    drag(
      fixture, CGPoint(x: middle.x - 15, y: middle.y), CGPoint(x: middle.x + 15, y: middle.y))
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `a target whose step is left in the middle of a press has it taken back`() {
    let target = TestTarget("button")
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus(target)], policies: GuidePolicies(cutoutTap: .forward)),
      GuideStep(focuses: [Focus(frame: frame(0))]),
    ])
    fixture.show()
    let point = CGPoint(x: 50, y: 50)
    _ = fixture.surface.guides.handle([.pointer(.pressed, point)])
    fixture.guide.next()
    #expect(
      fixture.surface.delivered == [
        "button \(GuideInput.pointer(.pressed, point))",
        "button \(GuideInput.pointer(.cancelled, point))",
      ])
    #expect(fixture.surface.guides.handle([.pointer(.released, point)]) == [.consumed])
    #expect(fixture.surface.delivered.count == 2)
  }
}
