import Foundation

/// A line or curve that runs one way along x and down along y, with the direction in which the
/// outline takes it.
struct MaskPathPiece: Sendable {
  /// The points of a Bézier curve, topmost first: two for a line, four for a curve.
  private let points: [CGPoint]
  let top: CGFloat
  let bottom: CGFloat
  /// 1 if the outline runs downwards here, −1 if upwards.
  let direction: Int

  /// Creates a piece; nil for one that is level and crosses no line.
  init?(_ curve: MaskPathCurve) {
    let (first, last) = (curve.start.y, curve.end.y)
    guard first != last else { return nil }
    direction = first < last ? 1 : -1
    points = first < last ? curve.points : curve.points.reversed()
    top = min(first, last)
    bottom = max(first, last)
  }

  /// Where the piece meets a horizontal line; the top end belongs to it, the bottom end does not.
  func crossing(atY y: CGFloat) -> CGFloat? {
    guard y >= top, y < bottom else { return nil }
    let (first, last) = (points[0], points[points.count - 1])
    guard points.count > 2 else {
      return first.x.mixed(with: last.x, (y - first.y) / (last.y - first.y))
    }
    let x = MaskPathCurve(points: points).point(at: parameter(atY: y)).x
    return max(min(first.x, last.x), min(x, max(first.x, last.x)))
  }

  /// Bisection: slower than a formula, but it cannot miss, since the piece only goes down.
  private func parameter(atY y: CGFloat) -> CGFloat {
    let curve = MaskPathCurve(points: points)
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if curve.point(at: middle).y <= y { low = middle } else { high = middle }
    }
    return low
  }
}
