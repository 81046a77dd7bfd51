/// How the text of a cell is emphasised, without colour.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// One bit an attribute; the bits are stable.
  public let rawValue: UInt8

  /// Creates attributes from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Stronger text.
  public static let bold = CellAttributes(rawValue: 1)
  /// Fainter text: what the mask does to the cells that it covers.
  public static let dim = CellAttributes(rawValue: 2)
  /// A line below the text.
  public static let underline = CellAttributes(rawValue: 4)
  /// Foreground and background exchanged.
  public static let reverse = CellAttributes(rawValue: 8)
}

/// The colours and attributes with which text is written.
public struct CellStyle: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: CellColor
  /// The colour behind the text.
  public var background: CellColor
  /// The emphasis.
  public var attributes: CellAttributes

  /// Creates a style; without arguments it is the terminal's own.
  public init(
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours without emphasis.
  public static let plain = CellStyle()

  /// The same style with more attributes.
  public func adding(_ attributes: CellAttributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}
