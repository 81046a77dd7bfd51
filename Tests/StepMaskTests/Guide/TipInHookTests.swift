import Foundation
import StepMask
import Testing

@MainActor
@Suite("Tips that are added in hooks")
struct TipInHookTests {
  nonisolated static let hooks = [
    "configureInterface", "willShow", "shouldEnter 1", "willEnter 1", "layoutInterface",
    "didEnter 1", "didShow",
  ]

  @Test(arguments: hooks, [false, true])
  func `a tip is shown whichever hook adds it`(hook: String, hasMotion: Bool) {
    let fixture = fixture(adding: Tip(text: "late", stepTag: 1), in: hook)
    if hasMotion { fixture.guide.animation = GuideAnimation() }
    fixture.show()
    fixture.surface.manualClock.advance(by: 1)
    #expect(fixture.surface.lastScene?.tips.count == 1)
    #expect(fixture.guide.problems.isEmpty)
  }

  @Test func `a tip removed in a hook is gone`() {
    let tip = Tip(text: "early", stepTag: 1)
    let guide = guide()
    guide.addTip(tip)
    guide.onHook = { if $0 == "didShow" { guide.removeTip(tip) } }
    let fixture = Fixture(guide)
    fixture.show()
    #expect(fixture.guide.state == .shown)
    #expect(fixture.surface.lastScene?.tips.isEmpty == true)
  }

  @Test func `a tip whose own frame is none is placed by the guide`() {
    let frames = [
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: -5, height: 5),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5), .null,
    ]
    for frame in frames {
      let tip = Tip(text: "lost", stepTag: 1)
      tip.fixedFrame = frame
      let fixture = fixture(adding: tip, in: "configureInterface")
      fixture.show()
      let placed = fixture.surface.lastScene?.tips.first
      #expect(placed?.frame.size == CGSize(width: 100, height: 40))
      #expect(placed?.appliedPlacement != nil)
    }
  }

  private func guide() -> CallingGuide {
    CallingGuide(steps: [
      GuideStep(
        tag: 1, focuses: [Focus(frame: frame(0))], policies: GuidePolicies(maskTap: .advance))
    ])
  }

  private func fixture(adding tip: Tip, in hook: String) -> Fixture {
    let guide = guide()
    guide.onHook = { [weak guide] in if $0 == hook { guide?.addTip(tip) } }
    return Fixture(guide)
  }
}
