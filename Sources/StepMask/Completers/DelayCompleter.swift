public import Foundation

/// Completes its step after a time, counted from when it is armed; a pause of the guide does not
/// count.
@MainActor
public final class DelayCompleter: GuideCompleter {
  /// The time in seconds; negative and NaN count as 0.
  public let delay: TimeInterval

  private var remaining: TimeInterval = 0
  private var timer: Int?

  /// Creates a completer that triggers after `delay` seconds.
  public init(_ delay: TimeInterval, outcome: Outcome = .next) {
    self.delay = delay
    super.init(outcome: outcome)
  }

  /// Begins to wait, or goes on with it after a pause.
  public override func arm() {
    if !isResuming { remaining = delay.usableDelay }
    timer = runTimers?.schedule(after: remaining) { [weak self] in
      self?.timer = nil
      self?.trigger()
    }
  }

  /// Stops waiting.
  public override func disarm() {
    remaining = runTimers?.remaining(of: timer) ?? 0
    runTimers?.cancel(timer)
    timer = nil
  }
}
