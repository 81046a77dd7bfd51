import StepMask
import Testing

@MainActor
@Suite("Completers")
struct CompleterTests {
  let log = LineLog()

  /// Three steps without cut-outs; the completers belong to the step at `index`.
  private func fixture(_ completers: [GuideCompleter], at index: Int = 0) -> Fixture {
    let steps = (0..<3).map { GuideStep(completers: $0 == index ? completers : []) }
    let fixture = Fixture(steps: steps)
    fixture.guide.register(log)
    return fixture
  }

  @Test func `the first step's are armed after didShow and disarmed before willLeave`() {
    let fixture = fixture([RecordingCompleter(log: log)])
    fixture.show()
    fixture.guide.next()
    #expect(
      log.lines == [
        "willShow", "willEnter 0", "didEnter 0", "didShow", "arm", "disarm", "willLeave 0",
        "didLeave 0", "willEnter 1", "didEnter 1",
      ])
  }

  @Test func `a later step's are armed after its didEnter`() {
    let fixture = fixture([RecordingCompleter(log: log)], at: 1)
    fixture.show()
    fixture.guide.next()
    #expect(log.lines.suffix(3) == ["willEnter 1", "didEnter 1", "arm"])
    fixture.guide.dismiss()
    #expect(log.lines.suffix(5).first == "disarm")
  }

  @Test func `they are armed again each time their step is entered`() {
    let fixture = fixture([RecordingCompleter(log: log)])
    fixture.show()
    fixture.guide.next()
    fixture.guide.previous()
    #expect(log.lines.filter { $0 == "arm" }.count == 2)
    #expect(log.lines.filter { $0 == "disarm" }.count == 1)
  }

  @Test func `a trigger goes on with cause completer`() {
    let completer = GuideCompleter()
    let fixture = fixture([completer])
    fixture.show()
    #expect(completer.isArmed && completer.guide === fixture.guide)
    #expect(completer.trigger())
    #expect(fixture.guide.currentIndex == 1)
    #expect(fixture.log.events.last?.visit?.cause == .completer)
    #expect(!completer.isArmed && completer.guide == nil)
  }

  @Test func `on the last step a trigger completes the guide`() {
    let completer = GuideCompleter()
    let fixture = fixture([completer], at: 2)
    fixture.show(from: 2)
    completer.trigger()
    #expect(fixture.log.lines.last == "didDismiss completed")
  }

  @Test func `the outcome end ends the guide at once and asks nobody`() {
    final class Refusing: Guide {
      override func shouldDismiss(_ reason: EndReason) -> Bool { false }
    }
    let completer = GuideCompleter(outcome: .end)
    let fixture = Fixture(Refusing(steps: [GuideStep(completers: [completer]), GuideStep()]))
    fixture.show()
    #expect(completer.trigger())
    #expect(fixture.log.lines.last == "didDismiss completer")
    #expect(fixture.guide.state == .idle)
  }

  @Test func `of several the first wins and fires once`() {
    let (one, two) = (GuideCompleter(), GuideCompleter(outcome: .end))
    let fixture = fixture([one, two])
    fixture.show()
    #expect(one.trigger())
    #expect(!one.trigger())
    #expect(!two.trigger())
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `one that is retained after its step does nothing`() {
    let completer = GuideCompleter(outcome: .end)
    let fixture = fixture([completer])
    #expect(!completer.trigger())
    fixture.show()
    fixture.guide.next()
    #expect(!completer.trigger())
    fixture.guide.dismiss()
    #expect(!completer.trigger())
    #expect(fixture.log.lines.last == "didDismiss programmatic")
  }

  @Test func `a trigger inside arming is queued, and the others are not armed`() {
    let eager = RecordingCompleter(" eager", log: log)
    eager.onArm = {
      #expect($0.trigger())
      #expect(!$0.trigger())
    }
    let fixture = fixture([eager, RecordingCompleter(" late", log: log)], at: 1)
    fixture.show()
    fixture.guide.next()
    #expect(fixture.guide.currentIndex == 2)
    #expect(
      log.lines.suffix(7) == [
        "didEnter 1", "arm eager", "disarm eager", "willLeave 1", "didLeave 1", "willEnter 2",
        "didEnter 2",
      ])
  }

  @Test func `a trigger that waits while a hook moves the guide completes no other step`() {
    let eager = RecordingCompleter(log: log)
    eager.onArm = { $0.trigger() }
    let fixture = fixture([eager])
    fixture.log.once("didShow") { $0.next() }
    fixture.show()
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `a step whose end a hook has decided arms nothing`() {
    let fixture = fixture([RecordingCompleter(log: log)])
    fixture.log.once("didShow") { $0.dismiss() }
    fixture.show()
    #expect(!log.lines.contains("arm"))
  }

  @Test func `a pause disarms them and resume arms them again`() {
    let completer = RecordingCompleter(log: log)
    let fixture = fixture([completer])
    fixture.show()
    fixture.guide.pause()
    #expect(!completer.isArmed && !completer.trigger())
    fixture.guide.resume()
    #expect(log.lines.suffix(5) == ["arm", "disarm", "didPause", "didResume", "arm"])
    #expect(completer.isResuming)
    fixture.guide.pause()
    fixture.guide.dismiss()
    #expect(log.lines.filter { $0 == "disarm" }.count == 2)
  }

  @Test func `a step that was not settled before a pause is not armed by resume`() {
    let fixture = fixture([RecordingCompleter(log: log)], at: 1)
    fixture.guide.animation = .none
    fixture.show()
    fixture.guide.pause()
    fixture.guide.resume()
    #expect(!log.lines.contains("arm"))
  }

  @Test func `one that another guide has armed is reported`() {
    let completer = GuideCompleter()
    let (first, second) = (fixture([completer]), fixture([completer]))
    first.show()
    second.show()
    #expect(second.guide.problems.contains(.completerInUse(stepIndex: 0)))
    completer.trigger()
    #expect(first.guide.currentIndex == 1 && second.guide.currentIndex == 0)
  }

  @Test func `one given twice to a step is armed once`() {
    let completer = RecordingCompleter(log: log)
    fixture([completer, completer]).show()
    #expect(log.lines.filter { $0 == "arm" }.count == 1)
  }

  @Test func `a step with a completer can be left`() {
    let fixture = fixture([GuideCompleter()])
    fixture.show()
    #expect(
      fixture.guide.problems == [
        .stepWithoutExit(stepIndex: 1, tag: 1), .stepWithoutExit(stepIndex: 2, tag: 2),
      ])
  }

  @Test func `the end leaves no reference to guide or completer`() {
    weak var weakGuide: Guide?
    let completer = GuideCompleter()
    do {
      let fixture = fixture([completer])
      weakGuide = fixture.guide
      fixture.show()
      fixture.guide.dismiss()
    }
    #expect(weakGuide == nil)
  }

  @Test func `a surface that goes away disarms them`() {
    let completer = RecordingCompleter(log: log)
    do {
      let fixture = fixture([completer])
      fixture.show()
      #expect(completer.isArmed)
    }
    #expect(!completer.isArmed)
    #expect(log.lines.last == "didDismiss")
  }
}
