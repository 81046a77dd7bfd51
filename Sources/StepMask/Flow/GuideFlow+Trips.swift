extension GuideFlow {
  /// The trip that a call makes from a settled step.
  func trip(for call: PendingCommand, from step: Int) -> Trip {
    let kind: Trip.Kind
    let direction: GuideDirection
    let candidate: Int
    switch call.command {
    case .previous:
      (kind, direction, candidate) = (.nearest, .backward, step - 1)
    case .go(let index):
      (kind, direction, candidate) = (.chosen, index < step ? .backward : .forward, index)
    case .next, .pause, .resume:
      (kind, direction, candidate) = (.nearest, .forward, step + 1)
    }
    return Trip(
      origin: current, kind: kind, direction: direction, candidate: candidate,
      cause: call.cause, command: call.number)
  }

  /// The trip that a call makes while another one prepares or waits: it counts from the step that is
  /// given up, and without an origin turns round there.
  func trip(for call: PendingCommand, from given: Trip) -> Trip {
    var trip = trip(for: call, from: given.candidate)
    trip.origin = given.origin
    if given.origin == nil {
      let turning = trip.kind == .chosen ? trip.candidate : given.candidate
      trip.turningPoint = turning - trip.direction.offset
    }
    return trip
  }

  /// Tries the trip's candidate, and those beyond it; `refusal` is where a trip that leads nowhere
  /// returns to, nil once something was given up for it.
  ///
  /// The origin is always taken again.
  mutating func seek(_ trip: Trip, refusal: Phase?) -> [Action] {
    guard (0..<stepCount).contains(trip.candidate) else { return runOut(trip, refusal: refusal) }
    if trip.candidate == trip.origin {
      var trip = trip
      trip.kind = .again
      return commit(trip, refusal: refusal)
    }
    phase = .asking(trip, refusal: refusal)
    return [.askEnter(trip.candidate, trip.cause, trip.direction)]
  }

  /// Skips the candidate.
  ///
  /// A chosen step that is vetoed lowers no count, since the run stays.
  mutating func skip(_ trip: Trip, _ reason: SkipReason, refusal: Phase?) -> [Action] {
    if !isChosenAndVetoed(trip, reason) { skipped.insert(trip.candidate) }
    phase = .skipping(trip, reason, refusal: refusal)
    return [.send(.skipped(trip.candidate, reason, trip.cause, trip.direction))]
  }

  mutating func goOn(after trip: Trip, _ reason: SkipReason, refusal: Phase?) -> [Action] {
    if isChosenAndVetoed(trip, reason), let refusal { return refuse(trip, to: refusal) }
    var trip = trip
    trip.candidate += trip.direction.offset
    trip.isFirstTry = false
    trip.isPrepared = nil
    return seek(trip, refusal: refusal)
  }

  private func isChosenAndVetoed(_ trip: Trip, _ reason: SkipReason) -> Bool {
    trip.kind == .chosen && trip.isFirstTry && reason == .vetoed
  }

  /// There is no candidate left that way.
  private mutating func runOut(_ trip: Trip, refusal: Phase?) -> [Action] {
    if trip.direction == .forward, trip.kind == .nearest, trip.origin != nil {
      return commitEnd(EndRequest(.completed, cause: trip.cause), refusal: refusal)
    }
    let mayRefuse = trip.direction == .backward || trip.kind == .chosen
    if let refusal, mayRefuse, trip.origin != nil || trip.turningPoint != nil {
      return refuse(trip, to: refusal)
    }
    var trip = trip
    trip.direction = trip.direction.opposite
    trip.isFirstTry = false
    if let origin = trip.origin {
      trip.kind = .again
      trip.candidate = origin
      return commit(trip, refusal: refusal)
    }
    guard let turningPoint = trip.turningPoint else {
      return commitEnd(EndRequest(.nothingToShow, cause: trip.cause), refusal: refusal)
    }
    trip.candidate = turningPoint
    trip.turningPoint = nil
    return seek(trip, refusal: refusal)
  }

  private mutating func refuse(_ trip: Trip, to refusal: Phase) -> [Action] {
    if let command = trip.command { refusedCommands.insert(command) }
    phase = refusal
    return proceed()
  }

  /// The candidate is taken: what the trip leaves behind is left or given up.
  mutating func commit(_ trip: Trip, refusal: Phase?) -> [Action] {
    switch refusal {
    case .settled:
      return leave(for: .step(trip), cause: trip.cause)
    case .leaving(_, let stage):
      replacements = []
      phase = .leaving(.step(trip), stage)
      return proceed()
    case .preparing(let old), .waiting(let old):
      return supersede(old, by: .step(trip), cause: trip.cause)
    default:
      return prepare(trip)
    }
  }

  private mutating func commitEnd(_ request: EndRequest, refusal: Phase?) -> [Action] {
    makeCertain(request)
    switch refusal {
    case .settled:
      return leave(for: .end, cause: request.cause)
    case .leaving(_, let stage):
      phase = .leaving(.end, stage)
      return proceed()
    case .preparing(let old), .waiting(let old):
      return supersede(old, by: .end, cause: request.cause)
    default:
      return close()
    }
  }

  private mutating func supersede(_ old: Trip, by destination: Destination, cause: GuideCause)
    -> [Action]
  {
    phase = .superseding(destination)
    return [
      .cancelWaiting, .send(.skipped(old.candidate, .superseded, cause, old.direction)),
    ]
  }

  mutating func leave(for destination: Destination, cause: GuideCause) -> [Action] {
    guard let current else { return close() }
    // What completed this step must not complete the next one, too.
    pending.removeAll { $0.cause == .completer }
    phase = .leaving(destination, .willLeave)
    return [.send(.willLeave(current, cause, direction(of: destination)))]
  }

  /// Runs the prepare closure of the candidate, everything before it being left.
  mutating func prepare(_ trip: Trip) -> [Action] {
    phase = .preparing(trip)
    ticket += 1
    return [.prepare(trip.candidate, trip.direction, ticket: ticket)]
  }

  mutating func locate(_ trip: Trip) -> [Action] {
    phase = .locating(trip)
    return [.locate(trip.candidate, mustShow: trip.kind == .again)]
  }

  mutating func enter(_ trip: Trip) -> [Action] {
    skipped.remove(trip.candidate)
    phase = .entering(trip)
    return [.send(.willEnter(trip.candidate, trip.cause, trip.direction))]
  }
}
