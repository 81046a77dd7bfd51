import StepMask
import Testing

@MainActor
@Suite("Who hears what")
struct ListenerTests {
  @Test func `an event reaches the hook, the delegate, the closures, then plugins in order`() {
    let guide = CallingGuide(steps: [GuideStep()])
    var heard: [String] = []
    guide.onHook = { if $0.hasPrefix("did") { heard.append("hook \($0)") } }
    let delegate = Caller { if $0.hasPrefix("did") { heard.append("delegate \($0)") } }
    guide.delegate = delegate
    guide.onStepChange = { heard.append("closure didEnter \($1.tag)") }
    guide.onDismiss = { heard.append("closure didDismiss \($1.reason)") }
    for name in ["first", "second"] {
      guide.register(Caller { if $0.hasPrefix("did") { heard.append("\(name) \($0)") } })
    }
    guide.animation = .none
    let surface = TestSurface()
    guide.show(on: surface)
    guide.dismiss()
    #expect(
      heard == [
        "hook didEnter 0", "delegate didEnter 0", "closure didEnter 0", "first didEnter 0",
        "second didEnter 0", "hook didShow", "delegate didShow", "first didShow", "second didShow",
        "hook didLeave 0", "delegate didLeave 0", "first didLeave 0", "second didLeave 0",
        "hook didDismiss", "delegate didDismiss", "closure didDismiss programmatic",
        "first didDismiss", "second didDismiss",
      ])
  }

  @Test func `who listens is noted before an event is delivered`() {
    let guide = CallingGuide(steps: [GuideStep()])
    let fixture = Fixture(guide)
    guide.policies.maskTap = .advance
    let late = EventLog()
    let lateDelegate = EventLogDelegate()
    guide.onHook = { [guide, log = fixture.log] name in
      guard name == "willEnter 0" else { return }
      guide.register(late)
      guide.unregister(log)
      guide.delegate = lateDelegate
    }
    fixture.show()
    #expect(fixture.log.text == "willShow · willEnter 0")
    #expect(late.text == "didEnter 0 · didShow")
    #expect(lateDelegate.names == ["didEnter", "didShow"])
  }

  @Test func `a plugin registered twice hears once, and one unregistered nothing`() {
    let fixture = Fixture(steps: [GuideStep()])
    fixture.guide.policies.maskTap = .advance
    fixture.guide.register(fixture.log)
    fixture.show()
    #expect(fixture.log.take() == "willShow · willEnter 0 · didEnter 0 · didShow")
    fixture.guide.unregister(fixture.log)
    fixture.guide.dismiss()
    #expect(fixture.log.text.isEmpty)
  }

  @Test func `a plugin given twice to a new guide hears once`() {
    let log = EventLog()
    let guide = Guide(steps: [GuideStep()], plugins: [log, log])
    guide.animation = .none
    guide.show(on: TestSurface())
    #expect(log.lines.count { $0 == "willShow" } == 1)
  }

  @Test func `adding an observer changes nothing else`() {
    func run(_ isObserved: Bool) -> String {
      let fixture = Fixture(tags: [1, 2, 3])
      let delegate = EventLogDelegate()
      if isObserved {
        fixture.guide.delegate = delegate
        fixture.guide.onDismiss = { _, _ in }
        fixture.guide.register(EventLog())
      }
      fixture.show()
      fixture.guide.next()
      fixture.guide.skip()
      return fixture.log.text
    }
    #expect(run(true) == run(false))
  }

  @Test func `an event told inside another one comes after it to everyone`() {
    let guide = CallingGuide(steps: [GuideStep()])
    let fixture = Fixture(guide)
    guide.policies.maskTap = .advance
    let delegate = EventLogDelegate()
    guide.delegate = delegate
    guide.onHook = { [guide] in if $0 == "willEnter 0" { guide.addTip(Tip(text: "", stepTag: 9)) } }
    fixture.show()
    #expect(fixture.log.text == "willShow · willEnter 0 · problem · didEnter 0 · didShow")
    #expect(delegate.names == ["willShow", "willEnter", "problem", "didEnter", "didShow"])
  }

  // MARK: Questions

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `hook and delegate must both say yes`(hook: Bool, delegate: Bool) {
    let guide = CallingGuide(steps: [GuideStep(), GuideStep(), GuideStep()])
    let fixture = Fixture(guide)
    guide.policies.maskTap = .advance
    guide.vetoed = hook ? [] : [1]
    guide.refusesDismiss = !hook
    let answers = AnsweringDelegate(delegate ? [] : [1])
    guide.delegate = answers
    fixture.show()
    _ = fixture.log.take()
    guide.next()
    #expect(guide.currentIndex == (hook && delegate ? 1 : 2))
    #expect(answers.asked == (hook && delegate ? [0, 1] : [0, 1, 2]))
    #expect(guide.skip() == (hook && delegate))
  }

  @Test func `a question that throws is a no, and told once whatever the error says`() {
    let guide = CallingGuide(steps: [GuideStep(), GuideStep()])
    let fixture = Fixture(guide)
    guide.policies.maskTap = .advance
    let answers = AnsweringDelegate([])
    answers.throwing = true
    guide.delegate = answers
    #expect(fixture.show())
    #expect(
      fixture.log.text == """
        willShow · problem · skipped 0 vetoed · problem · skipped 1 vetoed · \
        willDismiss nothingToShow · didDismiss nothingToShow
        """)
    #expect(guide.problems.count == 2)
    #expect(answers.asked == [0, 1])
    guard case .questionFailed("shouldEnter", 0, _) = guide.problems.first else {
      Issue.record("the culprit is named")
      return
    }
  }
}

/// A delegate that writes down the names of the events.
@MainActor
final class EventLogDelegate: GuideDelegate {
  private(set) var names: [String] = []

  func guideWillShow(_ guide: Guide) { names.append("willShow") }
  func guideDidShow(_ guide: Guide) { names.append("didShow") }
  func guide(_ guide: Guide, willEnter visit: GuideStepVisit) { names.append("willEnter") }
  func guide(_ guide: Guide, didEnter visit: GuideStepVisit) { names.append("didEnter") }
  func guide(_ guide: Guide, didTell event: GuideEvent) { names.append(event.name) }
}

/// A delegate that vetoes steps and ends, or throws with another error each time.
@MainActor
final class AnsweringDelegate: GuideDelegate {
  let vetoed: Set<Int>
  var throwing = false
  private(set) var asked: [Int] = []

  struct Failure: Error {
    let number: Int
  }

  init(_ vetoed: Set<Int>) { self.vetoed = vetoed }

  func guide(_ guide: Guide, shouldEnter visit: GuideStepVisit) throws -> Bool {
    asked.append(visit.index)
    if throwing { throw Failure(number: asked.count) }
    return !vetoed.contains(visit.index)
  }

  func guide(_ guide: Guide, shouldDismiss reason: EndReason) throws -> Bool { vetoed.isEmpty }
}
