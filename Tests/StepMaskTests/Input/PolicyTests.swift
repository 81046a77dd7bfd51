import Foundation
import StepMask
import Testing

@MainActor
@Suite("Policies of a step and of its guide")
struct PolicyTests {
  @Test func `the arrow back is dead without a way back, code may still ask`() {
    let guide = CallingGuide(
      steps: (0..<2).map { GuideStep(focuses: [Focus(frame: frame($0))]) })
    guide.vetoed = [0]
    let fixture = Fixture(guide)
    fixture.show()
    #expect(guide.currentIndex == 1 && !guide.canGoBack)
    _ = fixture.log.take()
    #expect(fixture.surface.key(.left) == .consumed)
    #expect(fixture.log.take().isEmpty)
    #expect(!guide.previous())
    #expect(fixture.log.text == "skipped 0 vetoed")
  }

  @Test(arguments: [true, false])
  func `Escape goes by the step before it goes by the guide`(ends: Bool) {
    let fixture = Fixture(steps: [
      GuideStep(policies: GuidePolicies(maskTap: .advance, endsOnEscape: ends))
    ])
    fixture.guide.policies.endsOnEscape = !ends
    fixture.show()
    fixture.surface.key(.escape)
    #expect(fixture.guide.state == (ends ? .idle : .shown))
  }

  @Test(arguments: [true, false])
  func `only a mask that lets all through and does not dim gives the app keys`(dims: Bool) {
    let fixture = Fixture(tags: [1, 2])
    fixture.guide.policies = GuidePolicies(
      cutoutTap: .advance, maskTap: .passThrough, dims: dims, advancesOnKeys: false)
    fixture.show()
    let unused: [GuideInput] = [.key(.up), .key(.right), .key(.character("q")), .text("x"), .back]
    let results = fixture.surface.guides.handle(unused)
    #expect(results == unused.map { _ in dims ? .consumed : .delivered })
    #expect(fixture.surface.delivered == (dims ? [] : unused.map { "app \($0)" }))
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `what a hook asks for at a tip's own action is not counted as the input's move`() {
    let tip = Tip(text: "tip", buttons: [.custom(title: "Far", name: "far")])
    let fixture = Fixture(tags: [1, 2, 3])
    fixture.guide.addTip(tip)
    fixture.log.once("action far") { guide in
      #expect(guide.next() && guide.next())
    }
    fixture.show()
    #expect(fixture.surface.press("Far"))
    #expect(fixture.guide.currentIndex == 2)
  }
}
