import Foundation

extension CGFloat {
  /// The largest coordinate that the geometry works with.
  ///
  /// Far beyond any screen, and small enough that no sum or product of two such values overflows.
  static let largestCoordinate: CGFloat = 1e100

  /// The value itself when it is finite, else 0, pulled into the range of coordinates.
  var usable: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -.largestCoordinate), .largestCoordinate) : 0
  }

  /// Like ``usable``, with 0 for a negative value.
  var usableLength: CGFloat { Swift.max(0, usable) }
}

extension CGSize {
  /// The size with lengths that are finite and not negative.
  var usable: CGSize { CGSize(width: width.usableLength, height: height.usableLength) }
}

extension CGRect {
  /// Whether every coordinate is within range and the stored width and height are positive.
  ///
  /// The stored values count: `CGRect.width` is never negative. NaN fails each comparison.
  var hasUsableArea: Bool {
    origin.x.magnitude <= .largestCoordinate && origin.y.magnitude <= .largestCoordinate
      && size.width > 0 && size.width <= .largestCoordinate
      && size.height > 0 && size.height <= .largestCoordinate
  }

  /// The rectangle itself when it has usable area, else nil.
  var usable: CGRect? { hasUsableArea ? self : nil }

  /// The rectangle between two corners; without area where they cross.
  init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }
}
