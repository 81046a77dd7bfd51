/// How many colours a terminal shows.
public enum ColorDepth: Int, Comparable, Hashable, Sendable {
  /// None: only bold, dim, underline and reverse.
  case none
  /// The 16 basic colours.
  case basic
  /// The palette of 256 colours.
  case palette
  /// 24-bit colours.
  case trueColor

  /// Whether the first shows fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
