import Foundation
import StepMask
import Testing

@MainActor
@Suite("Several guides on one surface")
struct QueueTests {
  let surface = TestSurface()
  let journal = Journal()

  /// The events of several guides, each with the guide's name.
  @MainActor
  final class Journal {
    var lines: [String] = []
    var reaction: (String) -> Void = { _ in }

    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " · ")
    }
  }

  private func guide(_ name: String, priority: GuidePriority = .normal) -> Guide {
    let guide = Guide(steps: [GuideStep()])
    guide.policies.maskTap = .advance
    guide.animation = .none
    guide.priority = priority
    let log = EventLog()
    log.reaction = { [journal, unowned log] event, _ in
      let told = ["willShow", "didDismiss", "enteredQueue", "leftQueue", "showRefused"]
      guard told.contains(event.name) else { return }
      journal.lines.append("\(name) \(log.lines.last ?? "")")
      journal.reaction(journal.lines.last ?? "")
    }
    guide.register(log)
    return guide
  }

  @Test func `a second guide waits by default and begins when the first has ended`() {
    let (first, second) = (guide("A"), guide("B"))
    #expect(first.show(on: surface) && second.show(on: surface))
    #expect(second.state == .queued && second.surface === surface)
    #expect(!second.show(on: surface) && !first.show(on: surface))
    first.dismiss()
    #expect(
      journal.take() == """
        A willShow · B enteredQueue · B showRefused alreadyQueued · A showRefused alreadyShown · \
        A didDismiss programmatic · B leftQueue started · B willShow
        """)
  }

  @Test func `turns go by priority, then first come`() {
    let on = guide("A")
    let waiting = [
      guide("B"), guide("C", priority: .high), guide("D"), guide("E", priority: .high),
      guide("F", priority: .veryLow),
    ]
    on.show(on: surface)
    for guide in waiting { guide.show(on: surface) }
    _ = journal.take()
    on.dismiss()
    for _ in 0..<5 { surface.guides.active?.dismiss() }
    let begun = journal.lines.filter { $0.hasSuffix("willShow") }
    #expect(begun.map { $0.prefix(1) }.joined() == "CEBDF")
  }

  @Test func `reject refuses while another guide is on`() {
    let (first, second) = (guide("A"), guide("B"))
    first.show(on: surface)
    #expect(!second.show(on: surface, policy: .reject))
    #expect(second.state == .idle)
    #expect(journal.take() == "A willShow · B showRefused rejected")
  }

  @Test(arguments: [true, false])
  func `replace ends the first before the second starts, whatever the priorities`(
    isAnimated: Bool
  ) {
    let (first, second) = (guide("A", priority: .veryHigh), guide("B", priority: .veryLow))
    let (queued, urgent) = (guide("C"), guide("D", priority: .veryHigh))
    if isAnimated { first.animation = GuideAnimation() }
    first.show(on: surface)
    queued.show(on: surface)
    surface.manualClock.advance(by: 1)
    _ = journal.take()
    #expect(second.show(on: surface, policy: .replace))
    #expect(urgent.show(on: surface))
    surface.manualClock.advance(by: 1)
    let text = journal.take()
    let order = text.components(separatedBy: " · ").filter {
      $0.hasPrefix("A did") || $0.hasSuffix("willShow")
    }
    #expect(order == ["A didDismiss replaced", "B willShow"])
    let waiting = surface.guides.waiting
    #expect(waiting.count == 2 && waiting.first === urgent && waiting.last === queued)
  }

  @Test func `dismiss takes a queued guide out without life events`() {
    let (first, second) = (guide("A"), guide("B"))
    first.show(on: surface)
    second.show(on: surface)
    _ = journal.take()
    #expect(second.dismiss() && !second.dismiss())
    #expect(journal.take() == "B leftQueue cancelled")
    #expect(surface.guides.waiting.isEmpty && second.surface == nil)
    first.dismiss()
    #expect(journal.take() == "A didDismiss programmatic")
    #expect(second.show(on: surface))
  }

  @Test func `a guide that is dismissed when it hears that it waits, leaves`() {
    let (first, second) = (guide("A"), guide("B"))
    first.show(on: surface)
    var answers: [Bool] = []
    journal.reaction = {
      if $0 == "B enteredQueue" { answers = [second.dismiss(), second.dismiss()] }
    }
    #expect(second.show(on: surface, policy: .replace))
    #expect(answers == [true, false])
    #expect(journal.take() == "A willShow · B enteredQueue · B leftQueue cancelled")
    #expect(first.state == .shown)
  }

  @Test func `a show asked for in leftQueue comes after it`() {
    let (first, second) = (guide("A"), guide("B"))
    first.show(on: surface)
    second.show(on: surface)
    _ = journal.take()
    journal.reaction = { [surface] in
      if $0 == "B leftQueue cancelled" { #expect(second.show(on: surface)) }
    }
    second.dismiss()
    #expect(journal.take() == "B leftQueue cancelled · B enteredQueue")
    #expect(surface.guides.waiting.count == 1 && second.state == .queued)
  }

  @Test func `a restart from didDismiss queues like any other`() {
    let (first, second) = (guide("A"), guide("B"))
    first.show(on: surface)
    second.show(on: surface)
    _ = journal.take()
    journal.reaction = { [surface] in
      if $0 == "A didDismiss programmatic" { #expect(first.show(on: surface)) }
    }
    first.dismiss()
    #expect(
      journal.take()
        == "A didDismiss programmatic · A enteredQueue · B leftQueue started · B willShow")
  }

  @Test(arguments: ShowPolicy.allCases)
  func `another guide shown from didDismiss begins when that is over`(policy: ShowPolicy) {
    let (first, second) = (guide("A"), guide("B"))
    first.show(on: surface)
    _ = journal.take()
    journal.reaction = { [surface] in
      if $0 == "A didDismiss programmatic" { #expect(second.show(on: surface, policy: policy)) }
    }
    first.dismiss()
    #expect(first.state == .idle && second.currentIndex == 0)
    #expect(journal.lines.first == "A didDismiss programmatic")
    #expect(journal.lines.last == "B willShow")
  }

  @Test func `the surface's rule is asked when a guide is queued and again when it begins`() {
    let (first, second) = (guide("A"), guide("B"))
    surface.guides.rule = { $0 !== second }
    first.show(on: surface)
    #expect(!second.show(on: surface))
    surface.guides.rule = nil
    #expect(second.show(on: surface))
    surface.guides.rule = { $0 !== second }
    first.dismiss()
    #expect(
      journal.take() == """
        A willShow · B showRefused forbidden · B enteredQueue · A didDismiss programmatic · \
        B leftQueue refused · B showRefused forbidden
        """)
    #expect(surface.guides.active == nil && second.state == .idle)
  }

  @Test func `the rule is asked again when the area comes`() {
    let only = guide("A")
    surface.bounds = .zero
    #expect(only.show(on: surface))
    surface.guides.rule = { _ in false }
    surface.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(journal.take() == "A enteredQueue · A leftQueue refused · A showRefused forbidden")
  }

  @Test func `guides on two surfaces do not know of each other`() {
    let (first, second, other) = (guide("A"), guide("B"), TestSurface())
    #expect(first.show(on: surface) && second.show(on: other))
    #expect(first.state == .shown && second.state == .shown)
    #expect(!first.show(on: other))
  }

  @Test func `a guide dismissed when it hears that it waits is queued until all have heard`() {
    let (first, second) = (guide("A"), guide("B"))
    first.show(on: surface)
    var states: [GuideState] = []
    journal.reaction = { line in
      guard line == "B enteredQueue" else { return }
      #expect(second.dismiss() && !second.dismiss())
      states.append(second.state)
    }
    #expect(second.show(on: surface))
    #expect(states == [.queued])
    #expect(second.state == .idle)
    #expect(surface.guides.waiting.isEmpty)
  }
}
