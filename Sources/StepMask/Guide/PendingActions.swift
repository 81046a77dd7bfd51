/// The actions of a clock that wait for their time, in the order in which they are to run: by due
/// time, those due at the same time as they were scheduled.
@MainActor
final class PendingActions {
  private var timers: [PendingTimer] = []

  var count: Int { timers.count }

  /// When the next action is due; nil if none waits.
  var nextDue: ClockTime? { timers.first?.due }

  func add(due: ClockTime, _ action: @escaping @MainActor () -> Void) -> PendingTimer {
    let timer = PendingTimer(due: due, action: action, pending: self)
    // Searched from the back, since most actions are due later than those before them.
    let place = timers.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
    timers.insert(timer, at: place)
    return timer
  }

  func remove(_ timer: PendingTimer) {
    timers.removeAll { $0 === timer }
  }

  /// Takes out the next action if it is due at `time` or before.
  func takeNext(dueBy time: ClockTime) -> PendingTimer? {
    guard let next = timers.first, next.due <= time else { return nil }
    return timers.removeFirst()
  }
}

/// One action that waits.
@MainActor
final class PendingTimer: GuideTimer {
  let due: ClockTime
  private var action: (@MainActor () -> Void)?
  private weak let pending: PendingActions?

  init(due: ClockTime, action: @escaping @MainActor () -> Void, pending: PendingActions) {
    self.due = due
    self.action = action
    self.pending = pending
  }

  /// Runs the action once and lets go of it.
  func run() {
    let action = action
    self.action = nil
    action?()
  }

  func cancel() {
    action = nil
    pending?.remove(self)
  }
}
