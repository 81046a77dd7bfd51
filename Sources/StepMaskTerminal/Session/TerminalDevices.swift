/// The descriptors of a terminal: where keys come from and where is drawn.
struct TerminalDevices {
  let input: Int32
  let output = CLibrary.standardOutput

  /// The terminal of standard input, else the one that controls the process; nil without any.
  init?() {
    if CLibrary.isTerminal(CLibrary.standardInput) {
      input = CLibrary.standardInput
    } else if let terminal = CLibrary.openControllingTerminal() {
      input = terminal
    } else {
      return nil
    }
  }

  /// The sizes that can be read, the best one first.
  var measuredSizes: [(columns: Int, rows: Int)] {
    let known = [output, input].compactMap(WindowSize.read)
    if known.contains(where: { $0.columns > 0 && $0.rows > 0 }) { return known }
    guard let terminal = CLibrary.openControllingTerminal() else { return known }
    defer { CLibrary.close(terminal) }
    return known + [WindowSize.read(terminal)].compactMap(\.self)
  }

  /// Stops a process in the background until it is brought to the foreground.
  ///
  /// - Returns: whether it is there.
  func waitForForeground() -> Bool {
    guard CLibrary.isInBackground(input) else { return true }
    Signals.sendToProcess(Signals.readInBackground)
    // Another thread may take the signal a little later.
    for _ in 0..<200 where CLibrary.isInBackground(input) { CLibrary.pause(milliseconds: 1) }
    return !CLibrary.isInBackground(input)
  }

  /// Closes what was opened.
  func close() {
    if input != CLibrary.standardInput { CLibrary.close(input) }
  }
}
