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
    for number in entries.keys {
      entries[number]?.timer?.cancel()
      entries[number]?.timer = nil
      entries[number]?.remaining = max(0, (entries[number]?.due ?? 0) - clock.now)
    }
  }

  func resume() {
    guard isPaused else { return }
    isPaused = false
    for number in entries.keys.sorted() {
      entries[number]?.due = clock.now + (entries[number]?.remaining ?? 0)
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
