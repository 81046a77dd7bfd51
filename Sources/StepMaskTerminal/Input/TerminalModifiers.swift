/// The keys that were held while another was pressed.
///
/// A capital letter is told as itself, without ``shift``, unless the terminal says so.
public struct TerminalModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key; the bits are those that terminals send.
  public let rawValue: UInt8

  /// Creates modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = TerminalModifiers(rawValue: 1)
  /// The Alt, Option or Meta key.
  public static let alt = TerminalModifiers(rawValue: 2)
  /// The Control key.
  public static let control = TerminalModifiers(rawValue: 4)
  /// The Super, Command or Windows key.
  public static let command = TerminalModifiers(rawValue: 8)
}
