import Foundation

/// One of the two directions that placement works along, one at a time.
enum TipAxis: Hashable, Sendable {
  case x, y

  var other: TipAxis { self == .x ? .y : .x }
}

extension CGSize {
  func length(along axis: TipAxis) -> CGFloat { axis == .x ? width : height }
}

extension CGRect {
  /// The left or top edge.
  func start(along axis: TipAxis) -> CGFloat { axis == .x ? origin.x : origin.y }

  func length(along axis: TipAxis) -> CGFloat { size.length(along: axis) }

  /// The right or bottom edge.
  func end(along axis: TipAxis) -> CGFloat { start(along: axis) + length(along: axis) }

  func middle(along axis: TipAxis) -> CGFloat { start(along: axis) + length(along: axis) / 2 }

  /// The same rectangle with its left or top edge moved here.
  func moved(to start: CGFloat, along axis: TipAxis) -> CGRect {
    var rect = self
    switch axis {
    case .x: rect.origin.x = start
    case .y: rect.origin.y = start
    }
    return rect
  }

  /// Whether the two share area; rectangles that only touch do not.
  ///
  /// A sliver thinner than a millionth of a unit is a rounding error and does not count.
  func covers(_ other: CGRect) -> Bool {
    func overlap(along axis: TipAxis) -> CGFloat {
      min(end(along: axis), other.end(along: axis))
        - max(start(along: axis), other.start(along: axis))
    }
    return overlap(along: .x) > 1e-6 && overlap(along: .y) > 1e-6
  }
}
