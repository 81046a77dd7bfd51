import Foundation
import PropertyCases
import Testing

@testable import StepMask

@Suite struct `Free outlines` {
  static func polygon(_ points: [(CGFloat, CGFloat)]) -> MaskPath {
    MaskPath(
      points.enumerated().map { index, point in
        let point = CGPoint(x: point.0, y: point.1)
        return index == 0 ? .move(to: point) : .line(to: point)
      })
  }

  /// A circle of four cubic curves; the usual constant keeps it within 0.03 % of the radius.
  static func circle(center: CGPoint, radius: CGFloat) -> MaskPath {
    let handle = radius * 0.552_284_75
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    return MaskPath([
      .move(to: point(radius, 0)),
      .cubic(
        to: point(0, radius), control1: point(radius, handle), control2: point(handle, radius)),
      .cubic(
        to: point(-radius, 0), control1: point(-handle, radius), control2: point(-radius, handle)),
      .cubic(
        to: point(0, -radius), control1: point(-radius, -handle),
        control2: point(-handle, -radius)),
      .cubic(
        to: point(radius, 0), control1: point(handle, -radius), control2: point(radius, -handle)),
      .close,
    ])
  }

  @Test func `a rectangle as a path is the rectangle`() {
    let path = Self.polygon([(10, 20), (50, 20), (50, 40), (10, 40)])
    let shape = MaskShape.rectangle(CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(path.bounds == shape.bounds)
    for y in stride(from: CGFloat(19.5), through: 40.5, by: 0.5) {
      #expect(path.spans(atY: y) == shape.spans(atY: y))
    }
  }

  @Test func `a triangle that is not closed is closed`() {
    let path = Self.polygon([(0, 0), (10, 0), (0, 10)])
    #expect(path.spans(atY: 4) == [0..<6])
    #expect(path.contains(CGPoint(x: 5.9, y: 4)))
    #expect(!path.contains(CGPoint(x: 6, y: 4)))
  }

  @Test func `a circle of curves is round, and its bounds leave the control points aside`() {
    let path = Self.circle(center: CGPoint(x: 3, y: 4), radius: 10)
    #expect(path.bounds == CGRect(x: -7, y: -6, width: 20, height: 20))
    var random = SplitMix64(seed: 3)
    for _ in 0..<CaseCount.value {
      let point = random.point(in: path.bounds)
      let distance = hypot(point.x - 3, point.y - 4)
      guard abs(distance - 10) > 0.003 else { continue }
      #expect(path.contains(point) == (distance < 10))
    }
  }

  @Test func `the bounds of a curve are those of the curve`() {
    // The top of this arc is at t = 1/2: y = 2 · ¼ · 10 = 5, half as high as its control point.
    let path = MaskPath([
      .move(to: .zero), .quadratic(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 10)),
    ])
    #expect(abs(path.bounds.maxY - 5) < 1e-12)
    #expect(path.bounds.minY == 0 && path.bounds.minX == 0 && path.bounds.maxX == 8)
    // y(t) = 20 t (1 − t) = 3.2 at t = 0.2 and 0.8, where x = 8 t.
    let span = path.spans(atY: 3.2)
    #expect(span.count == 1)
    #expect(abs(span[0].lowerBound - 1.6) < 1e-9 && abs(span[0].upperBound - 6.4) < 1e-9)
  }

  @Test func `a curve that bulges sideways has bounds as wide as the bulge`() {
    // x(t) = 3 · 10 · t (1 − t) is largest at t = 1/2, where it is 7.5.
    let path = MaskPath([
      .move(to: .zero),
      .cubic(
        to: CGPoint(x: 0, y: 9), control1: CGPoint(x: 10, y: 3), control2: CGPoint(x: 10, y: 6)),
    ])
    #expect(abs(path.bounds.maxX - 7.5) < 1e-12 && path.bounds.minX == 0)
    #expect(path.contains(CGPoint(x: 7.4, y: 4.5)) && !path.contains(CGPoint(x: 7.6, y: 4.5)))
  }

  @Test func `subpaths that run the same way are united`() {
    let path = MaskPath(
      Self.polygon([(0, 0), (6, 0), (6, 6), (0, 6)]).elements
        + Self.polygon([(3, 3), (9, 3), (9, 9), (3, 9)]).elements)
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func `a subpath that runs the other way cuts a hole`() {
    let path = MaskPath(
      Self.polygon([(0, 0), (9, 0), (9, 9), (0, 9)]).elements
        + Self.polygon([(3, 3), (3, 6), (6, 6), (6, 3)]).elements)
    #expect(path.spans(atY: 4) == [0..<3, 6..<9])
    #expect(!path.contains(CGPoint(x: 4, y: 4)))
  }

  static let flat: [MaskPath] = [
    MaskPath([]), MaskPath([.move(to: .zero)]), MaskPath([.close, .close]),
    polygon([(0, 0), (10, 10)]), polygon([(0, 0), (10, 0)]), polygon([(0, 0), (3, 7), (9, 21)]),
    polygon([(0, 0), (10, 10), (0, 10), (10, 10)]),
    MaskPath([
      .move(to: .zero), .quadratic(to: CGPoint(x: 8, y: 9), control: CGPoint(x: 4, y: 1)),
      .quadratic(to: .zero, control: CGPoint(x: 4, y: 1)),
    ]),
    polygon([(0, 0), (.nan, 3), (5, 5)]), polygon([(0, 0), (.infinity, 3), (5, 5)]),
    polygon([(0, 0), (1e308, 3), (5, 1e308)]),
    MaskPath([
      .move(to: .zero),
      .cubic(
        to: CGPoint(x: 9, y: 0), control1: .zero,
        control2: CGPoint(x: 4, y: CGFloat.nan)),
    ]),
  ]

  @Test(arguments: flat)
  func `an outline without area or with a value that is not finite encloses nothing`(
    path: MaskPath
  ) {
    #expect(!path.hasArea)
    #expect(MaskShape.path(path).usable == nil)
    #expect(!path.contains(CGPoint(x: 4, y: 5)))
    #expect(path.spans(atY: 5).isEmpty)
  }

  @Test func `a figure of eight has area though its signed area is 0`() {
    #expect(Self.polygon([(0, 0), (2, 2), (0, 2), (2, 0)]).hasArea)
    #expect(Self.polygon([(0, 0), (2, 2), (2, 0), (0, 2)]).hasArea)
  }

  @Test func `a random polygon agrees with angles summed around the point`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<CaseCount.value {
      let points = (0..<Int.random(in: 3...7, using: &random)).map { _ in
        (random.value(0...10), random.value(0...10))
      }
      let path = Self.polygon(points)
      let point = CGPoint(x: random.value(0...10), y: random.value(0...10))
      #expect(path.contains(point) == (Self.turns(around: point, points) != 0))
      #expect(path.contains(point) == path.spans(atY: point.y).contains { $0.contains(point.x) })
    }
  }

  /// How often a polygon goes around a point: the sum of the angles under which its edges appear.
  private static func turns(around point: CGPoint, _ points: [(CGFloat, CGFloat)]) -> Int {
    let angles = points.indices.map { index in
      let (one, two) = (points[index], points[(index + 1) % points.count])
      let (x1, y1, x2, y2) = (
        one.0 - point.x, one.1 - point.y, two.0 - point.x, two.1 - point.y
      )
      return atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)
    }
    return Int((angles.reduce(0, +) / (2 * .pi)).rounded())
  }
}
