public import Foundation

/// A rectangle of whole cells, half-open; never negative in size.
public struct CellRect: Hashable, Sendable {
  /// The furthest coordinate that is worked with, so that no sum overflows.
  static let limit = 1_000_000

  /// The first column.
  public let minX: Int
  /// The first row.
  public let minY: Int
  /// The column after the last one.
  public let maxX: Int
  /// The row after the last one.
  public let maxY: Int

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = max(minX, maxX)
    self.maxY = max(minY, maxY)
  }

  /// Creates a rectangle; negative sizes count as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    let limit = -Self.limit...Self.limit
    let (x, y) = (x.clamped(to: limit), y.clamped(to: limit))
    self.init(
      minX: x, minY: y, maxX: x + width.clamped(to: 0...Self.limit),
      maxY: y + height.clamped(to: 0...Self.limit))
  }

  /// The cells whose centres lie in the rectangle, the rule by which everything is drawn.
  ///
  /// Empty for a rectangle with a coordinate that is not a number, or without area.
  public init(_ rect: CGRect) {
    let (origin, size) = (rect.origin, rect.size)
    guard size.width > 0, size.height > 0, !origin.x.isNaN, !origin.y.isNaN else {
      self = .zero
      return
    }
    self.init(
      minX: Int(cell: origin.x), minY: Int(cell: origin.y),
      maxX: Int(cell: origin.x + size.width), maxY: Int(cell: origin.y + size.height))
  }

  /// No cells.
  public static let zero = CellRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The number of columns.
  public var width: Int { maxX - minX }

  /// The number of rows.
  public var height: Int { maxY - minY }

  /// Whether it has no cells.
  public var isEmpty: Bool { maxX == minX || maxY == minY }

  /// Whether the cell belongs to the rectangle.
  public func contains(column: Int, row: Int) -> Bool {
    column >= minX && column < maxX && row >= minY && row < maxY
  }

  /// The cells that belong to both rectangles.
  public func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The rectangle moved by whole cells.
  func offset(columns: Int, rows: Int) -> CellRect {
    CellRect(minX: minX + columns, minY: minY + rows, maxX: maxX + columns, maxY: maxY + rows)
  }
}

extension Int {
  /// The first cell whose centre is not before the coordinate; far values are clamped, NaN is 0.
  init(cell coordinate: CGFloat) {
    guard !coordinate.isNaN else {
      self = 0
      return
    }
    let limit = CGFloat(CellRect.limit)
    self = Int(Swift.min(limit, Swift.max(-limit, (coordinate - 0.5).rounded(.up))))
  }

  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
  }
}
