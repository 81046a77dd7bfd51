import Foundation

/// What a runner needs of a terminal.
@MainActor
protocol TerminalConnection: AnyObject {
  var capabilities: TerminalCapabilities { get }
  var size: TerminalSize { get }
  var onEvent: (@MainActor (SessionEvent) -> Void)? { get set }

  /// Writes bytes whole; false if the terminal is not the program's now.
  func write(_ bytes: [UInt8]) -> Bool

  func suspend()
  func interrupt(quits: Bool)
  func end()
}

extension TerminalSession: TerminalConnection {}
