/// Everything that a guide tells, in the order in which it happens.
public enum GuideEvent: Sendable {
  /// The run begins; nothing is drawn or blocked yet.
  case willShow
  /// The first step has settled.
  case didShow
  /// A step is about to be entered: its tips are on screen, and the step before is still current.
  case willEnter(GuideStepVisit)
  /// The step has settled.
  case didEnter(GuideStepVisit)
  /// A step is about to be left.
  case willLeave(GuideStepVisit)
  /// The step is left; it stays current until the next one is entered.
  case didLeave(GuideStepVisit)
  /// The guide ends while this step was being entered.
  case abandoned(GuideStepVisit)
  /// The step was not entered.
  case skipped(GuideStepVisit, SkipReason)
  /// The guide is about to fade out.
  case willDismiss(GuideEnd)
  /// The guide has ended. Comes once and last.
  case didDismiss(GuideEnd)
  /// `shouldDismiss` said no to what the user asked for.
  case dismissRefused(EndReason)
  /// `show` returned false, or a queued guide was refused at its turn.
  case showRefused(ShowRefusal)
  /// The guide waits for its turn or for the surface to have an area.
  case enteredQueue
  /// The guide waits no longer.
  case leftQueue(QueueExit)
  /// The guide is hidden.
  case didPause
  /// The guide is drawn again.
  case didResume
  /// A target of the current step is not ready any more; the number is its cut-out's.
  case targetLost(GuideStepVisit, cutout: Int, TargetAbsence)
  /// A lost target is ready again; the number is its cut-out's.
  case targetFound(GuideStepVisit, cutout: Int)
  /// Steps were added or removed.
  case planChanged
  /// A control of a tip asked for something of the app's own.
  case action(String, GuideStepVisit?)
  /// Something is wrong that the app's programmer should know; also kept in `problems`.
  case problem(GuideProblem)

  /// The event's name, as its case.
  public var name: String {
    switch self {
    case .willShow: "willShow"
    case .didShow: "didShow"
    case .willEnter: "willEnter"
    case .didEnter: "didEnter"
    case .willLeave: "willLeave"
    case .didLeave: "didLeave"
    case .abandoned: "abandoned"
    case .skipped: "skipped"
    case .willDismiss: "willDismiss"
    case .didDismiss: "didDismiss"
    case .dismissRefused: "dismissRefused"
    case .showRefused: "showRefused"
    case .enteredQueue: "enteredQueue"
    case .leftQueue: "leftQueue"
    case .didPause: "didPause"
    case .didResume: "didResume"
    case .targetLost: "targetLost"
    case .targetFound: "targetFound"
    case .planChanged: "planChanged"
    case .action: "action"
    case .problem: "problem"
    }
  }

  /// The step that the event is about; nil for an event of the whole guide.
  public var visit: GuideStepVisit? {
    switch self {
    case .willEnter(let visit), .didEnter(let visit), .willLeave(let visit),
      .didLeave(let visit), .abandoned(let visit), .skipped(let visit, _),
      .targetLost(let visit, _, _), .targetFound(let visit, _), .action(_, let visit?):
      visit
    default:
      nil
    }
  }
}

/// A step at the moment of an event.
public struct GuideStepVisit: Sendable {
  /// The step; its tag is always set.
  public var step: GuideStep
  /// The step's 0-based index over all steps.
  public var index: Int
  /// The step's 1-based rank among the steps not skipped; nil for a skipped one.
  public var position: Int?
  /// How many steps there are, less those skipped so far in this run.
  public var count: Int
  /// The direction of travel.
  public var direction: GuideDirection
  /// What made the event.
  public var cause: GuideCause

  /// The step's tag.
  public var tag: Int { step.tag ?? index }
}

/// How a run ended.
public struct GuideEnd: Sendable {
  /// Why; the first cause wins.
  public var reason: EndReason
  /// What made it end.
  public var cause: GuideCause
  /// The step that was current; nil if none was.
  public var lastStep: GuideStep?
  /// The index of that step.
  public var lastIndex: Int?
  /// How many steps there are, less those skipped.
  public var count: Int
  /// How many different steps settled.
  public var shownCount: Int
  /// How many steps were skipped and not shown after that.
  public var skippedCount: Int
}

/// Why a guide was not shown.
public enum ShowRefusal: String, Hashable, Sendable, CaseIterable {
  /// It is on a surface already.
  case alreadyShown
  /// It waits in a queue already.
  case alreadyQueued
  /// Its history says that it was shown often enough, or another guide too short a time ago.
  case alreadySeen
  /// The surface's rule says no.
  case forbidden
  /// Another guide is on the surface and the policy is to reject.
  case rejected
  /// The surface is gone.
  case surfaceGone
}

/// How a guide left the queue.
public enum QueueExit: String, Hashable, Sendable, CaseIterable {
  /// Its turn came.
  case started
  /// `dismiss` was called.
  case cancelled
  /// It was refused at its turn; `showRefused` says why.
  case refused
  /// The surface went away.
  case surfaceLost
}
