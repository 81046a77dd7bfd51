import Foundation
import StepMask
import Testing

@MainActor
@Suite("Calls while something is under way")
struct TransitionTests {
  let fixture: Fixture

  init() {
    fixture = Fixture(tags: [0, 1, 2, 3])
    fixture.show(from: 1)
    fixture.guide.animation = GuideAnimation()
    _ = fixture.log.take()
  }

  private func expanded(_ text: String) -> String {
    HookCall("-: -: - = yes: \(text)"[...]).text
  }

  @Test(arguments: [
    ("next", true, "1>2 · 2>3"), ("previous", true, "1>2 · 2>1"), ("go0", true, "1>2 · 2>0"),
    ("go2", true, "1>2"), ("go9", false, "1>2"), ("pause", true, "1>2 · didPause"),
    ("resume", false, "1>2"),
    ("dismiss", true, "1> · willEnter 2 · abandoned 2 · end programmatic"),
    ("skip", true, "1> · willEnter 2 · abandoned 2 · end skipped"),
    ("show", false, "1> · willEnter 2 · showRefused alreadyShown · didEnter 2"),
  ])
  func `a call during a transition`(call: String, isAccepted: Bool, text: String) {
    fixture.guide.next()
    fixture.surface.manualClock.advance(by: 0.1)
    #expect(fixture.log.text == "willLeave 1 · didLeave 1 · willEnter 2")
    let answer =
      switch call {
      case "next": fixture.guide.next()
      case "previous": fixture.guide.previous()
      case "pause": fixture.guide.pause()
      case "resume": fixture.guide.resume()
      case "dismiss": fixture.guide.dismiss()
      case "skip": fixture.guide.skip()
      case "show": fixture.show()
      default: fixture.guide.go(to: Int(call.dropFirst(2)) ?? -1)
      }
    #expect(answer == isAccepted)
    fixture.surface.manualClock.advance(by: 1)
    #expect(fixture.log.text == expanded(text))
  }

  @Test func `drawing goes on from the frame now shown`() {
    fixture.guide.next()
    fixture.surface.manualClock.advance(by: 0.1)
    let before = fixture.surface.lastScene?.holes.map(\.shape)
    fixture.guide.next()
    #expect(fixture.surface.lastScene?.holes.map(\.shape) == before)
    #expect(fixture.guide.scene?.holes.map(\.shape) == before)
  }

  @Test func `calls of hooks come before a call of code in the transition`() {
    fixture.log.once("willEnter 2") { $0.go(to: 0) }
    fixture.guide.next()
    #expect(fixture.guide.go(to: 3))
    fixture.surface.manualClock.advance(by: 2)
    #expect(fixture.log.text == expanded("1>2 · 2>0 · 0>3"))
  }

  @Test func `didDismiss comes when the mask has faded out`() {
    fixture.guide.dismiss()
    #expect(fixture.log.take() == "willLeave 1 · didLeave 1 · willDismiss programmatic")
    #expect(fixture.guide.state == .ending && fixture.surface.isBlocked)
    fixture.surface.manualClock.advance(by: 0.24)
    #expect(fixture.log.text.isEmpty)
    fixture.surface.manualClock.advance(by: 0.01)
    #expect(fixture.log.text == "didDismiss programmatic")
    #expect(!fixture.surface.isBlocked && fixture.surface.manualClock.pendingCount == 0)
  }

