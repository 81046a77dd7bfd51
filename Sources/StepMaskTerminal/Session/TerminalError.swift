/// Why a program has no session with a terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard output is no terminal.
  case outputIsNoTerminal
  /// The variable `TERM` is empty or `dumb`, or not set: nil.
  case takesNoSequences(term: String?)
  /// Standard input is no terminal, and no terminal controls the process.
  case noKeys
  /// The program has a session already; there is only one at a time.
  case alreadyInSession
  /// The process is in the background and cannot be stopped to wait for the terminal.
  case inBackground
  /// The terminal's settings cannot be read, or no pipe can be made.
  case unusable
}

extension TerminalError: CustomStringConvertible {
  /// A sentence that says what failed, why, and what to do.
  public var description: String {
    switch self {
    case .outputIsNoTerminal:
      "There is no live screen because standard output is no terminal; run it in a terminal."
    case .takesNoSequences(let term):
      "There is no live screen because TERM is \"\(term ?? "")\"; "
        + "set it to what the terminal is, such as xterm-256color."
    case .noKeys:
      "There is no live screen because there is no terminal that keys could come from; "
        + "run it with standard input from a terminal."
    case .alreadyInSession:
      "There is no second session with the terminal; end the first one before."
    case .inBackground:
      "There is no live screen because the process is in the background; run it in the foreground."
    case .unusable:
      "There is no live screen because the terminal's settings cannot be read; "
        + "check that the terminal is still open."
    }
  }
}
