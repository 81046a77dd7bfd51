import Foundation
import StepMask
import StepMaskText
import Testing

@MainActor
@Suite("Tips and the room there is")
struct TipRoomTests {
  private func scene(_ columns: Int, _ rows: Int, hole: CGRect, _ text: String) -> GuideScene? {
    let screen = TextScreen(columns: columns, rows: rows, clock: ManualGuideClock())
    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(frame: hole)], tips: [Tip(text: text)],
        policies: GuidePolicies(cutoutTap: .advance))
    ])
    guide.animation = .none
    guide.show(on: screen)
    return screen.scene
  }

  @Test func `text is wrapped to the room beside the hole rather than laid over it`() throws {
    let text = "This text is long enough for some lines of an ideal width, and then for one more."
    let low = try #require(
      scene(100, 12, hole: CGRect(x: 5, y: 5, width: 90, height: 2), text)?.tips.first)
    #expect(!low.coversHole)
    #expect(low.frame.width > 36)
    let narrow = try #require(
      scene(60, 14, hole: CGRect(x: 0, y: 1, width: 30, height: 12), text)?.tips.first)
    #expect(!narrow.coversHole)
    #expect(narrow.frame.minX >= 31)
    #expect(narrow.frame.width < 30)
  }

  @Test func `a tip that fits nowhere covers the hole, says so and has no arrow`() throws {
    let text = "Nothing of this fits beside a hole that is nearly as large as the screen."
    let tip = try #require(
      scene(40, 10, hole: CGRect(x: 1, y: 1, width: 38, height: 8), text)?.tips.first)
    #expect(tip.coversHole)
    #expect(tip.arrow == nil)
  }

  @Test func `a tip keeps clear of one that stays, where there is room`() throws {
    let screen = TextScreen(columns: 60, rows: 20, clock: ManualGuideClock())
    let skip = Button("Skip", frame: CGRect(x: 26, y: 6, width: 8, height: 1))
    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(frame: CGRect(x: 28, y: 3, width: 4, height: 1))],
        tips: [Tip(text: "Below it would cover Skip.")])
    ])
    guide.addTip(skip)
    guide.animation = .none
    guide.show(on: screen)
    let tips = try #require(screen.scene?.tips)
    #expect(tips.count == 2)
    let overlap = tips[0].frame.intersection(skip.frame)
    #expect(overlap.isNull || overlap.width == 0 || overlap.height == 0)
    #expect(tips[1].tip === skip)
  }

  @Test func `the tip of a missing cut-out leaves the others theirs`() throws {
    let screen = TextScreen(columns: 60, rows: 20, clock: ManualGuideClock())
    let missing = View(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(missing), Focus(frame: CGRect(x: 50, y: 3, width: 4, height: 1))],
        tips: [Tip(text: "one"), Tip(text: "two")])
    ])
    guide.animation = .none
    guide.show(on: screen)
    let scene = try #require(screen.scene)
    #expect(scene.holes.map(\.cutout) == [1])
    #expect(scene.tips[1].frame.midX > 40)
  }
}
