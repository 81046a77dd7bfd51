import Foundation
import PropertyCases

@testable import StepMask

extension SplitMix64 {
  /// A shape of any kind with corners in `area`, mostly with area.
  mutating func shape(in area: CGRect) -> MaskShape {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .rectangle(rect(in: area))
    case 1:
      .roundedRectangle(
        rect(in: area),
        CornerRadii(
          topLeft: value(0...9), topRight: value(0...9), bottomRight: value(0...9),
          bottomLeft: value(0...9)))
    case 2: .ellipse(rect(in: area))
    default: .path(path(in: area))
    }
  }

  /// An outline of lines and curves whose points, control points included, lie in `area`.
  mutating func path(in area: CGRect) -> MaskPath {
    var elements: [MaskPath.Element] = [.move(to: point(in: area))]
    for _ in 0..<Int.random(in: 2...5, using: &self) {
      switch Int.random(in: 0..<4, using: &self) {
      case 0: elements.append(.quadratic(to: point(in: area), control: point(in: area)))
      case 1:
        elements.append(
          .cubic(to: point(in: area), control1: point(in: area), control2: point(in: area)))
      default: elements.append(.line(to: point(in: area)))
      }
    }
    return MaskPath(elements)
  }

  /// A shape made of values that a caller may pass by mistake.
  mutating func wildShape() -> MaskShape {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .rectangle(wildRect())
    case 1: .roundedRectangle(wildRect(), CornerRadii(width: wildValue(), height: wildValue()))
    case 2: .ellipse(wildRect())
    default:
      .path(
        MaskPath([
          .move(to: CGPoint(x: wildValue(), y: wildValue())),
          .line(to: CGPoint(x: wildValue(), y: wildValue())),
          .cubic(
            to: CGPoint(x: wildValue(), y: wildValue()),
            control1: CGPoint(x: wildValue(), y: wildValue()),
            control2: CGPoint(x: wildValue(), y: wildValue())),
        ]))
    }
  }
}
