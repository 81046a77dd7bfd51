import Foundation

/// All that one run holds and that is gone after its end.
@MainActor
final class GuideRun {
  weak let surface: (any GuideSurface)?
  let request: ShowRequest
  let timers: GuideTimers

  /// The current step on screen; nil between `didLeave` and `willEnter`.
  var stage: StepStage?
  /// The targets found for the step that is about to be entered.
  var found: StepStage?
  /// The holes' way from the step before.
  var move: HoleMove?
  /// How the mask appears or disappears.
  var fade = MaskFade()
  /// Whether the guide is attached to the surface: it draws and takes input.
  var isAttached = false
  /// Whether a step has been entered in this run, so that the mask is to be seen.
  var hasEntered = false
  /// The scene that the surface draws.
  var drawnScene: GuideScene?
  /// The tips of the run by the tag of their step; nil holds those that stay.
  var tipsByTag: [Int?: [any GuideTip]] = [:]
  /// The tips that are on screen, with their places.
  var placedTips: [PlacedTip] = []
  /// The scrollers that were moved.
  var scrollChanges: [ScrollChange] = []
  var input = InputTracker()
  var isLayingOut = false
  /// Whether the layout changed while the flow was being carried out.
  var needsLayout = false
  /// Whether the surface has lost its area, so that time stands still.
  var hasNoArea = false
  /// Whether the next step's targets are not read until the surface has an area again.
  var isHeldForArea = false
  /// Whether all targets of the step stayed away for the time of grace.
  var isLostForGood = false
  /// Whether the policy's own waiting time, after the time of grace, has begun.
  var isWaitingForLost = false
  /// The completers that watch now.
  var armedCompleters: [GuideCompleter] = []
  /// Whether the current step's completers are armed, or would be but for a pause.
  var isStepOpen = false
  /// Whether a completer's trigger waits for its turn, so that no other one counts.
  var hasCompleted = false
  var frameTimer: Int?
  var waitTimers: [Int] = []
  var preparation: Task<Void, Never>?

  init(request: ShowRequest, surface: any GuideSurface) {
    self.request = request
    self.surface = surface
    timers = GuideTimers(clock: surface.clock)
  }

  /// Nothing scheduled is left and nothing late will be heard.
  func tearDown() {
    timers.cancelAll()
    preparation?.cancel()
    preparation = nil
    stage = nil
    found = nil
    move = nil
    drawnScene = nil
    tipsByTag = [:]
    placedTips = []
  }
}

/// What `show` was asked for.
@MainActor
struct ShowRequest {
  weak let surface: (any GuideSurface)?
  var start: Int
  var policy: ShowPolicy
  var dismissDelay: TimeInterval?
}

/// The holes' way from one step to the next.
struct HoleMove {
  var from: [MaskShape]
  var begin: TimeInterval
  var duration: TimeInterval

  func progress(at now: TimeInterval) -> CGFloat {
    now.fraction(of: duration, since: begin)
  }
}

/// How the whole mask fades.
struct MaskFade {
  var from: CGFloat = 1
  var to: CGFloat = 1
  var begin: TimeInterval = 0
  var duration: TimeInterval = 0

  /// When it is over; nil if it does not run.
  var end: TimeInterval? { duration > 0 ? begin + duration : nil }

  func opacity(at now: TimeInterval) -> CGFloat {
    let progress = now.fraction(of: duration, since: begin)
    return progress >= 1 ? to : from + (to - from) * progress
  }
}

extension TimeInterval {
  /// The time that counts as none, so that sums of times that should be equal are.
  static let timeTolerance: TimeInterval = 1e-6

  /// How much of a duration has passed at this time: exactly 0 at its begin, exactly 1 at its end.
  func fraction(of duration: TimeInterval, since begin: TimeInterval) -> CGFloat {
    let elapsed = self - begin
    guard duration > 0, elapsed < duration - Self.timeTolerance else { return 1 }
    return CGFloat(max(0, elapsed / duration))
  }
}
