/// One user-perceived character that takes one or two cells.
///
/// Glyphs are only made by ``TextLine``, which sanitises: no control character is ever in one.
public struct TextGlyph: Hashable, Sendable {
  /// The longest cluster that is kept; what follows is dropped, so that no cell grows for ever.
  static let longestCluster = 32

  enum Content: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case cluster([Unicode.Scalar])
  }

  let content: Content

  /// The columns it takes: 1 or 2.
  public let width: Int

  static let space = TextGlyph(content: .scalar(" "), width: 1)

  init(content: Content, width: Int) {
    self.content = content
    self.width = width
  }

  /// Makes a glyph of a sanitised character; nil for one that takes no column.
  init?(sanitized character: Character) {
    let scalars = character.unicodeScalars
    let width = DisplayWidth.of(character)
    guard width > 0, let first = scalars.first else { return nil }
    self.width = width
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      content = .scalar(first)
    } else {
      content = .cluster(Array(scalars.prefix(Self.longestCluster)))
    }
  }

  /// The scalar that decides about line breaks.
  var first: Unicode.Scalar {
    switch content {
    case .scalar(let scalar): scalar
    case .cluster(let scalars): scalars.first ?? " "
    }
  }

  var isSpace: Bool { content == .scalar(" ") }
}
