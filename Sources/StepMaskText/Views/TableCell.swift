import Foundation

/// A row of a ``TableView``: shows a text and, if it is wanted, subviews.
open class TableCell: View {
  /// What kind of row it can be used for again.
  public let reuseIdentifier: String

  /// What it says.
  public var text: String { didSet { if text != oldValue { setNeedsLayout() } } }

  /// The row that it stands for now; nil while it waits to be used again.
  public internal(set) var row: Int?

  /// Whether its row is the selected one.
  public internal(set) var isSelected = false

  /// Creates a row.
  public init(_ text: String = "", reuseIdentifier: String = "") {
    self.text = text
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Called before the view is used for another row.
  ///
  /// The default does nothing.
  open func prepareForReuse() {}

  open override var shownText: String? { text }

  /// Draws a mark when selected, and the text.
  open override func draw(in painter: inout Painter) {
    let style = isSelected ? painter.theme.text.adding(.reverse) : painter.theme.text
    if isSelected { painter.fill(bounds, style: style) }
    let mark = isSelected ? String(Character(painter.glyphs.focusBefore)) : " "
    painter.write(mark, at: bounds.origin, style: style)
    let place = CGRect(
      x: bounds.origin.x + 2, y: bounds.origin.y, width: max(0, bounds.size.width - 2), height: 1)
    painter.write(TextLine(text), in: place, style: style)
  }
}
