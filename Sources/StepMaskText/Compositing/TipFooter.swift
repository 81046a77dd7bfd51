import StepMask

/// The lower part of a ready-made tip: progress at the leading side, buttons at the trailing one,
/// below each other where they do not fit side by side.
struct TipFooter: Equatable {
  /// The progress; nil if there is none or no room for it.
  private(set) var progress: TextLine?
  /// Where the progress stands.
  private(set) var progressPlace = CellRect.zero
  /// Where the buttons stand, in the content's order; empty for one that has no room.
  private(set) var buttons: [CellRect]
  /// The rows it takes.
  private(set) var rowCount: Int
  /// Whether nothing was left out.
  private(set) var isWhole = true

  private static let gap = 1
  /// Between progress and buttons where the tip may choose its width.
  private static let idealProgressGap = 3

  /// Arranges progress and buttons in so many columns.
  init(_ content: TipContent, columns: Int, isRightToLeft: Bool) {
    let columns = max(1, columns)
    let rows = Self.rows(of: content.buttons, columns: columns)
    var places: [CellRect] = []
    for (row, widths) in rows.enumerated() {
      var column = columns - Self.width(of: widths)
      for width in widths {
        places.append(CellRect(x: column, y: row, width: width, height: 1))
        column += width + Self.gap
      }
    }
    buttons = places
    rowCount = rows.count
    if let text = content.progress, !text.isEmpty {
      place(TextLine(text), columns: columns, lastRow: rows.last)
    }
    if isRightToLeft { mirror(columns) }
  }

  /// The columns in which everything stands side by side.
  static func naturalWidth(of content: TipContent) -> Int {
    let progress = content.progress.map { DisplayWidth.of($0) } ?? 0
    let buttons = width(of: content.buttons.map { ButtonFace.width(of: $0.title) })
    return progress + buttons + (progress > 0 && buttons > 0 ? idealProgressGap : 0)
  }

  /// The footer in at most so many rows: first the progress is left out, then the last buttons.
  func limited(to limit: Int) -> TipFooter {
    guard rowCount > max(0, limit) else { return self }
    var footer = self
    footer.isWhole = false
    let isAlone = !buttons.contains { $0.minY == progressPlace.minY }
    if progress != nil && isAlone {
      footer.progress = nil
      footer.buttons = buttons.map { $0.offset(columns: 0, rows: -1) }
      footer.rowCount -= 1
    }
    footer.rowCount = min(footer.rowCount, max(0, limit))
    footer.buttons = footer.buttons.map { $0.minY < footer.rowCount ? $0 : .zero }
    if footer.progressPlace.minY >= footer.rowCount { footer.progress = nil }
    return footer
  }

  private static func width(of widths: [Int]) -> Int {
    widths.reduce(0, +) + max(0, widths.count - 1) * gap
  }

  private static func rows(of buttons: [TipContent.Button], columns: Int) -> [[Int]] {
    var rows: [[Int]] = []
    for button in buttons {
      let width = min(columns, ButtonFace.width(of: button.title))
      if let last = rows.last, self.width(of: last + [width]) <= columns {
        rows[rows.count - 1].append(width)
      } else {
        rows.append([width])
      }
    }
    return rows
  }

  /// Puts the progress into the last row if there is room, else into one of its own above.
  private mutating func place(_ line: TextLine, columns: Int, lastRow: [Int]?) {
    progress = line
    let width = min(columns, line.width)
    if let lastRow, line.width + Self.gap + Self.width(of: lastRow) <= columns {
      progressPlace = CellRect(x: 0, y: rowCount - 1, width: width, height: 1)
      return
    }
    buttons = buttons.map { $0.offset(columns: 0, rows: 1) }
    rowCount += 1
    progressPlace = CellRect(x: 0, y: 0, width: width, height: 1)
  }

  private mutating func mirror(_ columns: Int) {
    func mirrored(_ place: CellRect) -> CellRect {
      CellRect(
        x: columns - place.maxX, y: place.minY, width: place.width, height: place.height)
    }
    buttons = buttons.map(mirrored)
    progressPlace = mirrored(progressPlace)
  }
}
