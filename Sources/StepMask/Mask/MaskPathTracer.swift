import Foundation

/// Follows the elements of a path and collects its pieces and bounds.
struct MaskPathTracer {
  private(set) var pieces: [MaskPathPiece] = []
  private(set) var isFinite = true
  private var corners: (lowest: CGPoint, highest: CGPoint)?
  private var begin = CGPoint.zero
  private var current = CGPoint.zero

  var bounds: CGRect {
    guard let corners else { return .null }
    return CGRect(
      minX: corners.lowest.x, minY: corners.lowest.y, maxX: corners.highest.x,
      maxY: corners.highest.y)
  }

  mutating func add(_ element: MaskPath.Element) {
    switch element {
    case .move(let point):
      closeSubpath()
      check(point)
      (begin, current) = (point, point)
    case .line(let end): add(.line(from: current, to: end))
    case .quadratic(let end, let control):
      add(.quadratic(from: current, to: end, control: control))
    case .cubic(let end, let control1, let control2):
      add(MaskPathCurve(points: [current, control1, control2, end]))
    case .close: closeSubpath()
    }
  }

  mutating func finish() { closeSubpath() }

  private mutating func closeSubpath() {
    if current != begin { add(.line(from: current, to: begin)) }
  }

  private mutating func add(_ curve: MaskPathCurve) {
    for point in curve.points { check(point) }
    guard isFinite else { return }
    for part in curve.monotone {
      include(part.start)
      include(part.end)
      if let piece = MaskPathPiece(part) { pieces.append(piece) }
    }
    current = curve.end
  }

  private mutating func check(_ point: CGPoint) {
    let limit = CGFloat.largestCoordinate
    if !(point.x.magnitude <= limit && point.y.magnitude <= limit) { isFinite = false }
  }

  private mutating func include(_ point: CGPoint) {
    let old = corners ?? (point, point)
    corners = (
      CGPoint(x: min(old.lowest.x, point.x), y: min(old.lowest.y, point.y)),
      CGPoint(x: max(old.highest.x, point.x), y: max(old.highest.y, point.y))
    )
  }
}
