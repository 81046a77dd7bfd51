public import Foundation

/// A hole that is round to the eye, also where a unit is higher than wide.
public struct CircleFocusStyle: FocusStyle, Hashable {
  /// Where the radius comes from, in horizontal units.
  ///
  /// The hole is as many horizontal units wide as twice the radius says, and as high as looks
  /// alike. A radius that is 0, negative or not finite makes no hole.
  public enum Radius: Hashable, Sendable {
    /// Always this radius.
    case fixed(CGFloat)
    /// Half the target's shorter side, times a factor: 1 touches the longer edges from inside.
    ///
    /// Which side is the shorter one is judged by the eye as well.
    case scaled(factor: CGFloat)
  }

  /// The circle's radius.
  public var radius: Radius

  /// How far the circle's centre is from the target's, in the surface's units along each axis.
  public var centerOffset: CGSize

  /// Creates a style.
  public init(radius: Radius = .scaled(factor: 1), centerOffset: CGSize = .zero) {
    self.radius = radius
    self.centerOffset = centerOffset
  }

  /// The ellipse in units that looks like the circle; nil without a radius.
  public func shape(for context: FocusContext) -> MaskShape? {
    guard let frame = context.frame.usable else { return nil }
    let horizontal: CGFloat =
      switch radius {
      case .fixed(let radius): radius.usableLength
      case .scaled(let factor): (context.shorterSide / 2 * factor.usable).usableLength
      }
    let vertical = context.vertical(horizontal)
    let x = frame.origin.x + frame.size.width / 2 + centerOffset.width.usable
    let y = frame.origin.y + frame.size.height / 2 + centerOffset.height.usable
    return CGRect(
      x: x - horizontal, y: y - vertical, width: 2 * horizontal, height: 2 * vertical
    ).usable.map(MaskShape.ellipse)
  }
}

extension FocusStyle where Self == CircleFocusStyle {
  /// A circle inside the target, from edge to edge along its shorter side.
  public static var circle: CircleFocusStyle { CircleFocusStyle() }

  /// A circle of this radius, in horizontal units, around the target's centre.
  public static func circle(radius: CGFloat) -> CircleFocusStyle {
    CircleFocusStyle(radius: .fixed(radius))
  }

  /// A circle whose radius is half the target's shorter side times the factor.
  public static func circle(factor: CGFloat) -> CircleFocusStyle {
    CircleFocusStyle(radius: .scaled(factor: factor))
  }
}
