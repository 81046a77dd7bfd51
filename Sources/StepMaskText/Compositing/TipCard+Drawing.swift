import Foundation
import StepMask

extension TipCard {
  /// Draws the card from the painter's origin on.
  func draw(_ content: TipContent, focusedControl: Int?, in painter: inout Painter) {
    let theme = painter.theme
    if hasBorder {
      painter.border(
        CGRect(x: 0, y: 0, width: columns, height: rows), style: theme.tipBorder)
    }
    let title = theme.tip.adding(.bold)
    for (row, line) in titleLines.enumerated() {
      write(
        line, row: row, isLast: row == titleLines.count - 1 && textLines.isEmpty, title, &painter)
    }
    for (row, line) in textLines.enumerated() {
      write(
        line, row: titleLines.count + row, isLast: row == textLines.count - 1, theme.tip, &painter)
    }
    drawFooter(content, focusedControl: focusedControl, &painter)
  }

  private var innerColumns: Int { columns - 2 * inset.x }

  private func write(
    _ line: TextLine, row: Int, isLast: Bool, _ style: CellStyle, _ painter: inout Painter
  ) {
    let place = CGRect(x: inset.x, y: inset.y + row, width: innerColumns, height: 1)
    let shown = isLast && isCut ? line.marked(painter.glyphs.ellipsis, in: innerColumns) : line
    painter.write(shown, in: place, style: style)
  }

  private func drawFooter(
    _ content: TipContent, focusedControl: Int?, _ painter: inout Painter
  ) {
    if let progress = footer.progress {
      let place = footer.progressPlace.offset(columns: inset.x, rows: footerRow)
      painter.write(progress, in: place.rect, style: painter.theme.secondary)
    }
    for (index, (button, place)) in zip(content.buttons, footer.buttons).enumerated()
    where !place.isEmpty {
      let face = ButtonFace(
        title: button.title, isEnabled: button.isEnabled,
        isFocused: button.isFocused || index == focusedControl)
      face.draw(in: place.offset(columns: inset.x, rows: footerRow).rect, painter: &painter)
    }
  }
}

extension CellRect {
  /// The same rectangle in cells that may be fractional.
  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

extension TextLine {
  /// The line with a mark at its end that says that more follows.
  func marked(_ ellipsis: Unicode.Scalar, in limit: Int) -> TextLine {
    let mark = TextGlyph(content: .scalar(ellipsis), width: 1)
    return TextLine(glyphs: glyphs + [mark]).truncated(to: limit, ellipsis: ellipsis)
  }
}
