import Foundation
import StepMask
import Testing

@MainActor
@Suite("Completers and input")
struct InputCompleterTests {
  let control = TestControl()
  let target = TestTarget("button")

  private func fixture(
    tap: CutoutTapPolicy = .forward, _ completers: [GuideCompleter]
  ) -> Fixture {
    let first = GuideStep(
      focuses: [Focus(target)], policies: GuidePolicies(cutoutTap: tap), completers: completers)
    let fixture = Fixture(steps: [first, GuideStep(), GuideStep()])
    fixture.surface.onDeliver = { [control] in
      if case .pointer(.released, _) = $0 { control.send("press") }
    }
    fixture.show()
    return fixture
  }

  @Test func `the press of the real control completes its step`() {
    let fixture = fixture([ControlEventCompleter(control, "press")])
    fixture.surface.tap(50, 50)
    #expect(fixture.guide.currentIndex == 1)
    #expect(fixture.log.events.last?.visit?.cause == .completer)
    #expect(control.handlers.isEmpty)
    control.send("press")
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `an event of another kind does nothing`() {
    let fixture = fixture([ControlEventCompleter(control, "change")])
    fixture.surface.tap(50, 50)
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `a control that is gone does nothing`() {
    var control: TestControl? = TestControl()
    let completer = control.map { ControlEventCompleter($0, "press") }
    weak let released = control
    control = nil
    #expect(released == nil)
    let fixture = fixture(completer.map { [$0] } ?? [])
    fixture.surface.tap(50, 50)
    #expect(completer?.isArmed == true)
    #expect(fixture.guide.currentIndex == 0)
  }

  @Test func `completer and policy together advance by one, whoever comes first`() {
    let fixture = fixture(
      tap: .forwardThenAdvance,
      [ControlEventCompleter(control, "press"), ControlEventCompleter(control, "press")])
    fixture.surface.tap(50, 50)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `an end wins over the moves of the same input`() {
    let fixture = fixture(
      tap: .forwardThenAdvance,
      [
        ControlEventCompleter(control, "press"),
        ControlEventCompleter(control, "press", outcome: .end),
      ])
    fixture.surface.tap(50, 50)
    #expect(fixture.log.lines.last == "didDismiss completer")
  }

  @Test func `the target's own move comes before the completer's`() {
    let fixture = fixture([ControlEventCompleter(control, "press")])
    let ofCompleter = fixture.surface.onDeliver
    fixture.surface.onDeliver = {
      if case .pointer(.released, _) = $0 { fixture.guide.go(to: 2) }
      ofCompleter?($0)
    }
    fixture.surface.tap(50, 50)
    #expect(fixture.guide.currentIndex == 2)
  }

  @Test func `the whole action of the target runs before the guide moves`() {
    let fixture = fixture([ControlEventCompleter(control, "press")])
    var indexInAction: Int?
    _ = control.on("press") { indexInAction = fixture.guide.currentIndex }
    fixture.surface.tap(50, 50)
    #expect(indexInAction == 0)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `after a refused end the completer still works`() {
    final class Refusing: Guide {
      override func shouldDismiss(_ reason: EndReason) -> Bool { false }
    }
    let step = GuideStep(
      focuses: [Focus(target)], policies: GuidePolicies(cutoutTap: .forward),
      completers: [ControlEventCompleter(control, "press")])
    let fixture = Fixture(Refusing(steps: [step, GuideStep()]))
    var skips = true
    fixture.surface.onDeliver = { [control] in
      guard case .pointer(.released, _) = $0 else { return }
      if skips { fixture.guide.skip() }
      control.send("press")
    }
    fixture.show()
    fixture.surface.tap(50, 50)
    #expect(fixture.guide.currentIndex == 0)
    skips = false
    fixture.surface.tap(50, 50)
    #expect(fixture.guide.currentIndex == 1)
  }

  @Test func `a forward key does not leave a step that waits for its completer`() {
    let fixture = fixture([ControlEventCompleter(control, "press")])
    fixture.surface.key(.right)
    fixture.surface.key(.return)
    #expect(fixture.guide.currentIndex == 0)
  }
}
