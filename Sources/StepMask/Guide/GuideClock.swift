public import Foundation

/// The only source of time in the library: all waiting, fading and timing goes through it.
@MainActor
public protocol GuideClock: AnyObject, Sendable {
  /// Seconds since a fixed moment; never goes backwards.
  var now: TimeInterval { get }

  /// Runs `action` once after `delay` seconds (0 or more), never before this call has returned.
  ///
  /// Actions that are due at the same time run in the order in which they were scheduled.
  /// - Returns: a token that cancels the action; the action runs also if the token is dropped.
  @discardableResult
  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
    -> any GuideTimer
}

/// A scheduled action that can be taken back.
@MainActor
public protocol GuideTimer: AnyObject, Sendable {
  /// Makes sure the action does not run any more; harmless when it already has.
  func cancel()
}
