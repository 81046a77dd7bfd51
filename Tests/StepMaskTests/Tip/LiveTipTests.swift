import Foundation
import StepMask
import Testing

@MainActor
@Suite("Changes while the guide is shown")
struct LiveTipTests {
  private let tip = Tip(text: "before", stepTag: 1, buttons: [.next])

  private func fixture() -> Fixture {
    let fixture = Fixture(tags: [1, 2])
    fixture.guide.addTip(tip)
    fixture.show()
    return fixture
  }

  private func content(_ fixture: Fixture) -> TipContent? {
    fixture.surface.lastScene?.tips.first?.content
  }

  @Test func `what a tip says is measured and drawn again at once`() {
    let fixture = fixture()
    tip.text = "after"
    #expect(content(fixture)?.text == "after")
    tip.title = "title"
    #expect(content(fixture)?.title == "title")
    tip.buttons = [.skip, .next]
    #expect(fixture.surface.lastScene?.tips.first?.controls.map(\.label) == ["Skip", "Next"])
    tip.showsProgress = false
    #expect(content(fixture)?.progress == nil)
    tip.preferredPlacement = TipPlacement(.right)
    #expect(fixture.surface.lastScene?.tips.first?.appliedPlacement == TipPlacement(.right))
    tip.fixedFrame = CGRect(x: 7, y: 200, width: 100, height: 40)
    #expect(fixture.surface.lastScene?.tips.first?.frame == tip.fixedFrame)
    tip.stepTag = 2
    #expect(fixture.surface.lastScene?.tips.isEmpty == true)
    #expect(!fixture.log.lines.contains("problem"))
  }

  @Test func `settings of the guide count at once for the step on screen`() {
    let fixture = fixture()
    fixture.guide.dimming = 0.4
    #expect(fixture.surface.lastScene?.dimming == 0.4)
    fixture.guide.words = .chinese
    #expect(content(fixture)?.buttons.map(\.title) == ["下一步"])
    fixture.guide.policies.dims = false
    #expect(fixture.surface.lastScene?.dimming == 0)
    fixture.guide.policies.maskTap = .ignore
    fixture.surface.tap(300, 250)
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `changed in a hook, it is drawn when the hook is over`() {
    let fixture = Fixture(tags: [1, 2])
    fixture.guide.addTip(tip)
    fixture.log.once("didEnter 1") { _ in tip.text = "from the hook" }
    fixture.show()
    #expect(content(fixture)?.text == "from the hook")
  }

  @Test func `changed while the guide is paused, it is read at resume`() {
    let fixture = fixture()
    fixture.guide.pause()
    let count = fixture.surface.scenes.count
    tip.text = "after"
    #expect(fixture.surface.scenes.count == count)
    fixture.guide.resume()
    #expect(content(fixture)?.text == "after")
  }
}
