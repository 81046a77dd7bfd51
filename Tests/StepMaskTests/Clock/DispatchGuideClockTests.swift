import Foundation
import StepMask
import Testing

@Suite("The clock of real time") @MainActor
struct DispatchGuideClockTests {
  private let clock = DispatchGuideClock()
  private let log = Log()

  private final class Log {
    var entries: [String] = []
  }

  private func schedule(_ name: String, after delay: TimeInterval = 0) -> any GuideTimer {
    clock.schedule(after: delay) { [log] in log.entries.append(name) }
  }

  /// Returns when an action that is scheduled now has run.
  private func wait(_ delay: TimeInterval = 0) async {
    await withCheckedContinuation { continuation in
      clock.schedule(after: delay) { continuation.resume() }
    }
  }

  @Test func `runs an action, and never before the call has returned`() async {
    _ = schedule("a")
    #expect(log.entries.isEmpty)
    await wait()
    #expect(log.entries == ["a"])
  }

  @Test func `runs actions by due time, whatever the order of scheduling`() async {
    _ = schedule("late", after: 0.02)
    _ = schedule("early", after: 0.001)
    await wait(0.03)
    #expect(log.entries == ["early", "late"])
  }

  @Test func `runs many actions in the order of scheduling`() async {
    for number in 0..<200 { _ = schedule("\(number)") }
    await wait()
    #expect(log.entries == (0..<200).map { "\($0)" })
  }

  @Test func `does not run an earlier action that was cancelled`() async {
    let timer = schedule("cancelled")
    _ = schedule("kept")
    timer.cancel()
    await wait()
    #expect(log.entries == ["kept"])
  }

  @Test func `runs later actions after the only earlier one was cancelled`() async {
    let timer = schedule("cancelled", after: 0.001)
    _ = schedule("kept", after: 0.002)
    timer.cancel()
    await wait(0.003)
    #expect(log.entries == ["kept"])
  }

  @Test func `lets an action cancel another and schedule a new one`() async {
    await withCheckedContinuation { continuation in
      var cancelled: (any GuideTimer)?
      clock.schedule(after: 0) { [self] in
        cancelled?.cancel()
        clock.schedule(after: 0) { continuation.resume() }
      }
      cancelled = schedule("cancelled")
    }
    #expect(log.entries.isEmpty)
  }

  @Test func `releases a cancelled action at once`() {
    var marker: Log? = Log()
    weak let released = marker
    let timer = clock.schedule(after: 60) { [marker] in marker?.entries.append("ran") }
    marker = nil
    #expect(released != nil)
    timer.cancel()
    #expect(released == nil)
  }

  @Test func `is released with the actions that wait`() {
    var clock: DispatchGuideClock? = DispatchGuideClock()
    weak let released = clock
    clock?.schedule(after: 60) {}
    clock = nil
    #expect(released == nil)
  }

  @Test func `never goes backwards, and has passed the delay when an action runs`() async {
    let start = clock.now
    await wait(0.01)
    // Seconds as Double are rounded: less than a nanosecond of them is lost.
    #expect(clock.now - start >= 0.01 - 1e-9)
  }

  @Test(arguments: [-1.0, Double.nan, -Double.infinity])
  func `takes a delay that is no time as none`(delay: Double) async {
    await wait(delay)
  }

  @Test(arguments: [1e300, Double.infinity, 9e9, 2e9])
  func `is not disturbed by a delay without end`(delay: Double) async {
    _ = schedule("never", after: delay)
    await wait()
    #expect(log.entries.isEmpty)
  }
}
