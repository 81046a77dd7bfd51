import Foundation
import StepMask
import Testing

@MainActor
@Suite("Preparing steps")
struct PreparationTests {
  /// A prepare closure whose end the test decides.
  @MainActor
  final class Gate {
    private var waiters: [CheckedContinuation<Void, any Error>] = []
    private(set) var directions: [GuideDirection] = []

    var preparation: StepPreparation {
      StepPreparation { [self] direction in
        directions.append(direction)
        try await withCheckedThrowingContinuation { waiters.append($0) }
      }
    }

    /// Lets the oldest run of the closure go on, or fail, and the guide hear of it.
    func open(failing error: (any Error)? = nil) async {
      let waiter = waiters.removeFirst()
      if let error { waiter.resume(throwing: error) } else { waiter.resume() }
      await Self.turn()
    }

    static func turn() async {
      for _ in 0..<20 { await Task.yield() }
    }
  }

  struct Failure: Error {}

  let gate = Gate()
  let fixture: Fixture

  /// Steps 0, 1, 2 and 3, of which 2 is prepared; 1 is shown.
  init() async {
    let gate = gate
    fixture = Fixture(
      steps: (0..<4).map { tag in
        GuideStep(
          tag: tag, focuses: [Focus(frame: frame(tag))],
          preparation: tag == 2 ? gate.preparation : nil)
      })
    fixture.guide.policies.maskTap = .advance
    fixture.show(from: 1)
    _ = fixture.log.take()
    fixture.guide.next()
    await Gate.turn()
  }

  private func expanded(_ text: String) -> String {
    HookCall("-: -: - = yes: \(text)"[...]).text
  }

  @Test func `the mask stays whole, the step before current, until it is prepared`() async {
    #expect(fixture.log.text == expanded("1>"))
    #expect(fixture.guide.currentIndex == 1)
    #expect(fixture.surface.lastScene?.holes.isEmpty == true)
    #expect(fixture.surface.isBlocked)
    fixture.surface.tap(5, 250)
    fixture.surface.key(.right)
    await gate.open()
    await fixture.guide.settled()
    #expect(fixture.log.text == expanded("1>2"))
    #expect(gate.directions == [.forward])
  }

