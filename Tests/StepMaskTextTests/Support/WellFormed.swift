import PropertyCases

@testable import StepMaskText

extension Canvas {
  /// Whether each wide glyph has its second half, and each second half its glyph, in its row, and
  /// nothing dangerous is in any cell.
  var isWellFormed: Bool {
    (0..<height).allSatisfy { row in
      let widths = (0..<width).map { Int(self[$0, row].width) }
      for (column, cellWidth) in widths.enumerated() {
        let next = column + 1 < widths.count ? widths[column + 1] : -1
        if cellWidth == 2 && next != 0 { return false }
        if cellWidth == 0 && (column == 0 || widths[column - 1] != 2) { return false }
      }
      return (0..<width).allSatisfy { column in
        let shown = scalars(column: column, row: row)
        return shown.isEmpty == (widths[column] == 0)
          && !shown.contains(where: HostileText.isDangerous)
      }
    }
  }
}
