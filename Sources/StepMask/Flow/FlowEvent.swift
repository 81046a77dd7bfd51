/// An event of a run, by step index, as the state machine knows it.
public enum FlowEvent: Hashable, Sendable {
  case willShow
  case didShow
  case willEnter(Int, GuideCause, GuideDirection)
  case didEnter(Int, GuideCause, GuideDirection)
  case willLeave(Int, GuideCause)
  case didLeave(Int, GuideCause)
  /// A step that was being entered is given up by an end.
  case abandoned(Int, GuideCause)
  case skipped(Int, SkipReason, GuideCause)
  case dismissRefused(EndReason)
  case willDismiss(EndReason, GuideCause)
  case didDismiss(EndReason, GuideCause)
  case didPause
  case didResume
}
