import Foundation

/// The scheduled actions of one run: they stand still together and are gone together.
@MainActor
final class GuideTimers {
  let clock: any GuideClock
  private var entries: [Int: Entry] = [:]
  private var nextNumber = 0
  private(set) var isPaused = false

  private struct Entry {
    var due: TimeInterval
    var remaining: TimeInterval
    var timer: (any GuideTimer)?
    let action: @MainActor () -> Void
  }

  init(clock: any GuideClock) {
    self.clock = clock
  }

  /// Runs `action` after `delay` seconds that are not spent paused.
  @discardableResult
  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Int {
    nextNumber += 1
    entries[nextNumber] = Entry(due: clock.now + delay, remaining: delay, action: action)
    if !isPaused { start(nextNumber) }
    return nextNumber
  }

  /// How many seconds are left until an action runs; nil if it does not wait.
  func remaining(of number: Int?) -> TimeInterval? {
    guard let number, let entry = entries[number] else { return nil }
    return isPaused ? entry.remaining : max(0, entry.due - clock.now)
  }

  func cancel(_ number: Int?) {
    guard let number else { return }
    entries.removeValue(forKey: number)?.timer?.cancel()
  }

  func cancelAll() {
    for entry in entries.values { entry.timer?.cancel() }
    entries = [:]
  }

  func pause() {
    guard !isPaused else { return }
    isPaused = true
    entries = entries.mapValues { entry in
      entry.timer?.cancel()
      var entry = entry
      entry.timer = nil
      entry.remaining = max(0, entry.due - clock.now)
      return entry
    }
  }

  func resume() {
    guard isPaused else { return }
    isPaused = false
    let now = clock.now
    for number in entries.keys.sorted() {
      guard var entry = entries[number] else { continue }
      entry.due = now + entry.remaining
      entries[number] = entry
      start(number)
    }
  }

  private func start(_ number: Int) {
    guard let entry = entries[number] else { return }
    entries[number]?.timer = clock.schedule(after: entry.remaining) { [weak self] in
      self?.fire(number)
    }
  }

  private func fire(_ number: Int) {
    guard let entry = entries.removeValue(forKey: number) else { return }
    entry.action()
  }
}
