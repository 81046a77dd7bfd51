import StepMask
import StepMaskText

@testable import StepMaskTerminal

/// A terminal in memory: remembers what is written and gives the events that a test makes up.
@MainActor
final class MemoryTerminal: TerminalConnection {
  var capabilities = TerminalCapabilities(
    environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"], isTTY: true)
  var size = TerminalSize(columns: 40, rows: 12)
  var onEvent: (@MainActor (SessionEvent) -> Void)?

  /// Every write, in order.
  private(set) var frames: [[UInt8]] = []
  /// What the runner asked for, in order.
  private(set) var calls: [String] = []
  /// Whether writes get through.
  var isForeground = true

  func write(_ bytes: [UInt8]) -> Bool {
    guard isForeground else { return false }
    if !bytes.isEmpty { frames.append(bytes) }
    return true
  }

  func suspend() { calls.append("suspend") }
  func interrupt(quits: Bool) { calls.append(quits ? "quit" : "interrupt") }
  func end() { calls.append("end") }

  /// Gives what is typed, as one batch.
  func type(_ text: String) {
    var parser = TerminalInputParser()
    onEvent?(.input(parser.feed(Array(text.utf8), at: 0)))
  }

  func resize(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    onEvent?(.resized)
  }
}
