public import Foundation

/// A clock for tests, whose time moves only when it is told to.
///
/// ```swift
/// let clock = ManualGuideClock()
/// clock.schedule(after: 0.25) { label.show() }
/// clock.advance(by: 0.25)  // shows the label
/// ```
///
/// Time is counted in whole nanoseconds, so that ten times 0.1 seconds is one second.
@MainActor
public final class ManualGuideClock: GuideClock {
  private var time = ClockTime(nanoseconds: 0)
  private let pending = PendingActions()

  /// Creates a clock at 0 seconds.
  public init() {}

  /// Seconds since the clock was made; while an action runs, the time at which it was due.
  public var now: TimeInterval { time.seconds }

  /// How many actions wait for their time; 0 when nothing is left to happen.
  public var pendingCount: Int { pending.count }

  /// When the next action is due, in seconds as ``now`` counts them; nil if none waits.
  public var nextDueTime: TimeInterval? { pending.nextDue?.seconds }

  /// Has `action` run once, as soon as the clock was advanced by `delay` seconds.
  ///
  /// Also without a delay it waits until the clock is advanced, be it by 0. A negative delay or
  /// one that is no number counts as 0.
  /// - Returns: a token that cancels the action and releases it at once.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
    -> any GuideTimer
  {
    pending.add(due: time + ClockTime(seconds: delay), action)
  }

  /// Moves time on and runs what becomes due, by due time, then in the order of scheduling.
  ///
  /// Actions that are scheduled meanwhile run too if they are due by then. An action that always
  /// schedules itself again without a delay keeps this call from returning.
  /// - Parameter seconds: finite, 0 or more; anything else is misuse and stops with a sentence.
  public func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else { GuideMisuse.advance(by: seconds).stop() }
    let end = time + ClockTime(seconds: seconds)
    while let next = pending.takeNext(dueBy: end) { run(next) }
    time = max(time, end)
  }

  /// Moves time on to the next action that waits, and runs all that are due then.
  ///
  /// - Returns: false, with nothing changed, if no action waits.
  @discardableResult
  public func advanceToNext() -> Bool {
    guard let due = pending.nextDue else { return false }
    while let next = pending.takeNext(dueBy: due) { run(next) }
    return true
  }

  /// Runs one action after another until none waits; time ends where the last one was due.
  ///
  /// - Parameter limit: how many seconds may pass at most; later actions are left waiting, as of
  ///   something that repeats for ever.
  /// - Returns: whether nothing waits any more.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 3600) -> Bool {
    let end = time + ClockTime(seconds: limit)
    while let next = pending.takeNext(dueBy: end) { run(next) }
    return pending.count == 0
  }

  private func run(_ timer: PendingTimer) {
    // An action that itself advances the clock may have moved it past this one's time.
    time = max(time, timer.due)
    timer.run()
  }
}
