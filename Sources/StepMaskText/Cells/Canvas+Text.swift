extension Canvas {
  /// Writes a text on one row from a column on; line breaks count as one space.
  ///
  /// - Parameters:
  ///   - text: any text; it is sanitised.
  ///   - column: the first column; may be negative or beyond the canvas.
  ///   - row: the row.
  ///   - style: colours and emphasis.
  ///   - clip: the cells that may change; nil for all.
  public mutating func write(
    _ text: String, column: Int, row: Int, style: CellStyle = .plain, clip: CellRect? = nil
  ) {
    write(TextLine(text), column: column, row: row, style: style, clip: clip)
  }

  /// Writes a line of glyphs on one row from a column on.
  ///
  /// A wide glyph that the clip cuts becomes a space of the half that is inside.
  public mutating func write(
    _ line: TextLine, column: Int, row: Int, style: CellStyle = .plain, clip: CellRect? = nil
  ) {
    let area = bounds.intersection(clip ?? bounds)
    guard !area.isEmpty, row >= area.minY, row < area.maxY else { return }
    var column = column.clamped(to: -CellRect.limit...CellRect.limit)
    for glyph in line.glyphs {
      if column >= area.maxX { return }
      if column + glyph.width > area.minX {
        put(glyph, column: column, row: row, style: style, area: area)
      }
      column += glyph.width
    }
  }

  private mutating func put(
    _ glyph: TextGlyph, column: Int, row: Int, style: CellStyle, area: CellRect
  ) {
    if glyph.width == 1 || (column >= area.minX && column + 1 < area.maxX) {
      set(glyph, column: column, row: row, style: style)
      return
    }
    let half = column < area.minX ? column + 1 : column
    set(.space, column: half, row: row, style: style)
  }

  /// Puts a glyph whose cells are all on the canvas.
  mutating func set(_ glyph: TextGlyph, column: Int, row: Int, style: CellStyle) {
    splitWideGlyph(before: column, row: row)
    splitWideGlyph(before: column + glyph.width, row: row)
    let index = row * width + column
    cells[index] = Cell(glyph: code(of: glyph), width: UInt8(glyph.width), style: style)
    if glyph.width == 2 { cells[index + 1] = Cell(glyph: 0, width: 0, style: style) }
  }

  private mutating func code(of glyph: TextGlyph) -> UInt32 {
    switch glyph.content {
    case .scalar(let scalar): scalar.value
    case .cluster(let scalars): clusters.index(of: scalars) | Cell.clusterBit
    }
  }

  /// Copies another canvas so that its top-left comes to a place.
  ///
  /// Wide glyphs that the clip cuts become spaces on both sides.
  /// - Parameters:
  ///   - other: the canvas to copy.
  ///   - column: the column of its left edge; may be negative or beyond this canvas.
  ///   - row: the row of its upper edge.
  ///   - clip: the cells that may change; nil for all.
  public mutating func draw(_ other: Canvas, column: Int, row: Int, clip: CellRect? = nil) {
    let column = column.clamped(to: -CellRect.limit...CellRect.limit)
    let row = row.clamped(to: -CellRect.limit...CellRect.limit)
    let place = other.bounds.offset(columns: column, rows: row)
    let area = place.intersection(clip ?? bounds).intersection(bounds)
    guard !area.isEmpty else { return }
    for target in area.minY..<area.maxY {
      splitWideGlyph(before: area.minX, row: target)
      splitWideGlyph(before: area.maxX, row: target)
      let source = (target - row) * other.width - column
      for x in area.minX..<area.maxX {
        cells[target * width + x] = adopting(other.cells[source + x], of: other)
      }
      clearCutHalves(area, row: target)
    }
  }

  private mutating func adopting(_ cell: Cell, of other: Canvas) -> Cell {
    guard cell.isCluster else { return cell }
    var copy = cell
    copy.glyph = clusters.index(of: other.scalars(of: cell)) | Cell.clusterBit
    return copy
  }

  private mutating func clearCutHalves(_ area: CellRect, row: Int) {
    let first = row * width + area.minX
    let last = row * width + area.maxX - 1
    if cells[first].width == 0 { cells[first].clear() }
    if cells[last].width == 2 { cells[last].clear() }
  }
}
