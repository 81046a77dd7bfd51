import Foundation

extension TerminalSession {
  /// Takes an event of the reader and tells it.
  func take(_ event: SessionEvent) {
    if isOver { return }
    Signals.provideAlternateStack()
    switch event {
    case .input(let events):
      if events.contains(.reply(.deviceAttributes)) { awaitsAnswers = false }
    case .resumed:
      guard !CLibrary.isInBackground(devices.input) else { return stopInBackground() }
      enter()
    case .resized, .terminalGone: break
    }
    onEvent?(event)
  }

  /// Stops the process again: a shell that brings a running one to the foreground does not tell it.
  private func stopInBackground() { Signals.sendToProcess(Signals.readInBackground) }

  /// Takes the terminal and asks it about itself; the answers are events.
  func enter() {
    memory.pointee.enter()
    if capabilities.answersQuestions { awaitsAnswers = write(EscapeSequence.questions) }
  }

  /// Drops the answers that are still on their way, which would reach the next program otherwise.
  ///
  /// A terminal that answers nothing is waited for a quarter of a second.
  func dropAnswers() {
    guard awaitsAnswers else { return }
    awaitsAnswers = false
    var parser = TerminalInputParser()
    let end = ProcessInfo.processInfo.systemUptime + 0.25
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024) { bytes in
      guard let start = bytes.baseAddress else { return }
      while true {
        let now = ProcessInfo.processInfo.systemUptime
        let rest = Int32(max(0, (end - now) * 1_000))
        guard CLibrary.waitForBytes(devices.input, -1, milliseconds: rest).first,
          case .bytes(let count) = CLibrary.read(devices.input, into: start, count: bytes.count)
        else { return }
        let events = parser.feed(bytes[..<count], at: now)
        if events.contains(.reply(.deviceAttributes)) || now >= end { return }
      }
    }
  }
}
