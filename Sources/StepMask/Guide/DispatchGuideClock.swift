import Dispatch
public import Foundation

/// The clock of real time, which runs its actions on the main queue.
///
/// It needs the main queue to be served, as under an asynchronous `main`, `dispatchMain()` or an
/// application's main loop. Actions that still wait when the clock is released never run.
@MainActor
public final class DispatchGuideClock: GuideClock {
  // Dispatch promises no order for blocks that are due at the same time: therefore one timer
  // wakes the clock, which then runs its own list.
  private let pending = PendingActions()
  private let alarm: any DispatchSourceTimer

  /// Creates a clock.
  public init() {
    alarm = DispatchSource.makeTimerSource(queue: .main)
    alarm.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.runDueActions() }
    }
    alarm.schedule(deadline: .distantFuture)
    alarm.activate()
  }

  isolated deinit {
    alarm.cancel()
  }

  /// Seconds since the system was started, not counting the time it slept.
  public var now: TimeInterval { time.seconds }

  private var time: ClockTime {
    ClockTime(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  /// Runs `action` once on the main queue, not before `delay` seconds have passed.
  ///
  /// A negative delay or one that is no number counts as 0.
  /// - Returns: a token that cancels the action and releases it at once.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
    -> any GuideTimer
  {
    let timer = pending.add(due: time + ClockTime(seconds: delay), action)
    setAlarm()
    return timer
  }

  private func setAlarm() {
    guard let due = pending.nextDue else { return }
    // Dispatch uses the two highest bits of a time as marks.
    let deadline = DispatchTime(uptimeNanoseconds: UInt64(min(due.nanoseconds, .max >> 2)))
    alarm.schedule(deadline: deadline, leeway: .nanoseconds(0))
  }

  private func runDueActions() {
    // One reading of the time, so that an action that schedules itself again lets others in.
    let time = time
    while let next = pending.takeNext(dueBy: time) { next.run() }
    setAlarm()
  }
}
