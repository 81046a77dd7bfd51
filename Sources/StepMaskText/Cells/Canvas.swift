/// A grid of cells in which text is drawn.
///
/// Wide glyphs stay whole: overwriting one half clears the other, and one that would be cut by an
/// edge becomes spaces.
public struct Canvas: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  var cells: [Cell]
  var clusters = ClusterTable()

  /// Creates a blank canvas; negative sizes count as 0.
  public init(width: Int, height: Int, style: CellStyle = .plain) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank(style), count: self.width * self.height)
  }

  /// All cells of the canvas.
  public var bounds: CellRect { CellRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The cell at a column and a row; a blank one outside of the canvas.
  public subscript(column: Int, row: Int) -> Cell {
    bounds.contains(column: column, row: row) ? cells[row * width + column] : .blank()
  }

  /// What the cell shows; empty for the second half of a wide glyph.
  public func scalars(column: Int, row: Int) -> [Unicode.Scalar] {
    scalars(of: self[column, row])
  }

  func scalars(of cell: Cell) -> [Unicode.Scalar] {
    if cell.width == 0 { return [] }
    if cell.isCluster { return clusters[cell.glyph & ~Cell.clusterBit] }
    return Unicode.Scalar(cell.glyph).map { [$0] } ?? [" "]
  }

  /// Changes attributes and colours of the cells in a rectangle, not what they show.
  public mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(bounds)
    for row in area.minY..<area.maxY {
      for index in row * width + area.minX..<row * width + area.maxX {
        var style = cells[index].style
        change(&style)
        cells[index] = Cell(glyph: cells[index].glyph, width: cells[index].width, style: style)
      }
    }
  }

  /// Clears a rectangle to blank cells of a style.
  public mutating func fill(_ rect: CellRect, style: CellStyle) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.minY..<area.maxY {
      splitWideGlyph(before: area.minX, row: row)
      splitWideGlyph(before: area.maxX, row: row)
      let start = row * width
      for index in start + area.minX..<start + area.maxX { cells[index] = .blank(style) }
    }
  }

  /// Clears the wide glyph, if any, that reaches over the border before a column.
  mutating func splitWideGlyph(before column: Int, row: Int) {
    guard column > 0, column < width else { return }
    let index = row * width + column
    guard cells[index].width == 0 else { return }
    cells[index].clear()
    cells[index - 1].clear()
  }
}

extension Canvas: Equatable {
  /// Whether both canvases show the same, cell by cell.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    if left.clusters.isEmpty && right.clusters.isEmpty { return left.cells == right.cells }
    return (0..<left.height).allSatisfy { left.row($0, equals: right) }
  }

  /// Whether a row shows the same as that row of another canvas.
  ///
  /// Clusters are compared by scalar, never as `Character`s, which would call different things
  /// equal. False where one of the canvases has no such row or the widths differ.
  public func row(_ row: Int, equals other: Canvas) -> Bool {
    self.row(row, columns: 0..<width, equals: other)
  }

  /// The same for some of the row's columns.
  package func row(_ row: Int, columns: Range<Int>, equals other: Canvas) -> Bool {
    guard width == other.width, (0..<min(height, other.height)).contains(row) else { return false }
    let columns = columns.clamped(to: 0..<width)
    for index in row * width + columns.lowerBound..<row * width + columns.upperBound {
      var (cell, counterpart) = (cells[index], other.cells[index])
      if cell.isCluster && counterpart.isCluster {
        guard scalars(of: cell) == other.scalars(of: counterpart) else { return false }
        cell.glyph = 0
        counterpart.glyph = 0
      }
      guard cell == counterpart else { return false }
    }
    return true
  }
}
