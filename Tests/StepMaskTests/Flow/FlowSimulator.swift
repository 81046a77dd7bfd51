import StepMask

/// A guide without targets, time or screen: it answers the machine's actions as its steps say.
final class FlowSimulator {
  /// How a step behaves when it is tried.
  struct Step {
    var isVetoed = false
    var finding = GuideFlow.Finding.showable
    /// Nil prepares at once.
    var preparation: Bool?
    /// Whether a wait for the step ends with a target.
    var isFound = true
  }

  /// What waits for time to pass.
  enum Open: Equatable {
    case prepare(Int, ticket: Int)
    case wait(ticket: Int)
    case transition
    case fade
  }

  var flow: GuideFlow
  var steps: [Step]
  var refusesDismiss = false
  var open: [Open] = []
  private(set) var log: [FlowEvent] = []
  /// Called at each event, before it counts as delivered, and at each question with nil.
  var hook: (FlowSimulator, FlowEvent?) -> Void = { _, _ in }
  /// An action at which the machine is left alone, its answer not given.
  var stop: (GuideFlow.Action) -> Bool = { _ in false }
  private(set) var isStopped = false
  /// The ticket that the last prepare or wait came with.
  private(set) var ticket = 0
  private var actions: [GuideFlow.Action] = []
  private var isPerforming = false

  init(_ steps: [Step]) {
    self.steps = steps
    flow = GuideFlow(stepCount: steps.count)
  }

  convenience init(count: Int) {
    self.init([Step](repeating: Step(), count: count))
  }

  func show(from start: Int = 0) { perform(flow.show(from: start)) }

  @discardableResult
  func call(_ command: GuideFlow.Command, cause: GuideCause = .code) -> Bool {
    let reply = flow.request(command, cause: cause)
    perform(reply.actions)
    return reply.isAccepted && !flow.wasRefused(reply.command)
  }

  @discardableResult
  func end(_ reason: EndReason = .programmatic, asks: Bool = false) -> Bool {
    let reply = flow.requestEnd(GuideFlow.EndRequest(reason, cause: .code, asks: asks))
    perform(reply.actions)
    return reply.isAccepted && !flow.wasRefused(reply.command)
  }

  func perform(_ first: [GuideFlow.Action]) {
    actions += first
    guard !isPerforming else { return }
    isPerforming = true
    repeat {
      while !actions.isEmpty, !isStopped { carryOut(actions.removeFirst()) }
      if !isStopped { actions += flow.drained() }
    } while !actions.isEmpty && !isStopped
    isPerforming = false
  }

  private func carryOut(_ action: GuideFlow.Action) {
    if stop(action) {
      isStopped = true
      return
    }
    switch action {
    case .send(let event):
      log.append(event)
      hook(self, event)
      actions += flow.delivered()
    case .askEnter(let index, _, _):
      hook(self, nil)
      actions += flow.answered(!steps[index].isVetoed)
    case .askDismiss:
      hook(self, nil)
      actions += flow.answered(!refusesDismiss)
    case .probe(let index):
      let canJudge = steps[index].preparation == nil && steps[index].finding == .missing
      actions += flow.probed(canJudge ? .missing : .showable)
    case .prepare(let index, _, let ticket):
      self.ticket = ticket
      if steps[index].preparation == nil {
        actions += flow.prepared(true, ticket: ticket)
      } else {
        open.append(.prepare(index, ticket: ticket))
      }
    case .locate(let index, let mustShow):
      actions += flow.located(mustShow ? .showable : steps[index].finding)
    case .wait(_, let ticket):
      self.ticket = ticket
      open.append(.wait(ticket: ticket))
    case .cancelWaiting: break
    case .startTransition: open.append(.transition)
    case .finishTransition: open.removeAll { $0 == .transition }
    case .hide, .unhide: break
    case .fadeOut: open.append(.fade)
    }
  }

  /// Lets the first thing that waits come to its end; false if nothing does.
  @discardableResult
  func pass(_ place: Int = 0) -> Bool {
    guard open.indices.contains(place) else { return false }
    let isPaused = flow.state == .paused
    switch open[place] {
    case .prepare(let index, let ticket):
      open.remove(at: place)
      perform(flow.prepared(steps[index].preparation == true, ticket: ticket))
    case .wait(let ticket):
      if isPaused { return false }
      open.remove(at: place)
      let isFound = waitedStep.map { steps[$0].isFound } ?? true
      perform(flow.waited(found: isFound, ticket: ticket))
    case .transition:
      open.remove(at: place)
      perform(flow.settled())
    case .fade:
      open.remove(at: place)
      perform(flow.fadedOut())
    }
    return true
  }

  private var waitedStep: Int? {
    if case .waiting(let trip) = flow.phase { trip.candidate } else { nil }
  }

  /// Lets everything come to its end.
  func rest() {
    while pass() {}
  }

  var text: String { log.map(\.line).joined(separator: " · ") }

  /// The text of what came since the last call.
  func take() -> String {
    defer { log = [] }
    return text
  }
}

extension FlowEvent {
  /// The event with its step or reason: `willEnter 2`.
  var line: String {
    switch self {
    case .willEnter(let step, _, _): "willEnter \(step)"
    case .didEnter(let step, _, _): "didEnter \(step)"
    case .willLeave(let step, _, _): "willLeave \(step)"
    case .didLeave(let step, _, _): "didLeave \(step)"
    case .abandoned(let step, _, _): "abandoned \(step)"
    case .skipped(let step, let reason, _, _): "skipped \(step) \(reason)"
    case .dismissRefused(let reason): "dismissRefused \(reason)"
    case .willDismiss(let reason, _): "willDismiss \(reason)"
    case .didDismiss(let reason, _): "didDismiss \(reason)"
    case .willShow, .didShow, .didPause, .didResume: "\(self)"
    }
  }
}
