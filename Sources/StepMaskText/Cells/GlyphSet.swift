/// The characters that borders, frames, arrows and marks are drawn with: one place for all.
///
/// None is wide. Box drawing is ambiguous in width on some East Asian terminals; ``ascii`` is not.
public struct GlyphSet: Hashable, Sendable {
  /// The six characters of a border.
  public struct Border: Hashable, Sendable {
    /// The upper-left corner.
    public let upperLeft: Unicode.Scalar
    /// The upper-right corner.
    public let upperRight: Unicode.Scalar
    /// The lower-left corner.
    public let lowerLeft: Unicode.Scalar
    /// The lower-right corner.
    public let lowerRight: Unicode.Scalar
    /// The upper and lower line.
    public let horizontal: Unicode.Scalar
    /// The left and right line.
    public let vertical: Unicode.Scalar

    init(_ characters: String) {
      let scalars = Array(characters.unicodeScalars) + Array(repeating: " ", count: 6)
      upperLeft = scalars[0]
      upperRight = scalars[1]
      lowerLeft = scalars[2]
      lowerRight = scalars[3]
      horizontal = scalars[4]
      vertical = scalars[5]
    }
  }

  /// The border of cards and tips.
  public var card: Border

  /// The frame of a hole by the sides to which it goes on: bit 0 up, 1 right, 2 down, 3 left.
  let frame: [Unicode.Scalar]

  /// The arrows of tips on their upper, right, lower and left edge.
  let arrows: [Unicode.Scalar]

  /// What a blank dimmed cell shows; a space where a terminal dims the background by colour.
  public var dimmedBlank: Unicode.Scalar

  /// The middle of a hole that stands for a missing target.
  public var placeholder: Unicode.Scalar

  /// Stands where text was cut off.
  public var ellipsis: Unicode.Scalar

  /// Before what goes back.
  public var back: Unicode.Scalar

  /// The mark before what has the keyboard focus.
  public var focusBefore: Unicode.Scalar

  /// The mark after what has the keyboard focus.
  public var focusAfter: Unicode.Scalar

  /// Drawing characters that nearly every terminal has.
  public static let unicode = GlyphSet(
    card: Border("╭╮╰╯─│"), frame: "═║═╚║║╔╠═╝═╩╗╣╦╬", arrows: "▴▸▾◂", marks: "░✚…‹▸◂")

  /// ASCII only.
  public static let ascii = GlyphSet(
    card: Border("++++-|"), frame: "=|=+||++=+=+++++", arrows: "^>v<", marks: ":+~<><")

  private init(card: Border, frame: String, arrows: String, marks: String) {
    let marks = Array(marks.unicodeScalars)
    self.card = card
    self.frame = Array(frame.unicodeScalars)
    self.arrows = Array(arrows.unicodeScalars)
    dimmedBlank = marks[0]
    placeholder = marks[1]
    ellipsis = marks[2]
    back = marks[3]
    focusBefore = marks[4]
    focusAfter = marks[5]
  }
}

extension GlyphSet.Border {
  /// The upper line with its corners around `inner` columns.
  func upper(_ inner: Int) -> TextLine { line(upperLeft, horizontal, inner, upperRight) }

  /// The lower line with its corners around `inner` columns.
  func lower(_ inner: Int) -> TextLine { line(lowerLeft, horizontal, inner, lowerRight) }

  /// One cell of the left or right line.
  var side: TextLine { TextLine(glyphs: [TextGlyph(content: .scalar(vertical), width: 1)]) }

  private func line(
    _ first: Unicode.Scalar, _ middle: Unicode.Scalar, _ count: Int, _ last: Unicode.Scalar
  ) -> TextLine {
    let scalars = [first] + Array(repeating: middle, count: max(0, count)) + [last]
    return TextLine(glyphs: scalars.map { TextGlyph(content: .scalar($0), width: 1) })
  }
}
