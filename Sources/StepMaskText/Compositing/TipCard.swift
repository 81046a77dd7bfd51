import Foundation
import StepMask

/// A ready-made tip laid out in cells: a border, the title and the text, below them progress and
/// buttons.
///
/// The same for measuring and for drawing: laid out again in the size that came out, it is equal.
/// Where there is little room it does without the border, then without progress, then without
/// buttons, and at last shows the begin of its text.
struct TipCard: Equatable {
  /// The widest a tip gets of its own accord.
  static let idealWidth = 36
  /// The narrowest tip with a border.
  static let leastBorderedWidth = 10

  let columns: Int
  let rows: Int
  let hasBorder: Bool
  let titleLines: [TextLine]
  let textLines: [TextLine]
  let isCut: Bool
  let footer: TipFooter

  /// Lays out in the room there is; as small as the content allows.
  init(_ content: TipContent, room: CGSize, isRightToLeft: Bool) {
    let area = CellRect(CGRect(x: 0, y: 0, width: room.width, height: room.height))
    let natural = Self.naturalWidth(of: content)
    let width = min(area.width, max(Self.leastBorderedWidth, min(natural, Self.idealWidth)))
    let card = TipCard(content, columns: width, rows: area.height, isRightToLeft: isRightToLeft)
    self =
      card.isWhole || width == area.width
      ? card
      : TipCard(content, columns: area.width, rows: area.height, isRightToLeft: isRightToLeft)
  }

  /// Lays out in exactly so many columns and at most so many rows.
  init(_ content: TipContent, columns: Int, rows: Int, isRightToLeft: Bool) {
    let bordered = TipFooter(content, columns: columns - 4, isRightToLeft: isRightToLeft)
    hasBorder =
      columns >= Self.leastBorderedWidth && rows >= 3 && bordered.rowCount + 3 <= rows
    let inner = hasBorder ? columns - 4 : columns
    let room = max(0, hasBorder ? rows - 2 : rows)
    let whole =
      hasBorder ? bordered : TipFooter(content, columns: inner, isRightToLeft: isRightToLeft)
    footer = whole.limited(to: room - 1)
    let title = content.title.flatMap { $0.isEmpty ? nil : $0 }
    let titles = title.map { LineBreaker.lines(of: $0, width: inner) } ?? []
    let isTextless = content.text.isEmpty && !titles.isEmpty
    let texts = isTextless ? [] : LineBreaker.lines(of: content.text, width: inner)
    let left = max(0, room - footer.rowCount)
    titleLines = Array(titles.prefix(left))
    textLines = Array(texts.prefix(left - titleLines.count))
    let bodyRows = titleLines.count + textLines.count
    isCut = bodyRows < titles.count + texts.count
    self.columns = rows > 0 ? max(0, columns) : 0
    self.rows = columns > 0 ? bodyRows + footer.rowCount + (hasBorder ? 2 : 0) : 0
  }

  /// Whether it has its border and all of its content.
  var isWhole: Bool { hasBorder && !isCut && footer.isWhole }

  /// Where the content begins, from the card's top-left.
  var inset: (x: Int, y: Int) { hasBorder ? (2, 1) : (0, 0) }

  /// The first row of the footer, from the card's top.
  var footerRow: Int { inset.y + titleLines.count + textLines.count }

  /// What the engine wants to know.
  var layout: TipContentLayout {
    TipContentLayout(
      size: CGSize(width: columns, height: rows),
      buttonFrames: footer.buttons.map { place in
        place.isEmpty
          ? .zero
          : CGRect(
            x: place.minX + inset.x, y: place.minY + footerRow, width: place.width,
            height: place.height)
      }, isWhole: isWhole)
  }

  private static func naturalWidth(of content: TipContent) -> Int {
    let lines = TextLine.lines(of: content.text) + TextLine.lines(of: content.title ?? "")
    let text = lines.map(\.width).max() ?? 0
    return max(text, TipFooter.naturalWidth(of: content)) + 4
  }
}
