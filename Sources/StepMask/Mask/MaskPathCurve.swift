import Foundation

/// A line (two points) or a cubic Bézier curve (four points).
struct MaskPathCurve: Sendable {
  var points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  static func line(from start: CGPoint, to end: CGPoint) -> MaskPathCurve {
    MaskPathCurve(points: [start, end])
  }

  /// A quadratic curve, raised to the cubic that is the same curve.
  static func quadratic(from start: CGPoint, to end: CGPoint, control: CGPoint) -> MaskPathCurve {
    MaskPathCurve(points: [
      start, start.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3), end,
    ])
  }

  /// The point at a parameter from 0 to 1 (de Casteljau).
  func point(at parameter: CGFloat) -> CGPoint {
    guard points.count == 4 else { return start.mixed(with: end, parameter) }
    let one = points[0].mixed(with: points[1], parameter)
    let two = points[1].mixed(with: points[2], parameter)
    let three = points[2].mixed(with: points[3], parameter)
    return one.mixed(with: two, parameter)
      .mixed(with: two.mixed(with: three, parameter), parameter)
  }

  /// The curve cut where it turns along x or y, so that each part runs one way only.
  var monotone: [MaskPathCurve] {
    guard points.count == 4 else { return [self] }
    let turns = Set(turns(\.x) + turns(\.y)).sorted()
    var (parts, rest, passed) = ([MaskPathCurve](), self, CGFloat(0))
    for turn in turns {
      let (part, remainder) = rest.split(at: (turn - passed) / (1 - passed))
      parts.append(part)
      (rest, passed) = (remainder, turn)
    }
    return parts + [rest]
  }

  private func split(at parameter: CGFloat) -> (MaskPathCurve, MaskPathCurve) {
    let one = points[0].mixed(with: points[1], parameter)
    let two = points[1].mixed(with: points[2], parameter)
    let three = points[2].mixed(with: points[3], parameter)
    let left = one.mixed(with: two, parameter)
    let right = two.mixed(with: three, parameter)
    let middle = left.mixed(with: right, parameter)
    return (
      MaskPathCurve(points: [points[0], one, left, middle]),
      MaskPathCurve(points: [middle, right, three, points[3]])
    )
  }

  /// The parameters between 0 and 1 where the derivative of one coordinate is 0.
  private func turns(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let value = points.map { $0[keyPath: coordinate] }
    let (first, second, third) = (value[1] - value[0], value[2] - value[1], value[3] - value[2])
    let square = first - 2 * second + third
    let half = second - first
    return roots(square, half, first).filter { $0 > 0 && $0 < 1 }
  }

  /// The roots of `square·t² + 2·half·t + constant`.
  private func roots(_ square: CGFloat, _ half: CGFloat, _ constant: CGFloat) -> [CGFloat] {
    let scale = max(square.magnitude, half.magnitude, constant.magnitude)
    guard scale > 0 else { return [] }
    let (square, half, constant) = (square / scale, half / scale, constant / scale)
    let discriminant = half * half - square * constant
    guard discriminant >= 0 else { return [] }
    let sum = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    return [square == 0 ? .nan : sum / square, sum == 0 ? .nan : constant / sum]
  }
}

extension CGPoint {
  /// The point on the way to another one; exact at 0 and 1.
  func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, share), y: y.mixed(with: other.y, share))
  }
}

extension CGFloat {
  /// The value on the way to another one; exact at 0 and 1, and never beyond either.
  func mixed(with other: CGFloat, _ share: CGFloat) -> CGFloat {
    if share == 1 { return other }
    let value = self + (other - self) * share
    return self <= other ? Swift.min(value, other) : Swift.max(value, other)
  }
}
