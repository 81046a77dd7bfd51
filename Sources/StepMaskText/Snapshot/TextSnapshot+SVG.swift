extension TextSnapshot {
  /// The picture as an SVG document in a monospaced font.
  ///
  /// Dimmed cells are grey. Colours are those of a common dark terminal. All text is escaped.
  public var svg: String {
    let (width, height) = (columns * SVGPalette.cellWidth, rows * SVGPalette.cellHeight)
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
        + #"viewBox="0 0 \#(width) \#(height)" font-family="monospace" font-size="15">"#,
      #"<rect width="100%" height="100%" fill="\#(SVGPalette.background)"/>"#,
    ]
    for row in 0..<rows {
      for run in runs(row: row) { lines += elements(run, row: row) }
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private struct Run {
    var column: Int
    var width = 0
    var text = ""
    var style: CellStyle
  }

  private func runs(row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<columns {
      let cell = canvas[column, row]
      guard cell.width > 0 else { continue }
      if runs.last?.style != cell.style { runs.append(Run(column: column, style: cell.style)) }
      runs[runs.count - 1].width += Int(cell.width)
      for scalar in canvas.scalars(column: column, row: row) {
        runs[runs.count - 1].text += SVGPalette.escaped(scalar)
      }
    }
    return runs
  }

  private func elements(_ run: Run, row: Int) -> [String] {
    let isReverse = run.style.attributes.contains(.reverse)
    let ink = SVGPalette.ink(run.style)
    let back = SVGPalette.color(run.style.background, standard: SVGPalette.background)
    let (x, y) = (run.column * SVGPalette.cellWidth, row * SVGPalette.cellHeight)
    let width = run.width * SVGPalette.cellWidth
    var elements: [String] = []
    if isReverse || run.style.background != .standard {
      elements.append(
        #"<rect x="\#(x)" y="\#(y)" width="\#(width)" height="\#(SVGPalette.cellHeight)" "#
          + #"fill="\#(isReverse ? ink : back)"/>"#)
    }
    if run.text.contains(where: { $0 != " " }) {
      let bold = run.style.attributes.contains(.bold) ? #" font-weight="bold""# : ""
      let line = run.style.attributes.contains(.underline) ? #" text-decoration="underline""# : ""
      elements.append(
        #"<text x="\#(x)" y="\#(y + SVGPalette.baseline)" textLength="\#(width)" "#
          + #"lengthAdjust="spacingAndGlyphs" xml:space="preserve" "#
          + #"fill="\#(isReverse ? back : ink)"\#(bold)\#(line)>\#(run.text)</text>"#)
    }
    return elements
  }
}
