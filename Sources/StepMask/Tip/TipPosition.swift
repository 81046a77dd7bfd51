public import Foundation

/// Where a tip was placed.
public struct TipPosition: Hashable, Sendable {
  /// The tip's frame, in the surface's units; always finite.
  public var frame: CGRect

  /// The placement that was applied, which flipping may have changed; nil without a target.
  public var appliedPlacement: TipPlacement?

  /// The arrow; nil if it could not point at the target.
  ///
  /// It is left out without a target, when the tip covers the target or a hole, when its centre
  /// would lie outside the target's span on that edge, and when the edge is too short for it.
  public var arrow: TipArrow?

  /// How far the centre of the target lies beyond the centre of the arrow, along the arrow's
  /// edge; 0 if the arrow points at the centre or there is none.
  public var arrowMiss: CGFloat

  /// Whether the tip covers a hole, which happens only when no side has room.
  public var coversHole: Bool

  /// Creates a position.
  public init(
    frame: CGRect, appliedPlacement: TipPlacement? = nil, arrow: TipArrow? = nil,
    arrowMiss: CGFloat = 0, coversHole: Bool = false
  ) {
    self.frame = frame
    self.appliedPlacement = appliedPlacement
    self.arrow = arrow
    self.arrowMiss = arrowMiss
    self.coversHole = coversHole
  }
}
