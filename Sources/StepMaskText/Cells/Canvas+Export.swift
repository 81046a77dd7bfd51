extension Canvas {
  /// The rows as text, each of exactly the canvas's width in columns.
  ///
  /// - Parameter trimmed: drops the spaces at the end of each row.
  /// - Returns: a text for each row, from top to bottom.
  public func lines(trimmed: Bool = false) -> [String] {
    (0..<height).map { row in
      var text = String.UnicodeScalarView()
      var end = text.startIndex
      for column in 0..<width {
        let cell = cells[row * width + column]
        text.append(contentsOf: scalars(of: cell))
        if !cell.isBlank { end = text.endIndex }
      }
      return String(trimmed ? text[..<end] : text[...])
    }
  }

  /// The rows joined by line feeds, without one at the end.
  public func plainText(trimmed: Bool = false) -> String {
    lines(trimmed: trimmed).joined(separator: "\n")
  }

  /// The attributes of each row: one hexadecimal digit a cell, `.` for none.
  ///
  /// The digit is the sum of bold 1, dim 2, underline 4 and reverse 8.
  public var attributeLines: [String] {
    (0..<height).map { row in
      String(
        cells[row * width..<(row + 1) * width].map { cell in
          let value = cell.attributes.rawValue
          return value == 0 ? "." : Character(String(value, radix: 16))
        })
    }
  }
}
