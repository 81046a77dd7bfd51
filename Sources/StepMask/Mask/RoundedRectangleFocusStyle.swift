public import Foundation

/// A rectangular hole with rounded corners.
public struct RoundedRectangleFocusStyle: FocusStyle, Hashable {
  /// Where the radius comes from, in horizontal units.
  ///
  /// A radius above half the shorter side is that half; one that is negative or not finite is 0.
  public enum Radius: Hashable, Sendable {
    /// Always this radius.
    case fixed(CGFloat)
    /// The target's own radius plus a delta, which keeps the distance of two outlines even.
    case followsTarget(delta: CGFloat)
    /// The target's own radius times a factor.
    case scaled(multiplier: CGFloat)
  }

  /// Some of the four corners.
  public struct Corners: OptionSet, Hashable, Sendable {
    /// One bit for each corner.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = Corners(rawValue: 1)
    /// The top right corner.
    public static let topRight = Corners(rawValue: 2)
    /// The bottom right corner.
    public static let bottomRight = Corners(rawValue: 4)
    /// The bottom left corner.
    public static let bottomLeft = Corners(rawValue: 8)
    /// All four corners.
    public static let all: Corners = [.topLeft, .topRight, .bottomRight, .bottomLeft]
  }

  /// The corners' radius.
  public var radius: Radius

  /// How far the hole stays inside the target's edges; negative values grow it.
  public var insets: FocusInsets

  /// The corners that are rounded; the others are square.
  public var corners: Corners

  /// Creates a style.
  public init(
    radius: Radius = .followsTarget(delta: 0), insets: FocusInsets = .zero, corners: Corners = .all
  ) {
    self.radius = radius
    self.insets = insets
    self.corners = corners
  }

  /// The target's visible frame less the insets, rounded; nil when nothing is left.
  public func shape(for context: FocusContext) -> MaskShape? {
    insets.applied(to: context.frame).map { .roundedRectangle($0, radii(for: context)) }
  }

  private func radii(for context: FocusContext) -> CornerRadii {
    let horizontal = horizontalRadius(for: context)
    let round = CGSize(width: horizontal, height: context.vertical(horizontal))
    func radius(_ corner: Corners) -> CGSize { corners.contains(corner) ? round : .zero }
    return CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
  }

  private func horizontalRadius(for context: FocusContext) -> CGFloat {
    let own = context.cornerRadius.usableLength
    return switch radius {
    case .fixed(let radius): radius.usableLength
    case .followsTarget(let delta): (own + delta.usable).usableLength
    case .scaled(let multiplier): (own * multiplier.usable).usableLength
    }
  }
}

extension FocusStyle where Self == RoundedRectangleFocusStyle {
  /// The target's frame with the target's own corner radius.
  public static var rounded: RoundedRectangleFocusStyle { RoundedRectangleFocusStyle() }

  /// The target's frame less the insets, with corners of this radius.
  public static func rounded(
    _ radius: CGFloat, insets: FocusInsets = .zero
  ) -> RoundedRectangleFocusStyle {
    RoundedRectangleFocusStyle(radius: .fixed(radius), insets: insets)
  }
}
