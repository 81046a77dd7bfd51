/// A line of sanitised glyphs: the one place where text becomes something that cells can hold.
///
/// Left out are C0 and C1 controls, DEL, bidi controls, U+2028, U+2029, U+FEFF, noncharacters and
/// whatever takes no column by itself. Filtering is by scalar: `"\r\n"` is one `Character`.
public struct TextLine: Hashable, Sendable {
  /// The distance of tab stops, in cells, counted from the begin of the line.
  public static let tabStop = 4

  /// The glyphs from first to last.
  public private(set) var glyphs: [TextGlyph]

  /// The columns that all glyphs take together.
  public private(set) var width: Int

  init(glyphs: [TextGlyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  /// Makes one line of a text; line breaks become single spaces.
  public init(_ text: String) {
    let lines = Self.lines(of: text)
    self.init(glyphs: Array(lines.map(\.glyphs).joined(separator: [.space])))
  }

  /// Splits a text at its line breaks: LF, CR, CR LF, VT, FF, U+0085, U+2028 and U+2029.
  ///
  /// There is always at least one line, and one more than line breaks.
  public static func lines(of text: String) -> [TextLine] {
    if let line = plainLine(text) { return [line] }
    var lines: [TextLine] = []
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n" && previous == "\r" { continue }
      if isLineBreak(scalar) {
        lines.append(TextLine(sanitized: String(scalars)))
        scalars = String.UnicodeScalarView()
      } else if isAllowed(scalar) {
        scalars.append(scalar)
      }
    }
    lines.append(TextLine(sanitized: String(scalars)))
    return lines
  }

  private init(sanitized text: String) {
    glyphs = []
    width = 0
    glyphs.reserveCapacity(text.utf8.count)
    for character in text {
      if character == "\t" {
        let spaces = Self.tabStop - width % Self.tabStop
        glyphs.append(contentsOf: repeatElement(.space, count: spaces))
        width += spaces
      } else if let glyph = TextGlyph(sanitized: character) {
        glyphs.append(glyph)
        width += glyph.width
      }
    }
  }

  /// The line of a text of printable ASCII, which needs no segmentation; nil for any other text.
  private static func plainLine(_ text: String) -> TextLine? {
    guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
    return TextLine(
      glyphs: text.utf8.map { TextGlyph(content: .scalar(Unicode.Scalar($0)), width: 1) })
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x09: true
    case 0..<0xA0: false
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F, 0xFEFF: false
    default: !scalar.properties.isNoncharacterCodePoint
    }
  }
}

extension TextLine {
  /// The line cut to a width, with a glyph at its end that says so where something was cut off.
  ///
  /// - Parameters:
  ///   - limit: the columns there are.
  ///   - ellipsis: a narrow mark, one column.
  /// - Returns: a line of at most `limit` columns.
  func truncated(to limit: Int, ellipsis: Unicode.Scalar) -> TextLine {
    guard width > limit else { return self }
    guard limit > 0 else { return TextLine(glyphs: []) }
    var kept: [TextGlyph] = []
    var used = 0
    for glyph in glyphs {
      guard used + glyph.width < limit else { break }
      kept.append(glyph)
      used += glyph.width
    }
    return TextLine(glyphs: kept + [TextGlyph(content: .scalar(ellipsis), width: 1)])
  }
}

extension TextLine {
  /// The text on one line without anything that a cell cannot hold.
  static func sanitized(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for glyph in TextLine(text).glyphs {
      switch glyph.content {
      case .scalar(let scalar): scalars.append(scalar)
      case .cluster(let cluster): scalars.append(contentsOf: cluster)
      }
    }
    return String(scalars)
  }
}
