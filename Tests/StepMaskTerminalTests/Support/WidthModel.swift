import StepMaskText

/// How a terminal counts columns.
enum WidthModel: CaseIterable {
  /// By the characters that users see, as the canvas does.
  case characters
  /// Scalar by scalar: a sequence of emoji is as wide as they are together, a variation selector
  /// changes nothing.
  case scalars
  /// As the first, but no emoji is ever wide.
  case narrow

  /// Text cut into what a terminal puts in one place, with its columns; 0 for what joins the place
  /// before.
  func characters(_ scalars: [Unicode.Scalar]) -> [(scalars: [Unicode.Scalar], width: Int)] {
    switch self {
    case .characters, .narrow:
      String(String.UnicodeScalarView(scalars)).map { character in
        let scalars = Array(character.unicodeScalars)
        let isEmoji = scalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
        let width = self == .narrow && isEmoji ? 1 : DisplayWidth.of(character)
        return (scalars, width)
      }
    case .scalars: scalars.map { ([$0], DisplayWidth.of($0)) }
    }
  }
}
