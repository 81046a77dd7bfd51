public import Foundation

/// How far a hole stays inside its target's edges; negative values grow it.
///
/// In the surface's units along each axis.
public struct FocusInsets: Hashable, Sendable {
  /// Down from the top edge.
  public var top: CGFloat
  /// To the right from the left edge.
  public var left: CGFloat
  /// Up from the bottom edge.
  public var bottom: CGFloat
  /// To the left from the right edge.
  public var right: CGFloat

  /// Creates insets; a value that is not finite counts as 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets that are the same on each edge.
  public init(_ all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }

  /// No insets.
  public static let zero = FocusInsets()

  /// The rectangle less the insets; nil when nothing is left of it or it had no area.
  public func applied(to rect: CGRect) -> CGRect? {
    guard rect.hasUsableArea else { return nil }
    return CGRect(
      x: rect.origin.x + left.usable, y: rect.origin.y + top.usable,
      width: rect.size.width - left.usable - right.usable,
      height: rect.size.height - top.usable - bottom.usable
    ).usable
  }
}
