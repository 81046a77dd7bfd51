extension GuideFlow {
  /// An end that a hook asked for runs as soon as the event in hand is delivered; after the first
  /// `didEnter` only when `didShow` has been, too.
  mutating func interrupt() -> [Action]? {
    guard certainEnd == nil, phase != .arriving(isFirst: true), !pendingEnds.isEmpty else {
      return nil
    }
    return consider(pendingEnds.removeFirst(), at: phase)
  }

  /// Asks whether the guide may end, where that is asked at all, and ends it.
  mutating func consider(_ request: EndRequest, at phase: Phase) -> [Action] {
    guard request.asks else { return conclude(request, at: phase) }
    self.phase = .askingDismiss(request, phase)
    return [.askDismiss(request.reason)]
  }

  /// From here on nothing but the end comes.
  mutating func makeCertain(_ request: EndRequest) {
    certainEnd = request
    pendingEnds = []
    pending = []
    replacements = []
  }

  /// Ends the run from this phase, whose event has been delivered.
  mutating func conclude(_ request: EndRequest, at phase: Phase) -> [Action] {
    makeCertain(request)
    switch phase {
    case .settled, .revealing, .arriving:
      return leave(for: .end, cause: request.cause)
    case .leaving(_, .willLeave):
      self.phase = .leaving(.end, .willLeave)
      return proceed()
    case .entering(let trip), .moving(let trip):
      current = trip.origin
      self.phase = .abandoning
      return [.send(.abandoned(trip.candidate, request.cause, trip.direction))]
    case .approved(_, let refusal?), .skipping(_, _, let refusal?):
      return conclude(request, at: refusal)
    case .pausing(let inner), .paused(let inner), .resuming(let inner), .refusing(let inner):
      return conclude(request, at: inner)
    case .preparing, .waiting:
      return [.cancelWaiting] + close()
    default:
      return close()
    }
  }

  mutating func close() -> [Action] {
    guard let end = certainEnd else { return [] }
    phase = .closing
    return [.send(.willDismiss(end.reason, end.cause))]
  }
}
