/// An event of a run, by step index, as the state machine knows it.
public enum FlowEvent: Hashable, Sendable {
  case willShow
  case didShow
  case willEnter(Int, GuideCause, GuideDirection)
  case didEnter(Int, GuideCause, GuideDirection)
  case willLeave(Int, GuideCause, GuideDirection)
  case didLeave(Int, GuideCause, GuideDirection)
  /// A step that was being entered is given up by an end.
  case abandoned(Int, GuideCause, GuideDirection)
  case skipped(Int, SkipReason, GuideCause, GuideDirection)
  case dismissRefused(EndReason)
  case willDismiss(EndReason, GuideCause)
  case didDismiss(EndReason, GuideCause)
  case didPause
  case didResume
}
