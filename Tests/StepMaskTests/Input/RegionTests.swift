import Foundation
import StepMask
import Testing

@MainActor
@Suite("What is at a point")
struct RegionTests {
  @Test func `every point is exactly one thing, and asking changes nothing`() {
    let tip = Tip(text: "text", stepTag: 1, buttons: [.next])
    tip.fixedFrame = CGRect(x: 100, y: 100, width: 100, height: 40)
    let fixture = Fixture(
      StepMaskGuide(models: [
        StepMaskModel(frame: CGRect(x: 10, y: 10, width: 40, height: 40), step: 1),
        StepMaskModel(frame: CGRect(x: 30, y: 30, width: 40, height: 40), step: 1),
        StepMaskModel(frame: CGRect(x: 90, y: 90, width: 30, height: 30), step: 1),
      ]))
    fixture.guide.addTip(tip)
    fixture.show()
    let scene = fixture.surface.lastScene
    let events = fixture.log.lines
    var counts = ["control": 0, "tip": 0, "cutout": 0, "mask": 0]
    for x in stride(from: 0.5, to: 400, by: 1) {
      for y in stride(from: 0.5, to: 300, by: 1) {
        let point = CGPoint(x: x, y: y)
        switch fixture.guide.region(at: point) {
        case .tipControl: counts["control", default: 0] += 1
        case .tip: counts["tip", default: 0] += 1
        case .cutout(let number):
          counts["cutout", default: 0] += 1
          #expect(scene?.mask.isClear(point) == true)
          if x > 30, x < 50, y > 30, y < 50 { #expect(number == 0) }
        case .mask:
          counts["mask", default: 0] += 1
          #expect(scene?.mask.isClear(point) == false)
        case nil: Issue.record("nothing at \(point)")
        }
      }
    }
    #expect(counts["control"] == 40 * 20)
    #expect(counts["tip"] == 100 * 40 - 40 * 20)
    #expect(counts["cutout"] == 2 * 1_600 - 400 + 900 - 400)
    #expect(counts.values.reduce(0, +) == 400 * 300)
    #expect(fixture.surface.lastScene == scene)
    #expect(fixture.log.lines == events)
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `outside the bounds and without a guide there is nothing`() {
    let fixture = Fixture(tags: [1])
    #expect(fixture.guide.region(at: CGPoint(x: 20, y: 30)) == nil)
    fixture.show()
    #expect(fixture.guide.region(at: CGPoint(x: 20, y: 30)) == .cutout(0))
    #expect(fixture.guide.region(at: CGPoint(x: -1, y: 30)) == nil)
    #expect(fixture.guide.region(at: CGPoint(x: 400, y: 30)) == nil)
    fixture.guide.pause()
    #expect(fixture.guide.region(at: CGPoint(x: 20, y: 30)) == nil)
  }

  @Test func `where tips overlap the one in front counts`() {
    let (behind, front) = (Tip(text: "behind", stepTag: 1), Tip(text: "front"))
    behind.fixedFrame = CGRect(x: 100, y: 100, width: 60, height: 40)
    front.fixedFrame = CGRect(x: 130, y: 100, width: 60, height: 40)
    let fixture = Fixture(tags: [1])
    // Tips that stay are in front, in whatever order they are added.
    fixture.guide.addTip(front)
    fixture.guide.addTip(behind)
    fixture.show()
    #expect(fixture.guide.region(at: CGPoint(x: 110, y: 110)) == .tip(behind))
    #expect(fixture.guide.region(at: CGPoint(x: 140, y: 110)) == .tip(front))
  }

  @Test func `a step that does not dim draws its holes over a clear mask`() {
    for dims in [true, false] {
      let fixture = Fixture(tags: [1])
      fixture.guide.policies.dims = dims
      fixture.show()
      #expect(fixture.surface.lastScene?.dimming == (dims ? 0.7 : 0))
      #expect(fixture.guide.region(at: CGPoint(x: 300, y: 200)) == .mask)
    }
  }
}
