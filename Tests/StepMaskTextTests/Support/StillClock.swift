import Foundation
import StepMask

/// A clock that stands still and runs nothing.
@MainActor
final class StillClock: GuideClock {
  private final class Timer: GuideTimer {
    func cancel() {}
  }

  var now: TimeInterval { 0 }

  func schedule(
    after delay: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> any GuideTimer {
    Timer()
  }
}
