public import Foundation

/// The radii of the four corners of a rounded rectangle, in the surface's units.
///
/// Each corner has a horizontal and a vertical radius, which differ where a unit is not square.
/// Any value is allowed: one that is negative or not finite counts as 0.
public struct CornerRadii: Hashable, Sendable {
  /// The top left corner's.
  public var topLeft: CGSize
  /// The top right corner's.
  public var topRight: CGSize
  /// The bottom right corner's.
  public var bottomRight: CGSize
  /// The bottom left corner's.
  public var bottomLeft: CGSize

  /// Creates radii, corner by corner.
  public init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates radii of circular corners, corner by corner.
  public init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0
  ) {
    self.init(
      topLeft: CGSize(width: topLeft, height: topLeft),
      topRight: CGSize(width: topRight, height: topRight),
      bottomRight: CGSize(width: bottomRight, height: bottomRight),
      bottomLeft: CGSize(width: bottomLeft, height: bottomLeft))
  }

  /// Creates four circular corners alike.
  public init(_ radius: CGFloat) { self.init(width: radius, height: radius) }

  /// Creates four elliptical corners alike.
  public init(width: CGFloat, height: CGFloat) {
    let radius = CGSize(width: width, height: height)
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// The radii as they are drawn in a rectangle of this size.
  ///
  /// A corner with a radius of 0 in one direction is square. Where the radii along a side are
  /// longer together than the side, all are scaled down by one factor, as in CSS, so that the
  /// corners keep their proportions. So a radius alike at all corners is at most half the shorter
  /// side.
  public func fitted(to size: CGSize) -> CornerRadii {
    let radii = mapped(\.usableRadius)
    let size = size.usable
    let factor = min(
      1,
      Self.share(of: size.width, radii.topLeft.width + radii.topRight.width),
      Self.share(of: size.width, radii.bottomLeft.width + radii.bottomRight.width),
      Self.share(of: size.height, radii.topLeft.height + radii.bottomLeft.height),
      Self.share(of: size.height, radii.topRight.height + radii.bottomRight.height))
    guard factor < 1 else { return radii }
    return radii.mapped { CGSize(width: $0.width * factor, height: $0.height * factor) }
  }

  /// The same change to each corner.
  func mapped(_ change: (CGSize) -> CGSize) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  private static func share(of length: CGFloat, _ radii: CGFloat) -> CGFloat {
    radii > length ? length / radii : 1
  }
}

extension CGSize {
  /// The size as a corner's radius: finite, not negative, and 0 in both directions or in none.
  fileprivate var usableRadius: CGSize { usable.width > 0 && usable.height > 0 ? usable : .zero }
}
