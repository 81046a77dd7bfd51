extension GuideFlow {
  /// The answer to `askEnter` and `askDismiss`.
  public mutating func answered(_ isYes: Bool) -> [Action] {
    switch phase {
    case .asking(let trip, let refusal):
      guard isYes else { return skip(trip, .vetoed, refusal: refusal) }
      guard trip.direction == .backward, let refusal else {
        return approve(trip, refusal: refusal)
      }
      phase = .probing(trip, refusal: refusal)
      return [.probe(trip.candidate)]
    case .askingDismiss(let request, let inner):
      if isYes { return conclude(request, at: inner) }
      if let number = request.number { refusedCommands.insert(number) }
      phase = .refusing(inner)
      return [.send(.dismissRefused(request.reason))]
    default:
      return []
    }
  }

  /// The answer to `probe`.
  public mutating func probed(_ finding: Finding) -> [Action] {
    guard case .probing(let trip, let refusal) = phase else { return [] }
    guard finding == .missing else { return approve(trip, refusal: refusal) }
    return skip(trip, .missing, refusal: refusal)
  }

  /// Goes on with the candidate, unless what was asked has ended the run.
  private mutating func approve(_ trip: Trip, refusal: Phase?) -> [Action] {
    phase = .approved(trip, refusal: refusal)
    return delivered()
  }

  /// The answer to `prepare`.
  ///
  /// An answer with an old ticket is late and does nothing.
  public mutating func prepared(_ succeeded: Bool, ticket: Int) -> [Action] {
    guard ticket == self.ticket else { return [] }
    switch phase {
    case .preparing(var trip):
      trip.isPrepared = succeeded
      return usePreparation(of: trip)
    case .paused(.preparing(var trip)):
      trip.isPrepared = succeeded
      phase = .paused(.preparing(trip))
      return []
    default:
      return []
    }
  }

  /// Goes on with a step whose prepare closure has answered.
  mutating func usePreparation(of trip: Trip) -> [Action] {
    phase = .preparing(trip)
    if let interruption = interrupt() { return interruption }
    if trip.isPrepared == true || trip.kind == .again { return locate(trip) }
    return skip(trip, .prepareFailed, refusal: nil)
  }

  /// The answer to `locate`.
  public mutating func located(_ finding: Finding) -> [Action] {
    guard case .locating(let trip) = phase else { return [] }
    if let interruption = interrupt() { return interruption }
    switch finding {
    case .showable:
      return enter(trip)
    case .missing where trip.kind == .again, .mustDismiss where trip.kind == .again:
      return enter(trip)
    case .missing:
      return skip(trip, .missing, refusal: nil)
    case .mustWait:
      phase = .waiting(trip)
      ticket += 1
      return [.wait(trip.candidate, ticket: ticket)]
    case .mustDismiss:
      makeCertain(EndRequest(.targetMissing, cause: trip.cause))
      return close()
    }
  }

  /// The answer to `wait`.
  ///
  /// An answer with an old ticket is late and does nothing.
  public mutating func waited(found: Bool, ticket: Int) -> [Action] {
    guard case .waiting(let trip) = phase, ticket == self.ticket else { return [] }
    return found ? enter(trip) : skip(trip, .missing, refusal: nil)
  }

  /// The surface, which had no area, has one again: the targets that were not read are read now.
  public mutating func lookAgain() -> [Action] {
    guard case .waiting(let trip) = phase, notices == 0 else { return [] }
    return locate(trip)
  }

  /// The transition to the current step is over.
  public mutating func settled() -> [Action] {
    guard case .moving(let trip) = phase else { return [] }
    shown.insert(trip.candidate)
    phase = .arriving(isFirst: trip.origin == nil)
    return [.send(.didEnter(trip.candidate, trip.cause, trip.direction))]
  }

  /// The mask has faded out.
  public mutating func fadedOut() -> [Action] {
    guard phase == .fading, let end = certainEnd else { return [] }
    phase = .closed
    current = nil
    return [.send(.didDismiss(end.reason, end.cause))]
  }
}
