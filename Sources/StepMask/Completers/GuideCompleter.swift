public import Foundation

/// Watches for something a user does or that happens, and then completes its step.
///
/// Give it to a ``GuideStep``; of several the first to trigger wins. A guide arms the completers of
/// a step after its `didEnter` was delivered (on the first step after `didShow`), and disarms them
/// before `willLeave` and while it is paused.
///
/// To write one, begin to watch in ``arm()``, stop in ``disarm()``, and call ``trigger()``:
///
/// ```swift
/// final class ShakeCompleter: GuideCompleter {
///   override func arm() { motion.onShake = { [weak self] in self?.trigger() } }
///   override func disarm() { motion.onShake = nil }
/// }
/// ```
@MainActor
open class GuideCompleter {
  /// What a completed step leads to.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The next step; on the last one the guide ends as ``EndReason/completed``.
    case next
    /// The end of the guide, as ``EndReason/completer``.
    case end
  }

  /// What a trigger leads to.
  public let outcome: Outcome
  /// The guide whose step it watches; nil unless it is armed.
  public private(set) weak var guide: Guide?
  /// Whether it watches, so that a trigger counts.
  public private(set) var isArmed = false
  /// Whether it is armed since the guide goes on after a pause, rather than for a new visit.
  public private(set) var isResuming = false

  private var timers: [Int: Int] = [:]
  private var lastTimer = 0

  /// Creates a completer.
  public init(outcome: Outcome = .next) {
    self.outcome = outcome
  }

  // MARK: Hooks

  /// Begins to watch; the default does nothing.
  ///
  /// A trigger made in here is queued.
  open func arm() {}

  /// Stops watching; the default does nothing.
  ///
  /// Called once for each ``arm()``. A trigger made in here does nothing.
  open func disarm() {}

  /// The layout has changed while it is armed; the default does nothing.
  open func layoutDidChange() {}

  // MARK: For subclasses

  /// Completes the step, unless the completer is not armed.
  ///
  /// A trigger that comes from an input, as from the action of a control under the cut-out, counts
  /// once that input is over; of all that the input set off an end wins, else the first move.
  /// - Returns: whether it was accepted as things stand.
  @discardableResult
  public final func trigger() -> Bool {
    guard isArmed, let guide else { return false }
    return guide.complete(by: self)
  }

  /// Runs `action` once after `delay` seconds of the guide's clock, which stand still in a pause.
  ///
  /// Does nothing unless the completer is armed. What still waits when it is disarmed is dropped.
  public final func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    guard isArmed, let run = guide?.run else { return }
    lastTimer += 1
    let key = lastTimer
    timers[key] = run.timers.schedule(after: delay.usableDelay) { [weak self] in
      self?.timers[key] = nil
      action()
    }
  }

  // MARK: Inside

  /// The timers of the run, while the completer is armed.
  var runTimers: GuideTimers? { guide?.run?.timers }

  func begin(in guide: Guide, isResuming: Bool) {
    self.guide = guide
    self.isResuming = isResuming
    isArmed = true
    arm()
  }

  func end() {
    guard isArmed else { return }
    isArmed = false
    disarm()
    for timer in timers.values { runTimers?.cancel(timer) }
    timers = [:]
    guide = nil
  }
}
