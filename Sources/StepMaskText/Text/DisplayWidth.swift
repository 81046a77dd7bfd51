/// How many columns text takes on a screen of character cells.
///
/// Computed from the standard library's Unicode properties and a short table of wide ranges, never
/// from the C library, whose answer depends on the locale. Ambiguous scalars count 1.
public enum DisplayWidth {
  /// The columns of one scalar on its own: 0, 1 or 2.
  ///
  /// Controls count 0, since they never become cells.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    if value < 0xA0 { return 0 }
    if value == 0xAD { return 1 }
    if value == 0x115F { return 2 }
    if isZero(scalar) { return 0 }
    if value < 0x1100 { return 1 }
    return ScalarRanges.wide.contains(value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// The columns of one user-perceived character: the sum of its scalars, at most 2.
  ///
  /// An emoji scalar followed by U+FE0F counts 2 also where it is narrow by itself.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    var sum = 0
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if scalar.value == 0xFE0F, let previous, previous.properties.isEmoji { return 2 }
      sum += of(scalar)
      previous = scalar
    }
    return min(2, sum)
  }

  /// The columns of a text written on one line, after sanitising.
  ///
  /// Line breaks count as one space, and a tab as the spaces up to its stop.
  public static func of(_ text: String) -> Int { TextLine(text).width }

  /// Whether some East Asian terminals draw the scalar in two columns although it counts 1 here.
  ///
  /// A terminal writer moves its cursor explicitly after such a cell when it is told to.
  public static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xA1 && ScalarRanges.ambiguous.contains(scalar.value)
  }

  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return false }
    if ScalarRanges.joiningJamo.contains(scalar.value) { return true }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return true
    case .format: return !ScalarRanges.visibleFormat.contains(scalar.value)
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}
