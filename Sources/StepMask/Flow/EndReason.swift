/// Why a guide ended.
///
/// The first cause wins: an end that is certain is never given another reason.
public enum EndReason: String, Hashable, Sendable, CaseIterable, Codable {
  /// The last step was left forward.
  case completed
  /// Skip was asked for.
  case skipped
  /// The mask was tapped where that dismisses.
  case outsideTap
  /// The Escape key.
  case escape
  /// A completer whose outcome is to end.
  case completer
  /// `dismiss()` was called.
  case programmatic
  /// The time given to `show(on:dismissAfter:)` has passed.
  case timedOut
  /// Another guide took the surface with the policy `replace`.
  case replaced
  /// The surface went away.
  case surfaceLost
  /// A target is missing and the policy is to dismiss.
  case targetMissing
  /// No step could be shown at all.
  case nothingToShow

  /// Whether it is what a user asks for, so that `shouldDismiss` may refuse it.
  public var isAskedByUser: Bool {
    switch self {
    case .skipped, .outsideTap, .escape: true
    case .completed, .completer, .programmatic, .timedOut, .replaced, .surfaceLost,
      .targetMissing, .nothingToShow:
      false
    }
  }
}
