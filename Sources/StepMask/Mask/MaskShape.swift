public import Foundation

/// The shape of a hole, in the surface's coordinates.
///
/// Whatever is drawn clear and whatever counts as inside is the same region, since both are read
/// from one definition: the spans of each horizontal line. Regions are half-open: the left and
/// top edges of a rectangle belong to it, the right and bottom ones do not. A shape that is not
/// finite, or has no area, contains no point.
public enum MaskShape: Hashable, Sendable {
  /// A rectangle.
  case rectangle(CGRect)

  /// A rectangle with rounded corners; radii that do not fit are scaled down together.
  case roundedRectangle(CGRect, CornerRadii)

  /// The ellipse that touches the four sides of a rectangle.
  case ellipse(CGRect)

  /// Any outline.
  case path(MaskPath)

  /// A rectangle whose four corners are rounded alike, by arcs of a circle.
  public static func roundedRectangle(_ rect: CGRect, radius: CGFloat) -> MaskShape {
    .roundedRectangle(rect, CornerRadii(radius))
  }

  /// The smallest rectangle around the shape; for a path that of the true curve.
  public var bounds: CGRect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.bounds
    }
  }

  /// Whether there is anything inside: all coordinates are finite, and the area is not 0.
  ///
  /// A rectangle with a negative stored width or height, a null one and an infinite one have no
  /// area. So has a path that only goes forth and back.
  public var hasArea: Bool {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect):
      rect.hasUsableArea
    case .path(let path): path.hasArea
    }
  }

  /// The shape itself if it can be a hole, nil if it has no area.
  public var usable: MaskShape? { hasArea ? self : nil }

  /// Whether the point is inside the shape.
  ///
  /// Constant time, for a path time in proportion to its pieces.
  public func contains(_ point: CGPoint) -> Bool {
    if case .path(let path) = self { return path.contains(point) }
    return span(atY: point.y)?.contains(point.x) ?? false
  }

  /// The parts of a horizontal line that are inside the shape, from left to right.
  ///
  /// A point of the line is inside the shape exactly when its x lies in one of the ranges.
  public func spans(atY y: CGFloat) -> [Range<CGFloat>] {
    if case .path(let path) = self { return path.spans(atY: y) }
    return span(atY: y).map { [$0] } ?? []
  }
}
