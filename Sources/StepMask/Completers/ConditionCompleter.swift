import Foundation

/// Completes its step as soon as a condition is true.
///
/// The condition is asked when the completer is armed, then every 0.1 seconds of the guide's clock,
/// at each layout change, and whenever ``check()`` is called. It should be cheap and change
/// nothing.
@MainActor
public final class ConditionCompleter: GuideCompleter {
  private static let interval: TimeInterval = 0.1
  private let condition: @MainActor () -> Bool

  /// Creates a completer that triggers when `condition` is true.
  public init(outcome: Outcome = .next, condition: @escaping @MainActor () -> Bool) {
    self.condition = condition
    super.init(outcome: outcome)
  }

  /// Asks the condition now, as when the app knows that it has changed.
  ///
  /// Does nothing unless the completer is armed.
  public func check() {
    if isArmed, condition() { trigger() }
  }

  /// Asks the condition and goes on to do so.
  public override func arm() {
    scheduleCheck()
    check()
  }

  /// Asks the condition.
  public override func layoutDidChange() { check() }

  private func scheduleCheck() {
    schedule(after: Self.interval) { [weak self] in
      self?.scheduleCheck()
      self?.check()
    }
  }
}
