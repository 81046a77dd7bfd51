import Foundation

/// How a button looks, in the app and in tips: `[ Next ]`, with the focus `[▸Next◂]`, disabled `(
/// Next )`.
///
/// The three are told apart without colour and take the same room.
struct ButtonFace {
  var title: String
  var isEnabled = true
  var isFocused = false
  var isHighlighted = false
  var style: CellStyle?

  /// The columns that a button with this title wants.
  static func width(of title: String) -> Int { DisplayWidth.of(title) + 4 }

  /// Draws the button in the first row of a rectangle, its title in the middle.
  func draw(in rect: CGRect, painter: inout Painter) {
    let width = CellRect(CGRect(origin: .zero, size: rect.size)).width
    guard width > 0 else { return }
    let line = line(width: width, glyphs: painter.glyphs)
    painter.write(line, at: rect.origin, style: drawnStyle(painter.theme))
  }

  /// The glyphs of the whole row; brackets and marks go where there is no room for them.
  private func line(width: Int, glyphs: GlyphSet) -> TextLine {
    let title = TextLine(title)
    let marks = marks(glyphs, count: width >= 5 ? 2 : width >= 3 ? 1 : 0)
    let room = width - marks.before.count - marks.after.count
    let shown = title.truncated(to: room, ellipsis: glyphs.ellipsis)
    let free = room - shown.width
    let before = Array(repeating: TextGlyph.space, count: free / 2)
    let after = Array(repeating: TextGlyph.space, count: free - free / 2)
    return TextLine(glyphs: marks.before + before + shown.glyphs + after + marks.after)
  }

  private func marks(
    _ glyphs: GlyphSet, count: Int
  ) -> (before: [TextGlyph], after: [TextGlyph]) {
    func glyph(_ scalar: Unicode.Scalar) -> TextGlyph {
      TextGlyph(content: .scalar(scalar), width: 1)
    }
    let inner = isFocused ? (glyphs.focusBefore, glyphs.focusAfter) : (" ", " ")
    let outer: (Unicode.Scalar, Unicode.Scalar) = isEnabled ? ("[", "]") : ("(", ")")
    switch count {
    case 0: return ([], [])
    case 1:
      let only = isFocused ? inner : outer
      return ([glyph(only.0)], [glyph(only.1)])
    default: return ([glyph(outer.0), glyph(inner.0)], [glyph(inner.1), glyph(outer.1)])
    }
  }

  private func drawnStyle(_ theme: Theme) -> CellStyle {
    guard isEnabled else { return theme.disabledButton }
    let style = style ?? theme.button
    return isFocused || isHighlighted ? style.adding(.reverse) : style
  }
}
