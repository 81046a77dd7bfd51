import Foundation
import PropertyCases

extension SplitMix64 {
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }

  mutating func value(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: value(rect.origin.x...rect.origin.x + rect.size.width),
      y: value(rect.origin.y...rect.origin.y + rect.size.height))
  }

  /// A rectangle with corners in `area`.
  mutating func rect(in area: CGRect) -> CGRect {
    let (one, two) = (point(in: area), point(in: area))
    return CGRect(
      x: min(one.x, two.x), y: min(one.y, two.y), width: abs(one.x - two.x),
      height: abs(one.y - two.y))
  }

  /// A value of any kind that a caller may pass by mistake.
  mutating func wildValue() -> CGFloat {
    let wild: [CGFloat] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -1, 1, 1e18, 0.5,
    ]
    return Bool.random(using: &self)
      ? wild[Int.random(in: wild.indices, using: &self)]
      : value(-500...500)
  }

  mutating func wildRect() -> CGRect {
    switch Int.random(in: 0..<12, using: &self) {
    case 0: .null
    case 1: .infinite
    default: CGRect(x: wildValue(), y: wildValue(), width: wildValue(), height: wildValue())
    }
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}
