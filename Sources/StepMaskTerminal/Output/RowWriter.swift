import StepMaskText

/// Writes the rows of a frame over those that the terminal shows.
///
/// Where a terminal may count other columns than the canvas does, the cursor is placed anew after
/// each such cell. From the cell before the first of them on, in the old row or the new, the rest
/// of the row is cleared and written whole: nobody knows what stands there of the old one.
struct RowWriter {
  private let capabilities: TerminalCapabilities
  private let canvas: Canvas
  private let before: Canvas

  private(set) var bytes: [UInt8]

  /// The style that is set; nil if it is not known.
  private(set) var style: CellStyle?

  /// The style of the cell that was written last, as the canvas has it.
  private var cellStyle: CellStyle?

  /// The column of the cursor, if it is in the row that is written and beyond doubt.
  private var column: Int?
  private var isInRow = false

  /// Prepares for one frame.
  ///
  /// - Parameters:
  ///   - canvas: the frame.
  ///   - before: what the terminal shows; of the same size.
  ///   - style: the style that is set; nil if it is not known.
  ///   - bytes: what is sent before the rows.
  ///   - capabilities: what the terminal can do.
  init(
    _ canvas: Canvas, over before: Canvas, style: CellStyle?, after bytes: [UInt8],
    for capabilities: TerminalCapabilities
  ) {
    self.canvas = canvas
    self.before = before
    self.style = style
    self.bytes = bytes
    self.capabilities = capabilities
  }

  /// Writes what differs in a row.
  mutating func write(_ row: Int) {
    (column, isInRow) = (nil, false)
    let uncertain = firstUncertain(canvas, row)
    let first = min(uncertain, firstUncertain(before, row))
    // A mark without a base may have joined the cell before it.
    let certainEnd = first < canvas.width ? max(0, first - 1) : canvas.width
    for column in 0..<certainEnd where self[column, row] != before[column, row] {
      put(column, row)
    }
    let rest = certainEnd..<canvas.width
    guard !canvas.row(row, columns: rest, equals: before) else { return }
    if rest.contains(where: { before[$0, row] != .blank() }) { clear(from: certainEnd, row) }
    for column in rest where column >= uncertain || self[column, row] != .blank() {
      put(column, row)
    }
  }

  private subscript(column: Int, row: Int) -> Cell { canvas[column, row] }

  private mutating func clear(from column: Int, _ row: Int) {
    place(column, row)
    setStyle(.plain)
    bytes += EscapeSequence.clearRest
  }

  private mutating func put(_ column: Int, _ row: Int) {
    let cell = self[column, row]
    if cell.width == 0 && capabilities.takesUnicode { return }
    if self.column != nil && joins(column, row) { self.column = nil }
    place(column, row)
    setStyle(cell.style)
    append(cell, column, row)
    let next = column + (capabilities.takesUnicode ? Int(cell.width) : 1)
    self.column = capabilities.isUncertain(cell) || next >= canvas.width ? nil : next
  }

  private mutating func place(_ target: Int, _ row: Int) {
    if column == target || rewrite(upTo: target, row) { return }
    if isInRow {
      EscapeSequence.move(column: target, &bytes)
    } else {
      EscapeSequence.move(column: target, row: row, &bytes)
    }
    (column, isInRow) = (target, true)
  }

  /// Comes to a column by writing what stands before it, if that is no longer than a move.
  private mutating func rewrite(upTo target: Int, _ row: Int) -> Bool {
    guard let column, (column..<column + 5).contains(target) else { return false }
    let gap = (column..<target).map { self[$0, row] }
    let length = gap.reduce(0) { $0 + ($1.glyph < 0x80 ? 1 : $1.glyph < 0x800 ? 2 : 3) }
    guard length <= (target < 9 ? 4 : 5), gap.allSatisfy({ $0.isPlain && $0.style == cellStyle })
    else { return false }
    for (offset, cell) in gap.enumerated() { append(cell, column + offset, row) }
    self.column = target
    return true
  }

  private mutating func setStyle(_ style: CellStyle) {
    guard style != cellStyle else { return }
    cellStyle = style
    let shown = capabilities.shown(style)
    EscapeSequence.style(from: self.style, to: shown, &bytes)
    self.style = shown
  }

  private mutating func append(_ cell: Cell, _ column: Int, _ row: Int) {
    if cell.glyph < 0x7F && cell.width == 1 {
      bytes.append(UInt8(cell.glyph))
    } else if !capabilities.takesUnicode {
      bytes.append(UInt8(ascii: "?"))
    } else if !cell.isCluster, let scalar = Unicode.Scalar(cell.glyph) {
      append(scalar)
    } else {
      for scalar in canvas.scalars(column: column, row: row) { append(scalar) }
    }
  }
}

extension RowWriter {
  private mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: scalar.utf8)
  }

  /// The first column whose cell a terminal may count otherwise; the width if there is none.
  private func firstUncertain(_ canvas: Canvas, _ row: Int) -> Int {
    (0..<canvas.width).first { capabilities.isUncertain(canvas[$0, row]) } ?? canvas.width
  }

  /// Whether a terminal would take the cell and the one before it for one character if they came
  /// one after the other, as it does with a mark that has no base in its own cell.
  private func joins(_ column: Int, _ row: Int) -> Bool {
    guard capabilities.takesUnicode, column > 0,
      !self[column, row].isPlain || !self[column - 1, row].isPlain
    else { return false }
    let scalars =
      canvas.scalars(column: column - 1, row: row) + canvas.scalars(column: column, row: row)
    return String(String.UnicodeScalarView(scalars)).count == 1
  }
}
