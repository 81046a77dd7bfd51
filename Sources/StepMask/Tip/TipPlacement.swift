/// A side of a target or an edge of a tip.
public enum TipSide: String, Hashable, Sendable, CaseIterable {
  /// A side as it is seen, in right-to-left too.
  case top, right, bottom, left
}

/// Where a tip stands: the side of the target and how it is aligned along that side.
public struct TipPlacement: Hashable, Sendable {
  /// How a tip is aligned along the touched edge; mirrored in right-to-left along x.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The leading edges are in line.
    case start
    /// The centres are in line.
    case center
    /// The trailing edges are in line.
    case end
  }

  /// The side of the target on which the tip stands.
  public var side: TipSide
  /// The alignment along that side.
  public var alignment: Alignment

  /// Creates a placement.
  public init(_ side: TipSide, _ alignment: Alignment = .center) {
    self.side = side
    self.alignment = alignment
  }
}
