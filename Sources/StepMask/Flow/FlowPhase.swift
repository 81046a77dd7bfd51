extension GuideFlow {
  /// Where the machine stands; the payload is all that the next input needs.
  public indirect enum Phase: Equatable, Sendable {
    /// No run.
    case idle
    /// Accepted by a surface, not begun.
    case queued
    /// `willShow` is being delivered; the run begins at this step.
    case opening(start: Int)
    /// `shouldEnter` is being asked for the trip's candidate.
    case asking(Trip, refusal: Phase?)
    /// The targets of the trip's candidate are being looked at before the current step is left.
    case probing(Trip, refusal: Phase?)
    /// The trip's candidate may be entered; what it leaves behind is to be left or given up.
    case approved(Trip, refusal: Phase?)
    /// `skipped` is being delivered for the trip's candidate.
    case skipping(Trip, SkipReason, refusal: Phase?)
    /// `skipped(superseded)` is being delivered for a step given up; then the destination counts.
    case superseding(Destination)
    /// `willLeave` or `didLeave` is being delivered for the current step.
    case leaving(Destination, LeaveStage)
    /// The candidate's prepare closure runs.
    case preparing(Trip)
    /// The candidate's targets are being read.
    case locating(Trip)
    /// The candidate's targets are waited for.
    case waiting(Trip)
    /// `willEnter` is being delivered; the candidate is current from then on.
    case entering(Trip)
    /// The transition runs.
    case moving(Trip)
    /// `didEnter` is being delivered.
    case arriving(isFirst: Bool)
    /// `didShow` is being delivered.
    case revealing
    /// A step is shown and nothing is under way.
    case settled
    /// `didPause` is being delivered.
    case pausing(Phase)
    /// Hidden; the phase is what goes on at resume.
    case paused(Phase)
    /// `didResume` is being delivered.
    case resuming(Phase)
    /// `shouldDismiss` is being asked; the phase goes on if the answer is no.
    case askingDismiss(EndRequest, Phase)
    /// `dismissRefused` is being delivered; then the phase goes on.
    case refusing(Phase)
    /// `abandoned` is being delivered.
    case abandoning
    /// `willDismiss` is being delivered.
    case closing
    /// The mask fades out.
    case fading
    /// `didDismiss` is being delivered.
    case closed
  }

  /// Which of the two leave events is being delivered.
  public enum LeaveStage: Equatable, Sendable {
    /// The step is about to be left.
    case willLeave
    /// The step is left.
    case didLeave
  }

  /// What comes after a step was left.
  public enum Destination: Equatable, Sendable {
    /// Another step, at the end of this trip.
    case step(Trip)
    /// The end of the run.
    case end
  }

  /// A way from one step to another.
  public struct Trip: Equatable, Sendable {
    /// How the candidates are chosen and what happens when there are no more.
    public enum Kind: Equatable, Sendable {
      /// The nearest that way; forward runs off the end, backward may be refused.
      case nearest
      /// This one; if it is missing the nearest beyond; never runs off the end.
      case chosen
      /// The origin again: nobody is asked, and it is entered even if its targets are missing.
      case again
    }

    /// The step that is current; nil before the first.
    public var origin: Int?
    /// How candidates are chosen.
    public var kind: Kind
    /// The way.
    public var direction: GuideDirection
    /// The step that is being tried.
    public var candidate: Int
    /// Whether the candidate is the first one that was tried.
    public var isFirstTry = true
    /// Without an origin: where the other direction is tried from; nil once it has been.
    public var turningPoint: Int?
    /// Whether the candidate was prepared, or failed to be; nil before that is known.
    public var isPrepared: Bool?
    /// What made the trip.
    public var cause: GuideCause
    /// The call behind the trip, for its result.
    public var command: Int?
  }

  struct PendingCommand: Equatable, Sendable {
    var command: Command
    var cause: GuideCause
    var isOfInput: Bool
    var number: Int
  }

  /// Whether an event or a question is out, so that calls are only noted.
  public var isInHand: Bool { notices > 0 || phase.isInHand }

  /// Whether the first step has been entered and `didShow` is still to come.
  var isShowing: Bool { phase == .arriving(isFirst: true) }

  /// Whether a step is shown and nothing is under way or in hand.
  public var isSettled: Bool { phase == .settled && notices == 0 }
}

extension GuideFlow.Phase {
  var isInHand: Bool {
    switch self {
    case .idle, .queued, .preparing, .waiting, .moving, .settled, .paused, .fading: false
    default: true
    }
  }
}
