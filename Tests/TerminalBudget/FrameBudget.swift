package import StepMaskTerminal
package import StepMaskText

/// The bytes that the cells of a frame that changed need, worked out apart from the writer.
///
/// That is their text, a cursor move for each run of them, the parameters of a style where it
/// differs from that of the cell before in the run, and a move after each wide or joined cell.
package enum FrameBudget {
  /// The bytes that a frame needs at least.
  package static func bytes(
    from before: Canvas, to canvas: Canvas, _ capabilities: TerminalCapabilities
  ) -> Int {
    (0..<canvas.height).reduce(0) { $0 + row($1, from: before, to: canvas, capabilities) }
  }

  private static func row(
    _ row: Int, from before: Canvas, to canvas: Canvas, _ capabilities: TerminalCapabilities
  ) -> Int {
    var sum = 0
    var style: CellStyle?
    for column in 0..<canvas.width {
      let cell = canvas[column, row]
      let scalars = canvas.scalars(column: column, row: row)
      if cell == before[column, row] && scalars == before.scalars(column: column, row: row) {
        style = nil
        continue
      }
      if style == nil { sum += "\u{1B}[\(row + 1);\(column + 1)H".utf8.count }
      let shown = capabilities.shown(cell.style)
      if style != shown { sum += cost(of: shown) }
      style = shown
      sum += scalars.reduce(0) { $0 + $1.utf8.count }
      if cell.width == 2 || scalars.count > 1 { sum += "\u{1B}[\(column + 1)G".utf8.count }
    }
    return sum
  }

  private static func cost(of style: CellStyle) -> Int {
    var parameters: [String] = []
    for (attribute, number) in [
      (CellAttributes.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
    ] where style.attributes.contains(attribute) { parameters.append(number) }
    for color in [style.foreground, style.background] {
      switch color.kind {
      case .standard: break
      case .basic: parameters.append("30")
      case .palette(let index): parameters.append("38;5;\(index)")
      case .rgb(let red, let green, let blue): parameters.append("38;2;\(red);\(green);\(blue)")
      }
    }
    return 3 + parameters.joined(separator: ";").utf8.count
  }
}
