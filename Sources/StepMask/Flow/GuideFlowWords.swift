/// What made a step be entered, left or skipped, or a guide end.
public enum GuideCause: String, Hashable, Sendable, CaseIterable {
  /// A tap on the mask, a cut-out or a tip.
  case tap
  /// A key.
  case key
  /// A control in a tip.
  case control
  /// A completer.
  case completer
  /// Time that has passed, or a target that stayed away.
  case timer
  /// A call from code.
  case code
}

/// The direction of travel through the steps.
public enum GuideDirection: String, Hashable, Sendable, CaseIterable {
  /// Towards higher indices.
  case forward
  /// Towards lower indices.
  case backward

  var offset: Int { self == .forward ? 1 : -1 }
  var opposite: GuideDirection { self == .forward ? .backward : .forward }
}

/// Why a step was skipped before it was entered.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
  /// `shouldEnter` said no, or threw.
  case vetoed
  /// No target was ready and the policy is to skip.
  case missing
  /// Its prepare closure threw or took too long.
  case prepareFailed
  /// Code navigated elsewhere while the step was being prepared or waited for.
  case superseded
}

/// What a guide is doing, as far as its user need know.
public enum GuideState: String, Hashable, Sendable, CaseIterable {
  /// Not shown.
  case idle
  /// Accepted by a surface; begins when its turn comes and the surface has an area.
  case queued
  /// From the start of `willShow` until an end is certain.
  case shown
  /// Shown, but hidden by `pause()`.
  case paused
  /// An end is certain and `didDismiss` has not come yet.
  case ending
}
