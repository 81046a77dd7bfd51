@testable import Demo

extension Frame {
  /// The cells inside the printed frame of the only hole; nil without a frame.
  var hole: (columns: Range<Int>, rows: Range<Int>)? {
    let marks = rows.enumerated().flatMap { row, line in
      line.enumerated().filter { "╔╗╚╝═║".contains($0.element) }.map {
        (column: $0.offset, row: row)
      }
    }
    let (columns, lines) = (marks.map(\.column), marks.map(\.row))
    guard let left = columns.min(), let right = columns.max(), let top = lines.min(),
      let bottom = lines.max(), right - left > 1, bottom - top > 1
    else { return nil }
    return (left + 1..<right, top + 1..<bottom)
  }

  /// The rows that hold a text, ignoring how blanks are dimmed.
  func rows(holding text: String) -> [Int] {
    rows.indices.filter { rows[$0].replacing("░", with: " ").contains(text) }
  }
}