  @Test func `one that fails is skipped in the direction of travel and reported`() async {
    await gate.open(failing: Failure())
    await fixture.guide.settled()
    #expect(
      fixture.log.text == """
        willLeave 1 · didLeave 1 · problem · skipped 2 prepareFailed · willEnter 3 · didEnter 3
        """)
    guard case .preparationFailed(stepIndex: 2, _) = fixture.guide.problems.first else {
      Issue.record("the culprit is named")
      return
    }
    fixture.guide.previous()
    await Gate.turn()
    #expect(gate.directions == [.forward, .backward])
  }

  @Test(arguments: [
    ("next", true, "1> · skipped 2 superseded · willEnter 3 · didEnter 3"),
    ("previous", true, "1> · skipped 2 superseded · willEnter 1 · didEnter 1"),
    ("go1", true, "1> · skipped 2 superseded · willEnter 1 · didEnter 1"),
    ("go0", true, "1> · skipped 2 superseded · willEnter 0 · didEnter 0"),
    ("go2", true, "1>"), ("go7", false, "1>"),
    ("dismiss", true, "1> · end programmatic"), ("skip", true, "1> · end skipped"),
    ("pause", true, "1> · didPause"),
  ])
  func `code that navigates meanwhile gives the step up`(
    call: String, isAccepted: Bool, text: String
  ) async {
    let answer =
      switch call {
      case "next": fixture.guide.next()
      case "previous": fixture.guide.previous()
      case "dismiss": fixture.guide.dismiss()
      case "skip": fixture.guide.skip()
      case "pause": fixture.guide.pause()
      default: fixture.guide.go(to: Int(call.dropFirst(2)) ?? -1)
      }
    #expect(answer == isAccepted)
    #expect(fixture.log.text == expanded(text))
    let isOver = fixture.guide.state == .idle
    #expect(isOver || fixture.guide.count == 4, "a step given up lowers no count")
    guard call != "go2", call != "go7", call != "pause" else { return await gate.open() }
    await gate.open()
    #expect(fixture.log.text == expanded(text), "the late result does nothing")
  }

  @Test func `a veto of the step asked for meanwhile leaves the preparing as it is`() async {
    let answers = AnsweringDelegate([3])
    fixture.guide.delegate = answers
    #expect(!fixture.guide.go(to: 3))
    #expect(fixture.log.take() == "willLeave 1 · didLeave 1 · skipped 3 vetoed")
    await gate.open()
    #expect(fixture.log.text == "willEnter 2 · didEnter 2")
    #expect(fixture.guide.count == 4)
  }

  @Test(arguments: ["previous", "go1"])
  func `the step before is entered again without being asked, be its target missing`(
    call: String
  ) async {
    let answers = AnsweringDelegate([1])
    fixture.guide.delegate = answers
    #expect(call == "go1" ? fixture.guide.go(to: 1) : fixture.guide.previous())
    #expect(answers.asked.isEmpty)
    #expect(fixture.log.text == expanded("1> · skipped 2 superseded · willEnter 1 · didEnter 1"))
    await gate.open()
  }

  @Test func `next past the last step while it is prepared ends as completed`() async {
    let answers = AnsweringDelegate([3])
    fixture.guide.delegate = answers
    #expect(fixture.guide.next())
    #expect(
      fixture.log.text
        == expanded("1> · skipped 3 vetoed · skipped 2 superseded · end completed"))
    await gate.open()
  }

  @Test func `a result that comes while paused counts at resume`() async {
    fixture.guide.pause()
    await gate.open()
    #expect(fixture.log.take() == expanded("1> · didPause"))
    fixture.guide.resume()
    #expect(fixture.log.text == "didResume · willEnter 2 · didEnter 2")
  }

  @Test func `a result of an earlier run does nothing to the next`() async {
    fixture.guide.dismiss()
    fixture.show(from: 2)
    await Gate.turn()
    _ = fixture.log.take()
    await gate.open()
    #expect(fixture.log.text.isEmpty)
    await gate.open()
    #expect(fixture.log.text == "willEnter 2 · didEnter 2 · didShow")
  }

  @Test func `escape ends the guide while a step is prepared`() async {
    fixture.surface.key(.escape)
    #expect(fixture.log.text == expanded("1> · end escape"))
    await gate.open()
  }

  @Test func `a time limit counts in the guide's time and skips`() async {
    let gate = Gate()
    let limited = StepPreparation(timeLimit: 2, gate.preparation.work)
    let fixture = Fixture(steps: [GuideStep(tag: 0, preparation: limited), GuideStep(tag: 1)])
    fixture.guide.policies.maskTap = .advance
    fixture.show()
    await Gate.turn()
    fixture.surface.manualClock.advance(by: 1.9)
    fixture.guide.pause()
    fixture.surface.manualClock.advance(by: 5)
    fixture.guide.resume()
    #expect(!fixture.surface.isBlocked, "nothing is drawn before the first step")
    #expect(fixture.log.take() == "willShow · didPause · didResume")
    fixture.surface.manualClock.advance(by: 0.1)
    #expect(
      fixture.log.text == "problem · skipped 0 prepareFailed · willEnter 1 · didEnter 1 · didShow")
    #expect(fixture.guide.problems == [.preparationTimedOut(stepIndex: 0, limit: 2)])
    await gate.open()
  }

  @Test func `a first step given up has the others tried forward, then backward`() async {
    let gate = Gate()
    let fixture = Fixture(steps: [
      GuideStep(tag: 0), GuideStep(tag: 1, preparation: gate.preparation),
    ])
    fixture.guide.policies.maskTap = .advance
    fixture.show(from: 1)
    await Gate.turn()
    #expect(fixture.guide.next())
    #expect(
      fixture.log.text == "willShow · skipped 1 superseded · willEnter 0 · didEnter 0 · didShow")
    await gate.open()
  }
}
