public import Foundation
public import StepMask

/// A button: `[ Title ]`.
///
/// It is pressed by a press and a release inside, by Return or Space while it has the focus, or by
/// ``press()``. Dragging out of it takes the press back.
open class Button: Control {
  /// What it says; sanitised when drawn.
  public var title: String { didSet { if title != oldValue { setNeedsLayout() } } }

  /// The style; nil for the theme's.
  public var style: CellStyle? { didSet { setNeedsDisplay() } }

  /// What it asks the guide for when it stands in a tip; nil leaves all to its handlers.
  public var guideAction: GuideAction?

  /// Creates a button; with a width but no height it is one row high.
  public init(
    _ title: String = "", frame: CGRect = .zero, onPress: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    super.init(frame: frame)
    if let onPress { on(.press, onPress) }
  }

  /// Sends the event `press`, unless the button is disabled.
  public func press() {
    if isEnabled { send(.press) }
  }

  open override var shownText: String? { title }

  /// One row, as wide as the title with its brackets.
  open override func sizeThatFits(_ room: CGSize) -> CGSize {
    CGSize(width: ButtonFace.width(of: title), height: 1).limited(to: room)
  }

  open override func draw(in painter: inout Painter) {
    let face = ButtonFace(
      title: title, isEnabled: isEnabled, isFocused: painter.focus === self,
      isHighlighted: isHighlighted, style: style)
    face.draw(in: bounds, painter: &painter)
  }

  open override func handlePointer(_ phase: PointerPhase, at point: CGPoint) {
    let isOnButton = isEnabled && bounds.holds(point)
    switch phase {
    case .pressed, .dragged: isHighlighted = isOnButton
    case .cancelled: isHighlighted = false
    case .released:
      isHighlighted = false
      if isOnButton { press() }
    }
  }

  open override func handleKey(_ key: GuideKey) -> Bool {
    guard isEnabled, key == .return || key == .space else { return false }
    press()
    return true
  }
}
