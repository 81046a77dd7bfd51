import Foundation
import StepMask
import Testing

@MainActor
@Suite("Keys")
struct KeyTests {
  @Test(arguments: [GuideKey.right, .return, .space])
  func `forward keys go on and the other arrow goes back`(key: GuideKey) {
    let fixture = Fixture(tags: [1, 2, 3])
    fixture.show()
    fixture.surface.key(key)
    #expect(fixture.guide.currentIndex == 1)
    fixture.surface.key(.left)
    #expect(fixture.guide.currentIndex == 0)
    let events = fixture.log.lines
    #expect(fixture.surface.key(.left) == .consumed)
    #expect(fixture.log.lines == events)
  }

  @Test func `the cause of a move by key is key`() throws {
    let fixture = Fixture(tags: [1, 2])
    fixture.show()
    fixture.surface.key(.right)
    #expect(fixture.log.events.last?.visit?.cause == .key)
  }

  @Test func `from right to left the arrows are mirrored`() {
    let fixture = Fixture(tags: [1, 2])
    fixture.surface.isRightToLeft = true
    fixture.show()
    fixture.surface.key(.right)
    #expect(fixture.guide.currentIndex == 0)
    fixture.surface.key(.left)
    #expect(fixture.guide.currentIndex == 1)
    fixture.surface.key(.right)
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test(arguments: [true, false])
  func `Escape ends unless that is switched off`(ends: Bool) {
    let fixture = Fixture(tags: [1, 2])
    fixture.guide.policies.endsOnEscape = ends
    fixture.show()
    let events = fixture.log.lines
    #expect(fixture.surface.key(.escape) == .consumed)
    #expect(fixture.guide.state == (ends ? .idle : .shown))
    if ends {
      #expect(fixture.log.lines.last == "didDismiss escape")
    } else {
      #expect(fixture.log.lines == events)
    }
  }

  @Test func `keys that are switched off change nothing`() {
    let fixture = Fixture(tags: [1, 2])
    fixture.guide.policies.advancesOnKeys = false
    fixture.guide.policies.goesBackOnKeys = false
    fixture.guide.policies.endsOnEscape = false
    fixture.show(from: 1)
    let events = fixture.log.lines
    for key in [GuideKey.right, .left, .return, .space, .escape] { fixture.surface.key(key) }
    #expect(fixture.log.lines == events)
  }

  @Test(arguments: [CutoutTapPolicy.forward, .forwardThenAdvance])
  func `a step that waits for the real control is not left by a key`(policy: CutoutTapPolicy) {
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus(frame: frame(0))], policies: GuidePolicies(cutoutTap: policy)),
      GuideStep(focuses: [Focus(frame: frame(1))]),
    ])
    fixture.show()
    for key in [GuideKey.right, .return, .space] { fixture.surface.key(key) }
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test(arguments: [Tip.Button.next, .back, .skip])
  func `a forward key does what an enabled Next button could`(button: Tip.Button) {
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus(frame: frame(0))], tips: [Tip(text: "a", buttons: [button])]),
      GuideStep(focuses: [Focus(frame: frame(1))]),
    ])
    fixture.show()
    fixture.surface.key(.right)
    #expect(fixture.guide.currentIndex == (button == .next ? 1 : 0))
  }

  @Test func `nothing has the focus at first, Tab walks the controls, Return presses`() {
    let fixture = Fixture(
      steps: (0..<3).map {
        GuideStep(
          focuses: [Focus(frame: frame($0))], tips: [Tip(text: "t", buttons: [.back, .next])])
      })
    fixture.show(from: 1)
    #expect(fixture.surface.lastScene?.tips.first?.focusedControl == nil)
    fixture.surface.key(.tab)
    #expect(fixture.surface.lastScene?.tips.first?.focusedControl == 0)
    #expect(fixture.surface.lastScene?.tips.first?.content?.buttons.first?.isFocused == true)
    fixture.surface.key(.tab)
    #expect(fixture.surface.lastScene?.tips.first?.focusedControl == 1)
    fixture.surface.key(.tab)
    #expect(fixture.surface.lastScene?.tips.first?.focusedControl == 0)
    fixture.surface.key(.backTab)
    #expect(fixture.surface.lastScene?.tips.first?.focusedControl == 1)
    fixture.surface.key(.tab)
    fixture.surface.key(.return)
    #expect(fixture.guide.currentIndex == 0)
    #expect(fixture.log.events.last?.visit?.cause == .control)
    #expect(fixture.surface.lastScene?.tips.first?.focusedControl == nil)
  }

  @Test func `Tab reaches a forwarded target, which Return presses`() {
    let target = TestTarget("button")
    let fixture = Fixture(steps: [
      GuideStep(
        focuses: [Focus(target)], tips: [Tip(text: "t", buttons: [.skip])],
        policies: GuidePolicies(cutoutTap: .forwardThenAdvance)),
      GuideStep(focuses: [Focus(frame: frame(1))]),
    ])
    fixture.show()
    fixture.surface.key(.tab)
    fixture.surface.key(.tab)
    #expect(fixture.surface.focusedTarget === target)
    fixture.surface.key(.return)
    #expect(fixture.surface.delivered == ["button key(StepMask.GuideKey.return)"])
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `a focused text field gets every key but Tab and Escape`() {
    let target = TestTarget("field")
    target.takesText = true
    let fixture = Fixture(steps: [
      GuideStep(
        focuses: [Focus(target)], tips: [Tip(text: "t")],
        policies: GuidePolicies(cutoutTap: .forward)),
      GuideStep(focuses: [Focus(frame: frame(1))]),
    ])
    fixture.show()
    fixture.surface.key(.backTab)
    #expect(fixture.surface.focusedTarget === target)
    for key in [GuideKey.right, .left, .return, .space, .character("x"), .backspace] {
      #expect(fixture.surface.key(key) == .delivered)
    }
    #expect(fixture.surface.guides.handle([.text("hello")]) == [.delivered])
    #expect(fixture.surface.delivered.count == 7)
    #expect(fixture.guide.currentIndex == 0)
    #expect(fixture.surface.key(.tab) == .consumed)
    fixture.surface.key(.escape)
    #expect(fixture.guide.state == .idle)
  }

  @Test func `a touch gives a text field in the hole the keys`() {
    let target = TestTarget("field")
    target.takesText = true
    let fixture = Fixture(steps: [
      GuideStep(focuses: [Focus(target)], policies: GuidePolicies(cutoutTap: .forward)),
      GuideStep(focuses: [Focus(frame: frame(1))]),
    ])
    fixture.surface.onDeliver = { _ in fixture.surface.focusedTarget = target }
    fixture.show()
    #expect(fixture.surface.key(.character("x")) == .consumed)
    fixture.surface.tap(50, 50)
    #expect(fixture.surface.key(.character("x")) == .delivered)
  }

  @Test func `the app's focus is given back unless the user's last input went to a target`() {
    for usesTarget in [false, true] {
      let field = TestTarget("field")
      let target = TestTarget("button")
      let fixture = Fixture(steps: [
        GuideStep(focuses: [Focus(target)], policies: GuidePolicies(cutoutTap: .forward))
      ])
      fixture.surface.focusedTarget = field
      fixture.show()
      fixture.surface.key(.tab)
      #expect(fixture.surface.focusedTarget === target)
      if usesTarget { fixture.surface.tap(50, 50) }
      fixture.guide.dismiss()
      #expect(fixture.surface.focusedTarget === (usesTarget ? target : field))
    }
  }

  @Test func `nothing under the guide gets input, and when it is not drawn it takes none`() {
    let fixture = Fixture(tags: [1, 2])
    let batch: [GuideInput] = [
      .wheel(CGPoint(x: 20, y: 30), by: CGSize(width: 0, height: 3)), .back, .text("x"),
      .key(.character("q")), .key(.up), .pointer(.pressed, CGPoint(x: 200, y: 200)),
      .pointer(.dragged, CGPoint(x: 210, y: 200)), .pointer(.cancelled, CGPoint(x: 210, y: 200)),
    ]
    #expect(fixture.surface.guides.handle(batch).allSatisfy { $0 == .notGuided })
    fixture.show()
    #expect(fixture.surface.isBlocked)
    #expect(fixture.surface.guides.handle(batch).allSatisfy { $0 == .consumed })
    fixture.guide.pause()
    #expect(!fixture.surface.isBlocked)
    #expect(fixture.surface.guides.handle(batch).allSatisfy { $0 == .notGuided })
    fixture.guide.resume()
    #expect(fixture.surface.isBlocked)
    #expect(fixture.surface.guides.handle(batch).allSatisfy { $0 == .consumed })
    fixture.guide.dismiss()
    #expect(!fixture.surface.isBlocked)
    #expect(fixture.surface.guides.handle(batch).allSatisfy { $0 == .notGuided })
    #expect(fixture.surface.delivered.isEmpty)
  }
}
