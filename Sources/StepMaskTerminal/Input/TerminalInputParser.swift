public import Foundation

/// Turns the bytes that a terminal sends into events.
///
/// Any chunking of the same bytes gives the same events. Nothing that is no text ever becomes text,
/// and the memory it takes is bounded. It has no clock of its own: give it the time at which the
/// bytes were read, in seconds of any clock that does not go back, and call ``advance(to:)`` when
/// ``deadline`` has come.
public struct TerminalInputParser: Sendable {
  /// The longest paste that is kept, in bytes; what follows is dropped.
  public static let longestPaste = 1_048_576

  /// The furthest column or row, either way, that a mouse event tells.
  public static let furthestCell = 1_000_000

  /// When ``advance(to:)`` has to be called unless bytes come first; nil if nothing is waited for.
  public private(set) var deadline: TimeInterval?

  /// Creates a parser.
  ///
  /// - Parameter escapeDelay: how long a lone ESC waits for the rest of a sequence before it is the
  ///   Escape key, in seconds; see ``TerminalCapabilities/escapeDelay``.
  public init(escapeDelay: TimeInterval = 0.05) {}

  /// Takes bytes that were read at a time.
  ///
  /// - Returns: the events that are complete, in order.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at time: TimeInterval) -> [TerminalEvent]
  {
    []
  }

  /// Tells that it is this late now, so that what waited too long comes to its end.
  public mutating func advance(to time: TimeInterval) -> [TerminalEvent] { [] }
}