  @Test func `a show while the mask fades out runs when it has`() {
    fixture.guide.dismiss()
    #expect(fixture.show(from: 2))
    #expect(!fixture.show())
    fixture.surface.manualClock.advance(by: 1)
    #expect(
      fixture.log.text.hasSuffix(
        "didDismiss programmatic · willShow · willEnter 2 · didEnter 2 · didShow"))
  }

  @Test func `a dismissal as soon as it was shown has no last step but the run is whole`() {
    let fixture = Fixture(tags: [1, 2])
    fixture.guide.animation = GuideAnimation()
    fixture.show()
    fixture.guide.dismiss()
    fixture.surface.manualClock.advance(by: 1)
    #expect(
      fixture.log.text
        == "willShow · willEnter 1 · abandoned 1 · willDismiss programmatic · didDismiss programmatic"
    )
    guard case .didDismiss(let end) = fixture.log.events.last else { return }
    #expect(end.lastStep == nil && end.shownCount == 0 && end.count == 2)
  }

  // MARK: Pause

  @Test func `a pause hides everything and lets time stand still`() {
    fixture.guide.animation = .none
    fixture.guide.dismiss()
    fixture.guide.show(on: fixture.surface, dismissAfter: 1)
    let clock = fixture.surface.manualClock
    clock.advance(by: 0.6)
    #expect(fixture.guide.pause() && !fixture.guide.pause())
    #expect(!fixture.surface.isBlocked && fixture.guide.scene == nil)
    #expect(fixture.surface.tap(5, 200) == [.notGuided, .notGuided])
    #expect(!fixture.guide.next() && !fixture.guide.previous() && !fixture.guide.go(to: 0))
    clock.advance(by: 5)
    _ = fixture.log.take()
    #expect(fixture.guide.resume() && !fixture.guide.resume())
    #expect(fixture.log.take() == "didResume")
    #expect(fixture.surface.isBlocked)
    clock.advance(by: 0.39)
    #expect(fixture.guide.state == .shown)
    clock.advance(by: 0.01)
    #expect(fixture.log.text.hasSuffix("didDismiss timedOut"))
  }

  @Test func `a paused guide can be skipped and dismissed`() {
    for isSkip in [true, false] {
      fixture.show(from: 1)
      fixture.surface.manualClock.advance(by: 1)
      fixture.guide.pause()
      _ = fixture.log.take()
      #expect(isSkip ? fixture.guide.skip() : fixture.guide.dismiss())
      let reason = isSkip ? "skipped" : "programmatic"
      #expect(fixture.log.take() == expanded("1> · end \(reason)"))
      #expect(fixture.surface.attachCount == fixture.surface.detachCount)
    }
  }

  @Test func `a resume asked for in an event of a paused guide is carried out`() {
    fixture.log.once("showRefused alreadyShown") { #expect($0.resume()) }
    fixture.guide.pause()
    fixture.show()
    #expect(fixture.log.text == "didPause · showRefused alreadyShown · didResume")
    #expect(fixture.guide.state == .shown)
  }

  // MARK: Without area

  @Test func `without an area a show waits and begins with the first layout that has one`() {
    let fixture = Fixture(tags: [1])
    fixture.surface.bounds = .zero
    #expect(fixture.show())
    #expect(fixture.guide.state == .queued && fixture.log.take() == "enteredQueue")
    #expect(!fixture.show())
    #expect(fixture.log.take() == "showRefused alreadyQueued")
    fixture.surface.bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(
      fixture.log.text == "leftQueue started · willShow · willEnter 1 · didEnter 1 · didShow")
  }

  @Test func `while the area is gone no step is entered and no time passes`() {
    let target = TestTarget()
    let fixture = Fixture(steps: [
      GuideStep(tag: 0, focuses: [Focus(frame: frame(0))]),
      GuideStep(tag: 1, focuses: [Focus(target)]),
    ])
    fixture.guide.policies.maskTap = .advance
    fixture.guide.show(on: fixture.surface, dismissAfter: 1)
    _ = fixture.log.take()
    let bounds = fixture.surface.bounds
    fixture.surface.bounds = .zero
    #expect(fixture.guide.next())
    fixture.surface.manualClock.advance(by: 5)
    #expect(target.questions == 0)
    #expect(fixture.log.text == "willLeave 0 · didLeave 0")
    fixture.surface.bounds = bounds
    #expect(fixture.log.text == expanded("0>1"))
    fixture.surface.manualClock.advance(by: 1)
    #expect(fixture.guide.state == .idle)
  }

  @Test func `a mask without area has faded out`() {
    for isGoneBefore in [true, false] {
      let fixture = Fixture(tags: [1, 2])
      fixture.guide.animation = GuideAnimation()
      fixture.show()
      fixture.surface.manualClock.advance(by: 1)
      if isGoneBefore { fixture.surface.bounds = .zero }
      fixture.guide.dismiss()
      #expect(fixture.guide.state == (isGoneBefore ? .idle : .ending))
      fixture.surface.bounds = .zero
      #expect(fixture.guide.state == .idle)
      #expect(!fixture.surface.isBlocked)
      #expect(fixture.surface.manualClock.pendingCount == 0)
    }
  }
}
