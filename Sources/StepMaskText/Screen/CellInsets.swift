/// Room that is kept free along the edges of a rectangle, in cells.
public struct CellInsets: Hashable, Sendable {
  /// Along the upper edge.
  public var top: Int
  /// Along the left edge.
  public var left: Int
  /// Along the lower edge.
  public var bottom: Int
  /// Along the right edge.
  public var right: Int

  /// Creates insets; all are 0 unless given.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
