import Foundation
import PropertyCases
import Testing

@testable import StepMask

@Suite struct `Shapes of holes` {
  let frame = CGRect(x: 10, y: 20, width: 40, height: 20)

  @Test func `a rectangle is half-open`() {
    let shape = MaskShape.rectangle(frame)
    #expect(shape.contains(CGPoint(x: 10, y: 20)))
    #expect(shape.contains(CGPoint(x: 49.999, y: 39.999)))
    #expect(!shape.contains(CGPoint(x: 50, y: 30)))
    #expect(!shape.contains(CGPoint(x: 30, y: 40)))
    #expect(!shape.contains(CGPoint(x: 9.999, y: 30)))
  }

  @Test func `a rounded corner is cut by its arc and by nothing else`() {
    let shape = MaskShape.roundedRectangle(frame, radius: 5)
    // On the diagonal of a corner the arc is 5 − 5/√2 ≈ 1.464 from both sides.
    #expect(!shape.contains(CGPoint(x: 11.46, y: 21.46)))
    #expect(shape.contains(CGPoint(x: 11.47, y: 21.47)))
    #expect(shape.contains(CGPoint(x: 10, y: 30)))
    #expect(shape.contains(CGPoint(x: 30, y: 20)))
    #expect(!shape.contains(CGPoint(x: 49, y: 39)))
  }

  @Test func `only the chosen corners are cut`() {
    let shape = MaskShape.roundedRectangle(frame, CornerRadii(topLeft: 8, bottomRight: 8))
    let inside = [
      CGPoint(x: 11, y: 21), CGPoint(x: 49, y: 21), CGPoint(x: 11, y: 39), CGPoint(x: 49, y: 39),
    ].map(shape.contains)
    #expect(inside == [false, true, true, false])
  }

  @Test(arguments: [10, 11, 1_000, 1e300, CGFloat.greatestFiniteMagnitude])
  func `a radius above half the short side is clamped`(radius: CGFloat) {
    let half = CornerRadii(10)
    #expect(CornerRadii(radius).fitted(to: frame.size) == half)
  }

  @Test(arguments: [0, -1, -1e300, .nan, .infinity, -.infinity] as [CGFloat])
  func `a radius that is negative or not finite is 0`(radius: CGFloat) {
    #expect(CornerRadii(radius).fitted(to: frame.size) == .zero)
    let shape = MaskShape.roundedRectangle(frame, radius: radius)
    #expect(shape.contains(CGPoint(x: 10, y: 20)))
  }

  @Test func `corners that do not fit along a side shrink by one factor`() {
    // Left: 30 + 10 on a side of 20, so that every radius is halved.
    let radii = CornerRadii(topLeft: 30, topRight: 4, bottomRight: 2, bottomLeft: 10)
    let expected = CornerRadii(topLeft: 15, topRight: 2, bottomRight: 1, bottomLeft: 5)
    #expect(radii.fitted(to: frame.size) == expected)
  }

  @Test(arguments: [
    CornerRadii(topLeft: 40, topRight: 40), CornerRadii(bottomRight: 40, bottomLeft: 40),
    CornerRadii(topLeft: 20, bottomLeft: 20), CornerRadii(topRight: 20, bottomRight: 20),
  ])
  func `each side limits its two radii`(radii: CornerRadii) {
    let halved = radii.mapped { CGSize(width: $0.width / 2, height: $0.height / 2) }
    #expect(radii.fitted(to: CGSize(width: 40, height: 20)) == halved)
  }

  @Test func `an ellipse is what its equation says`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<CaseCount.value {
      let point = random.point(in: frame)
      let (x, y) = ((point.x - 30) / 20, (point.y - 30) / 10)
      let distance = x * x + y * y
      guard abs(distance - 1) > 1e-9 else { continue }
      #expect(MaskShape.ellipse(frame).contains(point) == (distance < 1))
    }
  }

  @Test func `a rounded rectangle with full radii is an ellipse`() {
    let rounded = MaskShape.roundedRectangle(frame, CornerRadii(width: 20, height: 10))
    for y in stride(from: CGFloat(19.5), to: 41, by: 0.5) {
      #expect(rounded.spans(atY: y) == MaskShape.ellipse(frame).spans(atY: y))
    }
  }

  @Test func `an arc is as far from its centre as the radius says`() {
    var random = SplitMix64(seed: 2)
    let radius: CGFloat = 7
    let shape = MaskShape.roundedRectangle(frame, radius: radius)
    for _ in 0..<CaseCount.value {
      let point = random.point(in: CGRect(x: 10, y: 20, width: radius, height: radius))
      let distance = hypot(point.x - 17, point.y - 27)
      guard abs(distance - radius) > 1e-9 else { continue }
      #expect(shape.contains(point) == (distance < radius))
    }
  }

  static let unusable: [CGRect] = [
    .null, .infinite, .zero, CGRect(x: 0, y: 0, width: 0, height: 5),
    CGRect(x: 10, y: 10, width: -5, height: 5), CGRect(x: 10, y: 10, width: 5, height: -5),
    CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
    CGRect(x: -CGFloat.infinity, y: 0, width: 5, height: 5),
    CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 5),
    CGRect(x: 0, y: 0, width: 5, height: CGFloat.nan),
  ]

  @Test(arguments: unusable)
  func `a rectangle that is no area makes no hole`(rect: CGRect) {
    for shape in [
      MaskShape.rectangle(rect), .ellipse(rect), .roundedRectangle(rect, radius: 3),
    ] {
      #expect(shape.usable == nil)
      for value in [-1, 0, 2, 7, 1e9] as [CGFloat] {
        #expect(!shape.contains(CGPoint(x: value, y: 2)))
        #expect(shape.spans(atY: value).isEmpty)
      }
    }
  }
}
