/// A picture of a screen: a value to compare, print and keep.
///
/// Without any colour the text tells apart: dimmed blanks show `░`, each hole has a frame of double
/// lines, tips have a border of single lines and an arrow.
public struct TextSnapshot: Equatable, Sendable {
  /// The cells.
  public let canvas: Canvas

  private let regions: [CellRegion]

  /// Creates a picture; without regions everything belongs to the app.
  init(canvas: Canvas, regions: [CellRegion]? = nil) {
    self.canvas = canvas
    self.regions = regions ?? Array(repeating: .app, count: canvas.cells.count)
  }

  /// The number of columns.
  public var columns: Int { canvas.width }

  /// The number of rows.
  public var rows: Int { canvas.height }

  /// What a cell belongs to; `app` also outside of the picture.
  public func region(column: Int, row: Int) -> CellRegion {
    let index = row * canvas.width + column
    return canvas.bounds.contains(column: column, row: row) ? regions[index] : .app
  }

  /// The rows, each of exactly so many columns; a wide glyph counts two.
  public var lines: [String] { canvas.lines() }

  /// The rows joined by line feeds, without spaces at their ends.
  public var text: String { canvas.plainText(trimmed: true) }

  /// The attributes, a hexadecimal digit a cell: bold 1, dim 2, underline 4, reverse 8, `.` none.
  public var attributeLines: [String] { canvas.attributeLines }

  /// The regions, a letter a cell; see ``CellRegion/letter``.
  public var regionLines: [String] {
    (0..<rows).map { row in
      String((0..<columns).map { region(column: $0, row: row).letter })
    }
  }
}
