public import Foundation

/// Text on one or more lines, wrapped to the label's width.
open class Label: View {
  /// What it says; sanitised when drawn.
  ///
  /// May hold line breaks.
  public var text: String { didSet { if text != oldValue { setNeedsLayout() } } }

  /// Where its lines stand.
  public var alignment = TextAlignment.leading { didSet { setNeedsDisplay() } }

  /// The style; nil for the theme's text.
  public var style: CellStyle? { didSet { setNeedsDisplay() } }

  /// Creates a label.
  public init(_ text: String = "", style: CellStyle? = nil, frame: CGRect = .zero) {
    self.text = text
    self.style = style
    super.init(frame: frame)
  }

  open override var shownText: String? { text }

  /// The lines wrapped to the room, and no wider than the widest of them.
  open override func sizeThatFits(_ room: CGSize) -> CGSize {
    let lines = LineBreaker.lines(
      of: text, width: CellRect(CGRect(origin: .zero, size: room)).width)
    let width = lines.map(\.width).max() ?? 0
    return CGSize(width: width, height: lines.count).limited(to: room)
  }

  open override func draw(in painter: inout Painter) {
    let lines = LineBreaker.lines(of: text, width: CellRect(frame).width)
    for (row, line) in lines.enumerated() where CGFloat(row) < bounds.size.height {
      let place = CGRect(
        x: bounds.origin.x, y: bounds.origin.y + CGFloat(row), width: bounds.size.width, height: 1)
      painter.write(line, in: place, alignment: alignment, style: style ?? painter.theme.text)
    }
  }
}
