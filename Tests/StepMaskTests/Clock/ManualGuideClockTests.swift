import Foundation
import StepMask
import Testing

@Suite("The manual clock") @MainActor
struct ManualGuideClockTests {
  private let clock = ManualGuideClock()
  private let log = Log()

  /// What happened, and when by the clock.
  private final class Log {
    var entries: [String] = []
  }

  private func schedule(_ name: String, after delay: TimeInterval) {
    clock.schedule(after: delay) { [clock, log] in log.entries.append("\(name) \(clock.now)") }
  }

  @Test func `starts at 0 with nothing to do`() {
    #expect(clock.now == 0)
    #expect(clock.pendingCount == 0)
    #expect(clock.nextDueTime == nil)
    #expect(!clock.advanceToNext())
    #expect(clock.runUntilIdle())
    #expect(clock.now == 0)
  }

  @Test func `runs nothing before it is advanced, not even without a delay`() {
    schedule("a", after: 0)
    #expect(log.entries.isEmpty)
    clock.advance(by: 0)
    #expect(log.entries == ["a 0.0"])
  }

  @Test func `runs what is due by due time, then in the order of scheduling`() {
    schedule("late", after: 3)
    schedule("first", after: 1)
    schedule("second", after: 1)
    schedule("middle", after: 2)
    schedule("third", after: 1)
    clock.advance(by: 2.5)
    #expect(log.entries == ["first 1.0", "second 1.0", "third 1.0", "middle 2.0"])
    #expect(clock.now == 2.5)
    #expect(clock.pendingCount == 1)
    #expect(clock.nextDueTime == 3)
  }

  @Test func `runs each action once`() {
    schedule("a", after: 1)
    clock.advance(by: 5)
    clock.advance(by: 5)
    #expect(log.entries == ["a 1.0"])
    #expect(clock.pendingCount == 0)
  }

  @Test func `runs what an action schedules if it is due by then`() {
    clock.schedule(after: 1) {
      self.schedule("inside", after: 0.5)
      self.schedule("at once", after: 0)
      self.schedule("outside", after: 2)
    }
    schedule("between", after: 1.25)
    clock.advance(by: 2)
    #expect(log.entries == ["at once 1.0", "between 1.25", "inside 1.5"])
    #expect(clock.pendingCount == 1)
    clock.advance(by: 1)
    #expect(log.entries.last == "outside 3.0")
  }

  @Test func `puts what an action schedules behind what is already due then`() {
    clock.schedule(after: 1) { self.schedule("new", after: 0) }
    schedule("old", after: 1)
    clock.advance(by: 1)
    #expect(log.entries == ["old 1.0", "new 1.0"])
  }

  @Test func `does not run what was cancelled, and releases it at once`() {
    var marker: Log? = Log()
    weak let released = marker
    let timer = clock.schedule(after: 1) { [marker] in marker?.entries.append("ran") }
    marker = nil
    #expect(released != nil)
    timer.cancel()
    #expect(released == nil)
    #expect(clock.pendingCount == 0)
    timer.cancel()
    clock.advance(by: 2)
  }

  @Test func `releases an action that has run, even if its token is kept`() {
    var marker: Log? = Log()
    weak let released = marker
    let timer = clock.schedule(after: 1) { [marker] in marker?.entries.append("ran") }
    marker = nil
    clock.advance(by: 1)
    #expect(released == nil)
    timer.cancel()
  }

  @Test func `lets an action cancel another that is due at the same time`() {
    let holder = TimerHolder()
    clock.schedule(after: 1) { holder.timer?.cancel() }
    holder.timer = clock.schedule(after: 1) { self.log.entries.append("cancelled one") }
    schedule("other", after: 1)
    clock.advance(by: 1)
    #expect(log.entries == ["other 1.0"])
  }

  @Test func `lets an action cancel itself without effect`() {
    let holder = TimerHolder()
    holder.timer = clock.schedule(after: 1) {
      holder.timer?.cancel()
      self.log.entries.append("ran")
    }
    clock.advance(by: 1)
    #expect(log.entries == ["ran"])
    #expect(clock.pendingCount == 0)
  }

  private final class TimerHolder {
    var timer: (any GuideTimer)?
  }

  @Test func `lets an action advance it`() {
    clock.schedule(after: 1) { self.clock.advance(by: 5) }
    schedule("inner", after: 3)
    schedule("later", after: 7)
    clock.advance(by: 2)
    #expect(log.entries == ["inner 3.0"])
    #expect(clock.now == 6)
    clock.advance(by: 1)
    #expect(log.entries == ["inner 3.0", "later 7.0"])
  }

  /// As sums of `Double` these fall short of or beyond the whole.
  @Test(arguments: [(10, 0.1), (3, 0.1), (7, 0.7), (60, 0.05), (1000, 0.001)])
  func `adds up decimal fractions exactly`(count: Int, fraction: Double) {
    schedule("a", after: (fraction * 1000).rounded() * Double(count) / 1000)
    for _ in 1..<count { clock.advance(by: fraction) }
    #expect(log.entries.isEmpty)
    clock.advance(by: fraction)
    #expect(log.entries.count == 1)
  }

  /// A third of a second is no whole number of nanoseconds: a rest of less than one is left.
  @Test func `comes to an end of waiting for the rest of a time`() {
    let end = 1.0 / 3
    var rounds = 0
    func waitForTheRest() {
      guard clock.now < end, rounds < 100 else { return }
      rounds += 1
      clock.schedule(after: end - clock.now) { waitForTheRest() }
    }
    waitForTheRest()
    clock.advance(by: 1)
    #expect(clock.pendingCount == 0)
    #expect(rounds == 2)
  }

  @Test(arguments: [-1.0, -.infinity, -.leastNonzeroMagnitude, .nan])
  func `takes a delay that is no time as none`(delay: Double) {
    schedule("a", after: delay)
    clock.advance(by: 0)
    #expect(log.entries == ["a 0.0"])
  }

  @Test(arguments: [1e300, .infinity, .greatestFiniteMagnitude])
  func `never comes to a delay without end`(delay: Double) {
    schedule("never", after: delay)
    clock.advance(by: 1_000_000_000)
    #expect(log.entries.isEmpty)
    #expect(clock.pendingCount == 1)
  }

  @Test func `advances to the next due time and no further`() {
    schedule("a", after: 2)
    schedule("b", after: 2)
    schedule("c", after: 3)
    #expect(clock.advanceToNext())
    #expect(log.entries == ["a 2.0", "b 2.0"])
    #expect(clock.now == 2)
  }

  @Test func `runs until nothing waits and stays where the last was due`() {
    clock.schedule(after: 1) { self.schedule("second", after: 1.5) }
    #expect(clock.runUntilIdle())
    #expect(log.entries == ["second 2.5"])
    #expect(clock.now == 2.5)
  }

  @Test func `stops running at the limit what repeats for ever`() {
    func beat() {
      clock.schedule(after: 1) {
        self.log.entries.append("beat")
        beat()
      }
    }
    beat()
    #expect(!clock.runUntilIdle(limit: 4.5))
    #expect(log.entries.count == 4)
    #expect(clock.now == 4)
    #expect(clock.pendingCount == 1)
  }

  @Test func `stops with a sentence when it is to go backwards`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ManualGuideClock().advance(by: -0.5)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("cannot advance by -0.5 seconds"))
    #expect(message.contains("Give a finite number that is 0 or more."))
  }

  @Test func `stops with a sentence when it is to advance by no number`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ManualGuideClock().advance(by: .nan)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("cannot advance by nan seconds"))
  }
}
