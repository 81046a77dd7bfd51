public import Foundation

/// An outline of lines and curves, in the surface's coordinates.
///
/// What the outline winds around is inside (the nonzero rule): overlapping subpaths that run the
/// same way are united, one that runs the other way cuts a hole into the other. Each subpath is
/// closed by a straight line where it does not close itself. An outline with a coordinate that
/// is not finite is empty as a whole.
///
/// ```swift
/// let triangle = MaskPath([
///   .move(to: CGPoint(x: 0, y: 10)), .line(to: CGPoint(x: 5, y: 0)),
///   .line(to: CGPoint(x: 10, y: 10)),
/// ])
/// ```
public struct MaskPath: Hashable, Sendable {
  /// A part of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line from where the last element ended.
    case line(to: CGPoint)
    /// A quadratic curve with one control point.
    case quadratic(to: CGPoint, control: CGPoint)
    /// A cubic curve with two control points.
    case cubic(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to where the subpath began.
    case close
  }

  /// The parts in drawing order; one before the first `move` starts at (0, 0).
  public let elements: [Element]

  /// The smallest rectangle around the true curve, control points left aside; null when empty.
  public let bounds: CGRect

  /// Whether anything is inside.
  public let hasArea: Bool

  /// The outline cut into pieces that run only downwards or upwards, without horizontal ones.
  let pieces: [MaskPathPiece]

  /// Creates a path; the curves are analysed once, here.
  public init(_ elements: [Element]) {
    self.elements = elements
    var tracer = MaskPathTracer()
    for element in elements { tracer.add(element) }
    tracer.finish()
    pieces = tracer.isFinite ? tracer.pieces : []
    bounds = tracer.isFinite ? tracer.bounds : .null
    hasArea = bounds.hasUsableArea && Self.encloses(pieces, width: bounds.size.width)
  }

  /// Two paths are equal when their elements are.
  public static func == (left: MaskPath, right: MaskPath) -> Bool {
    left.elements == right.elements
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
