/// Something that happened in a session with a terminal.
public enum SessionEvent: Hashable, Sendable {
  /// What the terminal sent; all that was there at once.
  case input([TerminalEvent])
  /// The window may have another size.
  case resized
  /// The terminal is the program's again: everything has to be drawn anew.
  case resumed
  /// The session is over because the terminal was closed, or a signal took it away.
  ///
  /// Comes at most once, and nothing after it.
  case terminalGone
}
