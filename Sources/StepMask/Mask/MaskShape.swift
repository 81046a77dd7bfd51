public import Foundation

/// The shape of a hole, in the surface's coordinates.
public enum MaskShape: Hashable, Sendable {
  /// A rectangle, half-open: the left and top edges belong to it.
  case rectangle(CGRect)

  /// The smallest rectangle around the shape.
  public var bounds: CGRect {
    switch self {
    case .rectangle(let rect): rect
    }
  }

  /// Whether the point is inside the shape.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
