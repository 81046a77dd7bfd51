public import Foundation

/// Where a target is on a surface at one moment, or why nothing can be pointed at.
public enum TargetLocation: Equatable, Sendable {
  /// The target can be pointed at.
  case ready(TargetPlace)

  /// The target cannot be pointed at now.
  case notReady(TargetAbsence)

  /// The place, if the target is ready.
  public var place: TargetPlace? {
    if case .ready(let place) = self { place } else { nil }
  }
}

/// The rectangles of a target that is ready, in the surface's coordinates and units.
public struct TargetPlace: Hashable, Sendable {
  /// The whole target, hidden parts included.
  public var frame: CGRect

  /// The part that the target's own scrollers and clipping ancestors leave visible.
  ///
  /// It is not clipped to the surface: that is done after the focus style was applied.
  public var visibleFrame: CGRect

  /// The target's own corner radius, in the surface's units; 0 for square corners.
  public var cornerRadius: CGFloat

  /// Creates a place; `visibleFrame` is the whole frame unless given.
  public init(frame: CGRect, visibleFrame: CGRect? = nil, cornerRadius: CGFloat = 0) {
    self.frame = frame
    self.visibleFrame = visibleFrame ?? frame
    self.cornerRadius = cornerRadius
  }
}

/// Why a target is not ready.
public enum TargetAbsence: Hashable, Sendable {
  /// The object was released.
  case released
  /// The object is in no tree of the surface.
  case detached
  /// The object or one of its ancestors is hidden.
  case hidden
  /// The object or one of its ancestors is fully transparent.
  case transparent
  /// The object has no area.
  case empty
  /// A coordinate is NaN, infinite or the rectangle is null.
  case notFinite
  /// Clipping ancestors or the surface's bounds leave nothing of it visible.
  case clippedAway
  /// Neither a usable frame nor a view nor a provider was given.
  case notGiven
  /// The provider threw or returned nil.
  case notProvided

  /// Whether there is no object on the surface at all, which is what `Guide.lostTargetGrace` waits for.
  ///
  /// A target that is only hidden, scrolled away or empty may come back by itself and is not gone.
  public var isGone: Bool {
    switch self {
    case .released, .detached, .notGiven, .notProvided: true
    case .hidden, .transparent, .empty, .notFinite, .clippedAway: false
    }
  }
}
