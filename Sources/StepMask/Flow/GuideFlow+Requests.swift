extension GuideFlow {
  /// Accepts a run that begins later.
  ///
  /// Only an idle machine does.
  public mutating func queue() -> Bool {
    guard phase == .idle else { return false }
    phase = .queued
    return true
  }

  /// Takes a run back that has not begun.
  ///
  /// Only a queued machine does.
  public mutating func leaveQueue() -> Bool {
    guard phase == .queued else { return false }
    phase = .idle
    return true
  }

  /// Begins a run at this step, or at the nearest that can be shown: forward, then backward.
  ///
  /// Does nothing unless the machine is idle or queued and there is such a step.
  public mutating func show(from start: Int) -> [Action] {
    guard phase == .idle || phase == .queued, (0..<stepCount).contains(start) else { return [] }
    let (ticket, notices) = (ticket, notices)
    self = GuideFlow(stepCount: stepCount)
    (self.ticket, self.notices) = (ticket, notices)
    phase = .opening(start: start)
    return [.send(.willShow)]
  }

  /// Asks for a move, a pause or the end of one.
  ///
  /// `isOfInput` says that one input set it off; see ``resolveInput()``.
  public mutating func request(
    _ command: Command, cause: GuideCause, isOfInput: Bool = false
  ) -> Reply {
    guard applies(command) else { return .refused }
    lastCommand += 1
    let call = PendingCommand(
      command: command, cause: cause, isOfInput: isOfInput, number: lastCommand)
    if isInHand {
      note(call)
      return .noted
    }
    refusedCommands = []
    return Reply(isAccepted: true, actions: begin(call), command: call.number)
  }

  /// Asks for an end.
  ///
  /// What is being asked for already, or noted, is not asked for again.
  public mutating func requestEnd(_ request: EndRequest) -> Reply {
    guard state == .shown || state == .paused, !isAskedFor(request) else { return .refused }
    lastCommand += 1
    var request = request
    request.number = lastCommand
    if isInHand {
      pendingEnds.append(request)
      return .noted
    }
    refusedCommands = []
    return Reply(
      isAccepted: true, actions: consider(request, at: phase), command: request.number)
  }

  private func isAskedFor(_ request: EndRequest) -> Bool {
    var known = pendingEnds
    if case .askingDismiss(let asked, _) = phase { known.append(asked) }
    return known.contains { $0.reason == request.reason && $0.asks == request.asks }
  }

  /// Has one input move the guide at most once: of all that it set off an end wins, else the first
  /// move.
  ///
  /// Call it while the input's notice is still open.
  public mutating func resolveInput() {
    let end = pendingEnds.firstIndex(where: \.isOfInput)
    pendingEnds = pendingEnds.enumerated().filter { !$1.isOfInput || $0 == end }.map(\.element)
    let move =
      end == nil
      ? pending.firstIndex { $0.isOfInput && $0.command.isNavigation } : nil
    pending = pending.enumerated().filter { place, call in
      !call.isOfInput || !call.command.isNavigation || place == move
    }.map(\.element)
  }

  /// Whether a call is accepted as things stand.
  private func applies(_ command: Command) -> Bool {
    switch command {
    case .resume: return state == .paused && !pending.contains { $0.command == .resume }
    case .pause: return state == .shown && !pending.contains { $0.command == .pause }
    case .next: return state == .shown
    case .previous: return state == .shown && (countingStep(at: phase) ?? 0) > 0
    case .go(let index): return state == .shown && (0..<stepCount).contains(index)
    }
  }

  /// The step from which next and previous count.
  private func countingStep(at phase: Phase) -> Int? {
    switch phase {
    case .preparing(let trip), .waiting(let trip), .entering(let trip): trip.candidate
    case .opening(let start): start
    case .asking(let trip, _), .probing(let trip, _), .approved(let trip, _),
      .skipping(let trip, _, _), .locating(let trip), .superseding(.step(let trip)):
      current ?? trip.candidate
    case .askingDismiss(_, let inner), .refusing(let inner), .resuming(let inner):
      countingStep(at: inner)
    default: current
    }
  }

  private mutating func note(_ call: PendingCommand) {
    if case .leaving(.step, _) = phase, call.command.isNavigation {
      replacements.append(call)
    } else {
      pending.append(call)
    }
  }

  /// Carries out a call made while nothing is in hand.
  private mutating func begin(_ call: PendingCommand) -> [Action] {
    switch phase {
    case .settled:
      return run(call)
    case .moving:
      if call.command == current.map(Command.go) { return [] }
      pending.append(call)
      return [.finishTransition] + settled()
    case .preparing(let trip), .waiting(let trip):
      if call.command == .pause { return pause() }
      if call.command == .go(trip.candidate) { return [] }
      return seek(self.trip(for: call, from: trip), refusal: phase)
    case .paused(let inner):
      return resume(inner)
    default:
      return []
    }
  }

  /// Carries out a call at a settled step; does nothing if it no longer applies.
  mutating func run(_ call: PendingCommand) -> [Action] {
    guard phase == .settled, let current else { return [] }
    switch call.command {
    case .pause: return pauseAtItsTurn()
    case .resume, .go(current): return []
    case .next, .previous, .go: return seek(trip(for: call, from: current), refusal: .settled)
    }
  }

  /// A pause that was noted: the calls noted after it find a paused guide and do nothing.
  mutating func pauseAtItsTurn() -> [Action] {
    pending = []
    return pause()
  }

  mutating func pause() -> [Action] {
    phase = .pausing(phase)
    return [.hide, .send(.didPause)]
  }

  mutating func resume(_ inner: Phase) -> [Action] {
    phase = .resuming(inner)
    return [.unhide, .send(.didResume)]
  }
}

extension GuideFlow.Command {
  var isNavigation: Bool {
    switch self {
    case .next, .previous, .go: true
    case .pause, .resume: false
    }
  }
}
