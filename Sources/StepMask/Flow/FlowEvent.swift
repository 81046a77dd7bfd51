/// An event of a run, by step index, as the state machine knows it.
public enum FlowEvent: Hashable, Sendable {
  /// The run begins.
  case willShow
  /// The first step has settled.
  case didShow
  /// The step becomes the current one.
  case willEnter(Int, GuideCause, GuideDirection)
  /// The step has settled.
  case didEnter(Int, GuideCause, GuideDirection)
  /// The step is about to be left.
  case willLeave(Int, GuideCause, GuideDirection)
  /// The step is left.
  case didLeave(Int, GuideCause, GuideDirection)
  /// A step that was being entered is given up by an end.
  case abandoned(Int, GuideCause, GuideDirection)
  /// The step is passed over without being entered.
  case skipped(Int, SkipReason, GuideCause, GuideDirection)
  /// An end that a user asked for was refused.
  case dismissRefused(EndReason)
  /// The run is about to end.
  case willDismiss(EndReason, GuideCause)
  /// The run has ended; nothing comes after it.
  case didDismiss(EndReason, GuideCause)
  /// The guide is hidden, and time stands still for it.
  case didPause
  /// The guide is back after a pause.
  case didResume
}
