public import Foundation

/// A card: a border with a title in its upper line, around its subviews.
open class BoxView: View {
  /// The title; empty for none.
  public var title: String { didSet { setNeedsDisplay() } }

  /// The style of the border; nil for the theme's.
  public var style: CellStyle? { didSet { setNeedsDisplay() } }

  /// Creates a card with rounded corners.
  public init(title: String = "", frame: CGRect = .zero) {
    self.title = title
    super.init(frame: frame)
    cornerRadius = 1
  }

  /// The room inside the border, in the view's coordinates.
  public var contentFrame: CGRect {
    CGRect(
      x: bounds.origin.x + 1, y: bounds.origin.y + 1, width: max(0, bounds.size.width - 2),
      height: max(0, bounds.size.height - 2))
  }

  open override var shownText: String? { title.isEmpty ? nil : title }

  /// The room of the subviews with the right and lower border.
  open override func sizeThatFits(_ room: CGSize) -> CGSize {
    let inner = extentOfSubviews
    let width = max(inner.width + 1, CGFloat(DisplayWidth.of(title) + 6))
    return CGSize(width: width, height: max(2, inner.height + 1)).limited(to: room)
  }

  open override func draw(in painter: inout Painter) {
    painter.border(bounds, title: title, style: style ?? painter.theme.border)
  }
}
