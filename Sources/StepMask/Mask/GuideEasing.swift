public import Foundation

/// How a motion runs over its time.
public enum GuideEasing: Hashable, Sendable, CaseIterable {
  /// At one speed.
  case linear
  /// Slow at both ends.
  case easeInOut

  /// The share of the way that is done after a share of the time.
  ///
  /// Exactly 0 at 0 and exactly 1 at 1, rising in between. Values outside are pulled to the nearer
  /// end; NaN counts as the end, so that a motion without duration is over.
  public func callAsFunction(_ time: CGFloat) -> CGFloat {
    guard time < 1 else { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .linear: return time
    case .easeInOut: return time * time * (3 - 2 * time)
    }
  }
}
