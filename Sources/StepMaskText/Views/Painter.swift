public import Foundation

/// How a screen's pictures look.
struct PictureStyle: Hashable, Sendable {
  var theme = Theme.standard
  var glyphs = GlyphSet.unicode
  var isRightToLeft = false
}

/// Draws on a canvas in the coordinates of the view that is being drawn.
public struct Painter {
  var canvas: Canvas

  /// The colours and emphases of the screen.
  public let theme: Theme

  /// The characters that lines and marks are made of.
  public let glyphs: GlyphSet

  /// Whether text begins at the right.
  public let isRightToLeft: Bool

  /// The view that has the keyboard focus.
  let focus: View?

  /// Where the point (0, 0) of the coordinates is on the canvas.
  var origin = CGPoint.zero

  /// The cells of the canvas that may change.
  var clip: CellRect

  init(canvas: consuming Canvas, style: PictureStyle, focus: View?) {
    self.canvas = canvas
    theme = style.theme
    glyphs = style.glyphs
    isRightToLeft = style.isRightToLeft
    self.focus = focus
    clip = self.canvas.bounds
  }

  /// Clears a rectangle to blank cells of a style.
  public mutating func fill(_ rect: CGRect, style: CellStyle) {
    canvas.fill(cells(rect), style: style)
  }

  /// Writes a text on one row from a point on; it is sanitised, and cut by the view's frame.
  public mutating func write(_ text: String, at point: CGPoint, style: CellStyle = .plain) {
    write(TextLine(text), at: point, style: style)
  }

  /// Writes a line of glyphs from a point on.
  public mutating func write(_ line: TextLine, at point: CGPoint, style: CellStyle = .plain) {
    let place = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    guard place.x.isFinite, place.y.isFinite else { return }
    canvas.write(
      line, column: Int(cell: place.x), row: Int(cell: place.y), style: style, clip: clip)
  }

  /// Writes a line inside a rectangle's first row, cut with a mark where it is too long.
  public mutating func write(
    _ line: TextLine, in rect: CGRect, alignment: TextAlignment = .leading,
    style: CellStyle = .plain
  ) {
    let width = CellRect(CGRect(origin: .zero, size: rect.size)).width
    let shown = line.truncated(to: width, ellipsis: glyphs.ellipsis)
    let offset = alignment.offset(of: shown.width, in: width, isRightToLeft: isRightToLeft)
    write(shown, at: CGPoint(x: rect.origin.x + CGFloat(offset), y: rect.origin.y), style: style)
  }

  /// Draws the border of a rectangle, one cell thick, with its title in the upper line.
  ///
  /// A rectangle of fewer than two rows or columns has no border.
  public mutating func border(_ rect: CGRect, title: String = "", style: CellStyle = .plain) {
    let area = CellRect(CGRect(origin: .zero, size: rect.size))
    guard area.width >= 2, area.height >= 2 else { return }
    let (left, top) = (rect.origin.x, rect.origin.y)
    let inner = area.width - 2
    let upper = glyphs.card.upper(inner)
    write(upper, at: rect.origin, style: style)
    for row in 1..<area.height - 1 {
      write(glyphs.card.side, at: CGPoint(x: left, y: top + CGFloat(row)), style: style)
      write(
        glyphs.card.side, at: CGPoint(x: left + CGFloat(inner + 1), y: top + CGFloat(row)),
        style: style)
    }
    let lowerLeft = CGPoint(x: left, y: top + CGFloat(area.height - 1))
    write(glyphs.card.lower(inner), at: lowerLeft, style: style)
    if !title.isEmpty && inner >= 4 {
      let line = TextLine(" \(title) ").truncated(to: inner - 1, ellipsis: glyphs.ellipsis)
      write(line, at: CGPoint(x: left + 2, y: top), style: style.adding(.bold))
    }
  }

  func cells(_ rect: CGRect) -> CellRect {
    CellRect(rect.offsetBy(origin)).intersection(clip)
  }
}

extension CGRect {
  /// The rectangle moved, with its stored size as it is.
  func offsetBy(_ distance: CGPoint) -> CGRect {
    CGRect(origin: CGPoint(x: origin.x + distance.x, y: origin.y + distance.y), size: size)
  }
}

extension View {
  /// Draws the view and all that is in it, its frame counting from the painter's origin.
  func render(in painter: inout Painter) {
    let place = frame.offsetBy(painter.origin)
    guard isShown, place.isFinite else { return }
    let (origin, clip) = (painter.origin, painter.clip)
    let own = CellRect(place).intersection(clip)
    if clipsToBounds && own.isEmpty { return }
    painter.origin = CGPoint(
      x: place.origin.x - boundsOrigin.x, y: place.origin.y - boundsOrigin.y)
    painter.clip = own
    if let background { painter.canvas.fill(own, style: background) }
    draw(in: &painter)
    painter.clip = clipsToBounds ? own : clip
    for view in subviews { view.render(in: &painter) }
    (painter.origin, painter.clip) = (origin, clip)
  }
}
