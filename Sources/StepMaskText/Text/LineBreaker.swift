/// Breaks text into lines of at most a given number of columns.
///
/// Greedy. Lines break at spaces, after a hyphen inside a word, and around East Asian characters,
/// but not before closing punctuation nor after opening punctuation (the plain kinsoku rules).
/// A word longer than a line is cut. Explicit line breaks are kept, an indent too; spaces at the
/// end of a line are dropped.
public enum LineBreaker {
  /// The lines of a text, each at most `width` columns wide; `width` below 1 counts as 1.
  ///
  /// On lines of one column a wide character becomes a space, as one that is cut by an edge does.
  /// The cost is linear in the text's length.
  public static func lines(of text: String, width: Int) -> [TextLine] {
    let limit = max(1, width)
    return TextLine.lines(of: text).flatMap { wrap(fitted($0.glyphs, limit), limit) }
  }

  private static func fitted(_ glyphs: [TextGlyph], _ limit: Int) -> [TextGlyph] {
    limit > 1 ? glyphs : glyphs.map { $0.width > limit ? .space : $0 }
  }

  private static func wrap(_ glyphs: [TextGlyph], _ limit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    var used = 0
    var opportunity: Int?
    var hasInk = false
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if hasInk && canBreak(glyphs, before: index) { opportunity = index }
      while used + glyph.width > limit && !glyph.isSpace && index > start {
        let cut = opportunity ?? index
        lines.append(trimmed(glyphs[start..<cut], limit))
        start = cut
        used = glyphs[start..<index].reduce(0) { $0 + $1.width }
        opportunity = nil
        hasInk = start < index
      }
      used += glyph.width
      hasInk = hasInk || !glyph.isSpace
    }
    lines.append(trimmed(glyphs[start...], limit))
    return lines
  }

  private static func trimmed(_ glyphs: ArraySlice<TextGlyph>, _ limit: Int) -> TextLine {
    let end = glyphs.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? glyphs.startIndex
    return TextLine(glyphs: Array(glyphs[..<end]))
  }

  private static func canBreak(_ glyphs: [TextGlyph], before index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = glyphs[index - 1]
    let after = glyphs[index]
    if after.isSpace { return false }
    if before.isSpace { return true }
    if Kinsoku.staysWithPrevious(after.first) || Kinsoku.staysWithNext(before.first) {
      return false
    }
    if before.first == "-" {
      return index > 1 && isLetter(glyphs[index - 2]) && isLetter(after)
    }
    return before.width == 2 || after.width == 2
  }

  private static func isLetter(_ glyph: TextGlyph) -> Bool {
    glyph.first.properties.isAlphabetic
  }
}
