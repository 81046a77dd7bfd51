import StepMask

/// Reads the events of one run and names the first that must not come where it does.
struct FlowGrammar {
  private enum Place: Equatable {
    case before, begun
    case entering(Int, from: Int?)
    case entered(Int)
    case leaving(Int)
    case left(Int)
    case abandoned(Int?)
    case dismissing, over
  }

  private var place = Place.before
  private var isShown = false
  private var mustShow = false
  private(set) var fault: String?
  /// The step that must be current while the last event is delivered.
  private(set) var current: Int?

  var isOver: Bool { place == .over }

  mutating func read(_ event: FlowEvent, _ flow: GuideFlow) {
    read(event, current: flow.current, state: flow.state)
    if let current, flow.skipped.contains(current) { fault = "\(current) counts as skipped" }
  }

  mutating func read(_ event: FlowEvent, current asked: Int?, state: GuideState) {
    guard fault == nil else { return }
    if case .entering(let step, _) = place { current = step }
    if !take(event) { fault = "\(event.line) at \(place)" }
    if asked != current {
      fault = "current is \(asked.map(String.init) ?? "nil") in \(event.line)"
    }
    if isOver != (state == .idle) { fault = "\(state) in \(event.line)" }
    if case .willDismiss = event, state != .ending { fault = "not ending" }
  }

  private mutating func take(_ event: FlowEvent) -> Bool {
    if mustShow {
      mustShow = false
      isShown = true
      return event == .didShow
    }
    switch (event, place) {
    case (.willShow, .before): place = .begun
    case (.willEnter(let step, _, _), .begun): place = .entering(step, from: nil)
    case (.willEnter(let step, _, _), .left(let from)): place = .entering(step, from: from)
    case (.didEnter(let step, _, _), .entering(let entered, _)) where step == entered:
      place = .entered(step)
      current = step
      mustShow = !isShown
    case (.willLeave(let step, _, _), .entered(let entered)) where step == entered:
      place = .leaving(step)
    case (.didLeave(let step, _, _), .leaving(let left)) where step == left:
      place = .left(step)
    case (.abandoned(let step, _, _), .entering(let entered, let from)) where step == entered:
      place = .abandoned(from)
      current = from
    case (.willDismiss, .begun), (.willDismiss, .left), (.willDismiss, .abandoned):
      place = .dismissing
    case (.didDismiss, .dismissing):
      place = .over
      current = nil
    case (.skipped, .begun), (.skipped, .entered), (.skipped, .leaving), (.skipped, .left): break
    case (.dismissRefused, .over), (.dismissRefused, .before), (.dismissRefused, .dismissing):
      return false
    case (.dismissRefused, _): break
    case (.didPause, .begun), (.didPause, .entered), (.didPause, .left): break
    case (.didResume, .begun), (.didResume, .entered), (.didResume, .left): break
    default: return false
    }
    return true
  }
}
