public import Foundation
import StepMask

/// Turns the bytes that a terminal sends into events.
///
/// Any chunking of the same bytes gives the same events. What is no text never becomes text, and
/// the memory it takes is bounded. It has no clock of its own: give it the time at which the bytes
/// were read, in seconds of any clock, and call ``advance(to:)`` when ``deadline`` has come.
///
/// Only a lone ESC becomes the Escape key by waiting. A sequence or a character that was begun and
/// does not go on for a second is dropped; a paste then ends with what there is of it. Complete
/// sequences that are not known are swallowed.
public struct TerminalInputParser: Sendable {
  /// The longest paste that is kept, in bytes; what follows is dropped.
  public static let longestPaste = 1_048_576

  /// The furthest column or row, either way, that a mouse event tells.
  public static let furthestCell = 1_000_000

  /// How long everything but a lone ESC waits for its rest, in seconds.
  static let patience: TimeInterval = 1

  /// The longest begin of a sequence that is kept; of a longer one nothing is understood.
  static let longestSequence = 256

  /// When ``advance(to:)`` has to be called unless bytes come first; nil if nothing is waited for.
  public private(set) var deadline: TimeInterval?

  enum State {
    case ground
    case scalar(PartialScalar, TerminalModifiers)
    /// After ESC, or after two of them.
    case escape(isDoubled: Bool)
    case singleShift(TerminalModifiers)
    case control(TerminalModifiers)
    /// After the begin of a function key of the Linux console.
    case consoleKey
    /// In a mouse report of the oldest kind: three bytes of any value.
    case oldMouse(remaining: Int)
    case string
    case stringEscape
    case paste
  }

  var state = State.ground
  /// What was read of a sequence; one more byte than the longest says that it is too long.
  var held: [UInt8] = []
  /// What was read of a paste.
  var pasted = PasteBuffer()
  private let escapeDelay: TimeInterval
  private var now: TimeInterval = 0

  /// Creates a parser.
  ///
  /// - Parameter escapeDelay: how long a lone ESC waits for the rest of a sequence before it is the
  ///   Escape key, in seconds, at least 0.001 and at most 10; see
  ///   ``TerminalCapabilities/escapeDelay``.
  public init(escapeDelay: TimeInterval = 0.05) {
    self.escapeDelay = escapeDelay >= 0.001 ? min(escapeDelay, 10) : 0.001
  }

  /// Takes bytes that were read at a time.
  ///
  /// What was due by then comes to its end first. A time before the last one counts as that.
  /// - Returns: the events that are complete, in order.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at time: TimeInterval) -> [TerminalEvent]
  {
    var events = advance(to: time)
    var isEmpty = true
    for byte in bytes {
      take(byte, &events)
      isEmpty = false
    }
    if !isEmpty { deadline = patience.map { now + $0 } }
    return events
  }

  /// Tells that it is this late now, so that what has waited too long comes to its end.
  ///
  /// - Returns: the Escape keys or the paste that this gives; mostly nothing.
  public mutating func advance(to time: TimeInterval) -> [TerminalEvent] {
    // Beyond the limit, a second would be lost in rounding.
    if time > now { now = min(time, 1e12) }
    guard let deadline, now >= deadline else { return [] }
    self.deadline = nil
    defer { state = .ground }
    switch state {
    case .escape(let isDoubled):
      return Array(repeating: .key(.escape, []), count: isDoubled ? 2 : 1)
    case .paste: return [.paste(pasted.finish())]
    default: return []
    }
  }

  private var patience: TimeInterval? {
    switch state {
    case .ground: nil
    case .escape: escapeDelay
    default: Self.patience
    }
  }
}
