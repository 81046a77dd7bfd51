/// What a terminal answers when it is asked about itself.
public enum TerminalReply: Hashable, Sendable {
  /// The colour of text that has none of its own.
  case foreground(RGBColor)
  /// The colour behind text that has none of its own.
  case background(RGBColor)
  /// Whether the terminal knows a private mode, by its number.
  case mode(Int, isKnown: Bool)
  /// What kind of terminal it is: the last answer, after all others.
  case deviceAttributes
}
