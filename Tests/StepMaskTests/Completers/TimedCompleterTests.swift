import Foundation
import StepMask
import Testing

/// A condition that counts how often it is asked.
@MainActor
private final class Condition {
  var isTrue = false
  var questions = 0

  func ask() -> Bool {
    questions += 1
    return isTrue
  }
}

@MainActor
@Suite("Completers by time and condition")
struct TimedCompleterTests {
  private func fixture(_ completer: GuideCompleter) -> Fixture {
    let fixture = Fixture(steps: [GuideStep(completers: [completer]), GuideStep()])
    fixture.show()
    return fixture
  }

  @Test func `a delay triggers when its time is over`() {
    let fixture = fixture(DelayCompleter(2))
    fixture.surface.manualClock.advance(by: 1.999)
    #expect(fixture.guide.currentIndex == 0)
    fixture.surface.manualClock.advance(by: 0.001)
    #expect(fixture.guide.currentIndex == 1)
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test func `a delay stands still while the guide is paused`() {
    let fixture = fixture(DelayCompleter(2, outcome: .end))
    fixture.surface.manualClock.advance(by: 1.5)
    fixture.guide.pause()
    fixture.surface.manualClock.advance(by: 100)
    #expect(fixture.guide.state == .paused)
    fixture.guide.resume()
    fixture.surface.manualClock.advance(by: 0.499)
    #expect(fixture.guide.state == .shown)
    fixture.surface.manualClock.advance(by: 0.001)
    #expect(fixture.log.lines.last == "didDismiss completer")
  }

  @Test func `a delay stands still while the surface has no area`() {
    let fixture = fixture(DelayCompleter(2))
    let bounds = fixture.surface.bounds
    fixture.surface.manualClock.advance(by: 1)
    fixture.surface.bounds = .zero
    fixture.surface.manualClock.advance(by: 100)
    fixture.surface.bounds = bounds
    fixture.surface.manualClock.advance(by: 0.999)
    #expect(fixture.guide.currentIndex == 0)
    fixture.surface.manualClock.advance(by: 0.001)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `a delay begins anew at each visit`() {
    let fixture = fixture(DelayCompleter(2))
    fixture.surface.manualClock.advance(by: 1.5)
    fixture.guide.next()
    fixture.surface.manualClock.advance(by: 10)
    fixture.guide.previous()
    fixture.surface.manualClock.advance(by: 1.5)
    #expect(fixture.guide.currentIndex == 0)
    fixture.surface.manualClock.advance(by: 0.5)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test(arguments: [0, -3, TimeInterval.nan])
  func `a delay that is no time triggers at the clock's next step`(delay: TimeInterval) {
    let fixture = fixture(DelayCompleter(delay))
    fixture.surface.manualClock.advance(by: 0)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `an endless delay never triggers`() {
    let fixture = fixture(DelayCompleter(.infinity))
    fixture.surface.manualClock.advance(by: 1e6)
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `a condition is asked each tenth of a second`() {
    let state = Condition()
    let fixture = fixture(ConditionCompleter { state.ask() })
    #expect(state.questions == 1)
    fixture.surface.manualClock.advance(by: 1)
    #expect(state.questions == 11)
    state.isTrue = true
    fixture.surface.manualClock.advance(by: 0.099)
    #expect(fixture.guide.currentIndex == 0)
    fixture.surface.manualClock.advance(by: 0.001)
    #expect(fixture.guide.currentIndex == 1)
    #expect(fixture.surface.manualClock.pendingCount == 0)
  }

  @Test func `a condition is asked at layout changes and when woken`() {
    let state = Condition()
    let completer = ConditionCompleter { state.isTrue }
    let fixture = fixture(completer)
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.guide.currentIndex == 0)
    state.isTrue = true
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.guide.currentIndex == 1)
    fixture.guide.previous()
    #expect(fixture.guide.currentIndex == 1)
    state.isTrue = false
    fixture.guide.previous()
    #expect(fixture.guide.currentIndex == 0)
    state.isTrue = true
    completer.check()
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `a condition is not asked while paused or without area`() {
    let state = Condition()
    state.isTrue = true
    let completer = ConditionCompleter { state.ask() }
    let fixture = Fixture(steps: [GuideStep(), GuideStep(completers: [completer])])
    fixture.show()
    completer.check()
    fixture.guide.pause()
    fixture.surface.manualClock.advance(by: 5)
    fixture.surface.guides.layoutDidChange()
    #expect(state.questions == 0)
  }

  @Test func `one condition for two steps is asked once at a time`() {
    let state = Condition()
    let completer = ConditionCompleter { state.ask() }
    let fixture = Fixture(
      steps: [GuideStep(completers: [completer]), GuideStep(completers: [completer]), GuideStep()])
    fixture.show()
    fixture.log.once("didEnter 1") { _ in state.isTrue = false }
    state.isTrue = true
    fixture.surface.manualClock.advance(by: 0.1)
    #expect(fixture.guide.currentIndex == 1)
    state.questions = 0
    fixture.surface.manualClock.advance(by: 1)
    #expect(state.questions == 10)
  }
}
