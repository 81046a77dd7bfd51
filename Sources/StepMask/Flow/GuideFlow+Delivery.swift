extension GuideFlow {
  /// The event in hand has reached everyone.
  public mutating func delivered() -> [Action] {
    if case .entering(let trip) = phase { current = trip.candidate }
    return interrupt() ?? proceed()
  }

  /// An event that belongs to no phase, such as a lost target, is about to be delivered: until
  /// ``endNotice()`` calls are only noted.
  ///
  /// Notices may be nested.
  public mutating func beginNotice() {
    notices += 1
  }

  /// The notice has reached everyone.
  public mutating func endNotice() -> [Action] {
    notices -= 1
    guard !isInHand else { return [] }
    if let interruption = interrupt() { return interruption }
    return phase == .settled ? settle() : drained()
  }

  /// Everything that could be done at once is done; a pause that a hook asked for runs here, where
  /// code could have called it, and so does the end of one.
  public mutating func drained() -> [Action] {
    guard !isInHand else { return [] }
    switch phase {
    case .moving where pending.first?.command == .pause:
      return [.finishTransition] + settled()
    case .preparing, .waiting:
      guard let place = pending.firstIndex(where: { $0.command == .pause }) else { return [] }
      pending.removeSubrange(place...)
      return pause()
    case .paused(let inner):
      return resumeIfAsked(inner)
    default:
      return []
    }
  }

  private mutating func resumeIfAsked(_ inner: Phase) -> [Action] {
    guard let place = pending.firstIndex(where: { $0.command == .resume }) else { return [] }
    pending.remove(at: place)
    return resume(inner)
  }

  /// What follows the phase once its event is delivered.
  mutating func proceed() -> [Action] {
    switch phase {
    case .opening(let start):
      return seek(
        Trip(
          origin: nil, kind: .nearest, direction: .forward, candidate: start,
          turningPoint: start - 1, cause: .code), refusal: nil)
    case .approved(let trip, let refusal):
      return commit(trip, refusal: refusal)
    case .skipping(let trip, let reason, let refusal):
      return goOn(after: trip, reason, refusal: refusal)
    case .superseding(.step(let trip)):
      return prepare(trip)
    case .superseding(.end), .abandoning:
      return close()
    case .leaving(let destination, let stage):
      return proceedLeaving(destination, stage)
    case .preparing(let trip):
      return trip.isPrepared == nil ? [] : usePreparation(of: trip)
    case .locating(let trip):
      return locate(trip)
    case .entering(let trip):
      phase = .moving(trip)
      return [.startTransition]
    case .arriving(isFirst: true):
      phase = .revealing
      return [.send(.didShow)]
    case .arriving, .revealing, .settled:
      return settle()
    case .pausing(let inner):
      return proceedPaused(inner)
    case .resuming(let inner), .refusing(let inner):
      phase = inner
      return proceed()
    case .closing:
      phase = .fading
      return [.fadeOut]
    case .closed:
      phase = .idle
      certainEnd = nil
      return []
    case .idle, .queued, .asking, .probing, .waiting, .moving, .paused, .askingDismiss, .fading:
      return []
    }
  }

  /// Of the destinations asked for meanwhile the last one that is not refused counts.
  private mutating func proceedLeaving(_ destination: Destination, _ stage: LeaveStage)
    -> [Action]
  {
    if let current, let call = replacements.popLast() {
      return seek(trip(for: call, from: current), refusal: phase)
    }
    switch (destination, stage, current) {
    case (_, .willLeave, let step?):
      phase = .leaving(destination, .didLeave)
      return [.send(.didLeave(step, cause(of: destination), direction(of: destination)))]
    case (.step(let trip), _, _):
      return prepare(trip)
    case (.end, _, _):
      return close()
    }
  }

  private func cause(of destination: Destination) -> GuideCause {
    switch destination {
    case .step(let trip): trip.cause
    case .end: certainEnd?.cause ?? .code
    }
  }

  func direction(of destination: Destination) -> GuideDirection {
    if case .step(let trip) = destination { trip.direction } else { .forward }
  }

  private mutating func proceedPaused(_ inner: Phase) -> [Action] {
    phase = .paused(inner)
    return resumeIfAsked(inner)
  }

  /// Runs the calls that hooks made, in order, until one of them moves the guide.
  private mutating func settle() -> [Action] {
    phase = .settled
    if let interruption = interrupt() { return interruption }
    while phase == .settled, !pending.isEmpty {
      let actions = run(pending.removeFirst())
      if !actions.isEmpty { return actions }
    }
    return []
  }
}
