public import StepMask

/// Something that a terminal sent.
///
/// Columns and rows count from 0. They come from outside: they may be negative or beyond the screen,
/// but never further than ``TerminalInputParser/furthestCell``.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed; releases are not told.
  ///
  /// Each character that a user types is a key of its own.
  case key(GuideKey, TerminalModifiers)

  /// Typed text that is no key of its own: a mark or a joiner that belongs to the character before.
  case text(String)

  /// Pasted text: data, in which nothing is a key.
  ///
  /// At most ``TerminalInputParser/longestPaste`` bytes, without U+0000. Other controls are still
  /// in it.
  case paste(String)

  /// A mouse button went down, moved while down, or went up, over a cell.
  case pointer(PointerPhase, column: Int, row: Int, button: PointerButton)

  /// The wheel was turned over a cell: by one line down (`y` 1) or up (−1), right (`x` 1) or left.
  case wheel(column: Int, row: Int, x: Int, y: Int)

  /// The terminal's window got or lost the focus.
  case focus(Bool)

  /// The answer to a question that was sent to the terminal.
  case reply(TerminalReply)
}

/// A button of a mouse.
public enum PointerButton: Hashable, Sendable {
  /// The button that presses.
  case left
  /// The wheel, pressed.
  case middle
  /// The button for menus.
  case right
  /// The side button for going back.
  case back
  /// The side button for going forward.
  case forward
}
