import Foundation
import PropertyCases
import Testing

@testable import StepMask

@Suite struct `Focus styles` {
  let frame = CGRect(x: 100, y: 50, width: 80, height: 40)

  @Test func `the rectangle is the frame, less insets that map one to one`() {
    let context = FocusContext(frame: frame)
    #expect(RectangleFocusStyle.rectangle.shape(for: context) == .rectangle(frame))
    let insets = FocusInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      RectangleFocusStyle(insets: insets).shape(for: context)
        == .rectangle(CGRect(x: 102, y: 51, width: 74, height: 36)))
  }

  @Test func `negative insets grow`() {
    let grown = RectangleFocusStyle(insets: FocusInsets(bottom: -20))
    #expect(
      grown.shape(for: FocusContext(frame: frame))
        == .rectangle(CGRect(x: 100, y: 50, width: 80, height: 60)))
  }

  @Test(arguments: [FocusInsets(20), FocusInsets(top: 39, bottom: 1), FocusInsets(left: 1e300)])
  func `insets that leave nothing make no hole`(insets: FocusInsets) {
    let context = FocusContext(frame: frame)
    #expect(RectangleFocusStyle(insets: insets).shape(for: context) == nil)
    #expect(RoundedRectangleFocusStyle(insets: insets).shape(for: context) == nil)
    #expect(RectangleFocusStyle(insets: insets).tipReference(for: context) == frame)
  }

  @Test(
    arguments: [
      (RoundedRectangleFocusStyle.Radius.fixed(6), 6), (.fixed(-6), 0), (.fixed(.nan), 0),
      (.followsTarget(delta: 4), 12), (.followsTarget(delta: -20), 0),
      (.followsTarget(delta: .infinity), 8), (.scaled(multiplier: 1.5), 12),
      (.scaled(multiplier: -1), 0), (.scaled(multiplier: .nan), 0),
    ] as [(RoundedRectangleFocusStyle.Radius, CGFloat)])
  func `the radius is fixed, follows the target's or is scaled`(
    radius: RoundedRectangleFocusStyle.Radius, expected: CGFloat
  ) {
    let style = RoundedRectangleFocusStyle(radius: radius)
    #expect(
      style.shape(for: FocusContext(frame: frame, cornerRadius: 8))
        == .roundedRectangle(frame, CornerRadii(expected)))
  }

  @Test func `only the chosen corners are rounded`() {
    let style = RoundedRectangleFocusStyle(radius: .fixed(5), corners: [.topLeft, .bottomRight])
    #expect(
      style.shape(for: FocusContext(frame: frame))
        == .roundedRectangle(frame, CornerRadii(topLeft: 5, bottomRight: 5)))
  }

  @Test func `corners are round to the eye where a unit is twice as high as wide`() {
    let style = RoundedRectangleFocusStyle(radius: .fixed(4))
    #expect(
      style.shape(for: FocusContext(frame: frame, unitAspect: 2))
        == .roundedRectangle(frame, CornerRadii(width: 4, height: 2)))
  }

  @Test func `a circle is as wide as the shorter side`() {
    #expect(
      CircleFocusStyle.circle.shape(for: FocusContext(frame: frame))
        == .ellipse(CGRect(x: 120, y: 50, width: 40, height: 40)))
    #expect(
      CircleFocusStyle.circle(factor: 1.5).shape(for: FocusContext(frame: frame))
        == .ellipse(CGRect(x: 110, y: 40, width: 60, height: 60)))
  }

  @Test func `a circle has a fixed radius and an offset centre`() {
    let style = CircleFocusStyle(
      radius: .fixed(10), centerOffset: CGSize(width: 5, height: -6))
    #expect(
      style.shape(for: FocusContext(frame: frame))
        == .ellipse(CGRect(x: 135, y: 54, width: 20, height: 20)))
  }

  @Test func `on cells a circle is round to the eye and fits the side that looks shorter`() {
    // 20 columns by 6 rows look like 20 by 12: the circle is 12 columns by 6 rows.
    let wide = FocusContext(frame: CGRect(x: 0, y: 0, width: 20, height: 6), unitAspect: 2)
    #expect(
      CircleFocusStyle.circle.shape(for: wide)
        == .ellipse(CGRect(x: 4, y: 0, width: 12, height: 6)))
    // 8 columns by 6 rows look like 8 by 12: the circle is 8 columns by 4 rows.
    let tall = FocusContext(frame: CGRect(x: 0, y: 0, width: 8, height: 6), unitAspect: 2)
    #expect(
      CircleFocusStyle.circle.shape(for: tall)
        == .ellipse(CGRect(x: 0, y: 1, width: 8, height: 4)))
  }

  @Test(arguments: [0, -3, .nan, .infinity] as [CGFloat])
  func `a circle without a radius is no hole`(radius: CGFloat) {
    let context = FocusContext(frame: frame)
    #expect(CircleFocusStyle.circle(radius: radius).shape(for: context) == nil)
    #expect(CircleFocusStyle.circle(factor: radius).shape(for: context) == nil)
  }

  @Test func `none makes no hole, and the tip stands beside the target`() {
    let context = FocusContext(frame: frame)
    #expect(NoFocusStyle.noHole.shape(for: context) == nil)
    #expect(NoFocusStyle.noHole.tipReference(for: context) == frame)
  }

  @Test func `any outline can be cut`() {
    let style = PathFocusStyle(insets: FocusInsets(-10)) { frame in
      MaskPath([
        .move(to: CGPoint(x: frame.minX, y: frame.maxY)),
        .line(to: CGPoint(x: frame.maxX, y: frame.maxY)),
        .line(to: CGPoint(x: frame.midX, y: frame.minY)),
      ])
    }
    let context = FocusContext(frame: frame)
    #expect(style.shape(for: context)?.contains(CGPoint(x: 140, y: 45)) == true)
    #expect(style.shape(for: context)?.contains(CGPoint(x: 95, y: 45)) == false)
    #expect(style.tipReference(for: context) == frame.insetBy(dx: -10, dy: -10))
    #expect(PathFocusStyle { _ in MaskPath([]) }.shape(for: context)?.usable == nil)
  }

  @Test func `a style of one's own names its own area for the tip`() {
    struct Halo: FocusStyle {
      func shape(for context: FocusContext) -> MaskShape? {
        .ellipse(context.frame.insetBy(dx: -20, dy: -20))
      }
      func tipReference(for context: FocusContext) -> CGRect? { context.frame }
    }
    let style: any FocusStyle = Halo()
    #expect(style.tipReference(for: FocusContext(frame: frame)) == frame)
  }

  @Test func `given rect and hole agree with no insets, for all bounding boxes`() {
    let square = CGRect(x: 3, y: 4, width: 10, height: 10)
    let styles: [any FocusStyle] = [.rectangle, .rounded, .rounded(3), .circle]
    for style in styles {
      #expect(style.shape(for: FocusContext(frame: square))?.bounds == square)
    }
  }

  @Test func `no value traps, and every hole has area and is finite`() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<CaseCount.value {
      let insets = FocusInsets(
        top: random.wildValue(), left: random.wildValue(), bottom: random.wildValue(),
        right: random.wildValue())
      let offset = CGSize(width: random.wildValue(), height: random.wildValue())
      let value = random.wildValue()
      let styles: [any FocusStyle] = [
        .rectangle(insets: insets), RoundedRectangleFocusStyle(radius: .fixed(value)),
        RoundedRectangleFocusStyle(radius: .followsTarget(delta: value), insets: insets),
        RoundedRectangleFocusStyle(radius: .scaled(multiplier: value), insets: insets),
        CircleFocusStyle(radius: .fixed(value), centerOffset: offset),
        CircleFocusStyle(radius: .scaled(factor: value), centerOffset: offset),
      ]
      let context = FocusContext(
        frame: random.wildRect(), cornerRadius: random.wildValue(), unitAspect: random.wildValue())
      for style in styles {
        let shape = style.shape(for: context)
        #expect(shape?.hasArea != false)
        #expect(style.tipReference(for: context)?.hasUsableArea != false)
        _ = shape?.contains(CGPoint(x: random.wildValue(), y: random.wildValue()))
      }
    }
  }
}
