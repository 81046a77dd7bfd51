/// The escape sequences that are sent: the one place for all of them.
///
/// Nothing here moves the cursor by a line feed or a tab, repeats or inserts characters.
enum EscapeSequence {
  /// The number of the mode in which a terminal holds a frame back until it is complete.
  static let synchronizedOutput = 2_026

  /// Goes to the alternate screen; sent before the terminal is made raw.
  static let enterScreen = bytes("\u{1B}[?1049h")

  /// Sets up the raw terminal: no cursor, no automatic wrap, a clear screen, told about pastes,
  /// focus, and the mouse while a button is down.
  static let enterModes = bytes(
    "\u{1B}[?25l\u{1B}[?7l\u{1B}[m\u{1B}[H\u{1B}[2J\u{1B}[?2004h\u{1B}[?1004h"
      + "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h")

  /// Undoes all of it, in every order of events; the mouse goes off before echo can come back.
  static let leave = bytes(
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"
      + "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")

  /// Asks for synchronized output and the default colours; every terminal answers the last one.
  static let questions = bytes(
    "\u{1B}[?2026$p\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[c")

  /// Holds back what follows.
  static let beginFrame = bytes("\u{1B}[?2026h")

  /// Shows what was held back.
  static let endFrame = bytes("\u{1B}[?2026l")

  /// Clears the screen to the terminal's own colours.
  static let clear = bytes("\u{1B}[m\u{1B}[H\u{1B}[2J")

  /// Clears the row from the cursor on, in the style that is set.
  static let clearRest = bytes("\u{1B}[K")

  /// Moves the cursor to a cell, counted from 0.
  static func move(column: Int, row: Int, _ bytes: inout [UInt8]) {
    begin(&bytes)
    if row > 0 || column > 0 { append(row + 1, &bytes) }
    if column > 0 {
      bytes.append(UInt8(ascii: ";"))
      append(column + 1, &bytes)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Moves the cursor to a column of its row, counted from 0.
  static func move(column: Int, _ bytes: inout [UInt8]) {
    begin(&bytes)
    if column > 0 { append(column + 1, &bytes) }
    bytes.append(UInt8(ascii: "G"))
  }

  /// Begins a control sequence.
  static func begin(_ bytes: inout [UInt8]) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
  }

  /// Appends a number that is not negative.
  static func append(_ number: Int, _ bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, &bytes) }
    bytes.append(0x30 + UInt8(number % 10))
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
