/// The colours and emphases of a screen, in one value.
///
/// Every distinction that matters is also made without colour.
public struct Theme: Hashable, Sendable {
  /// Plain text and the empty screen.
  public var text: CellStyle
  /// Text of less weight, such as hints and placeholders.
  public var secondary: CellStyle
  /// Titles and bars.
  public var title: CellStyle
  /// Borders of cards.
  public var border: CellStyle
  /// Buttons.
  public var button: CellStyle
  /// Buttons that cannot be pressed.
  public var disabledButton: CellStyle
  /// Text fields.
  public var field: CellStyle
  /// Tips.
  public var tip: CellStyle
  /// Borders of tips and their arrows.
  public var tipBorder: CellStyle
  /// The frame around a hole.
  public var frame: CellStyle

  /// Restrained colours of the basic palette on the terminal's own background.
  public static let standard = Theme(
    text: .plain, secondary: CellStyle(foreground: .basic(8)),
    title: CellStyle(attributes: .bold), border: CellStyle(foreground: .basic(8)),
    button: CellStyle(foreground: .basic(6)), disabledButton: CellStyle(foreground: .basic(8)),
    field: CellStyle(attributes: .underline), tip: .plain,
    tipBorder: CellStyle(foreground: .basic(6)),
    frame: CellStyle(foreground: .basic(3), attributes: .bold))

  /// No colours, only emphasis.
  public static let monochrome = Theme(
    text: .plain, secondary: .plain, title: CellStyle(attributes: .bold), border: .plain,
    button: .plain, disabledButton: .plain, field: CellStyle(attributes: .underline), tip: .plain,
    tipBorder: .plain, frame: CellStyle(attributes: .bold))
}
