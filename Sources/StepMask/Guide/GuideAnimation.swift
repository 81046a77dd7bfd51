public import Foundation

/// How long a guide's motions take.
public struct GuideAnimation: Hashable, Sendable {
  /// Whether anything moves or fades; the events are the same either way.
  public var isEnabled: Bool
  /// Seconds that the mask takes to fade in and out.
  public var fadeDuration: TimeInterval
  /// Seconds that the holes take from one step to the next.
  public var transitionDuration: TimeInterval
  /// Seconds that the tips of a step take to appear.
  public var tipDuration: TimeInterval
  /// How progress follows time.
  public var easing: GuideEasing
  /// How often the frames of the holes pulse once their step has settled; 0 for not at all.
  ///
  /// A pulse delays nothing: the step may be left in the middle of it.
  public var pulseCount: Int
  /// Seconds that one pulse takes.
  public var pulseDuration: TimeInterval

  /// Creates an animation; negative and not finite durations are 0.
  public init(
    isEnabled: Bool = true, fadeDuration: TimeInterval = 0.25,
    transitionDuration: TimeInterval = 0.25, tipDuration: TimeInterval = 0.15,
    easing: GuideEasing = .easeInOut, pulseCount: Int = 0, pulseDuration: TimeInterval = 0.8
  ) {
    self.isEnabled = isEnabled
    self.fadeDuration = fadeDuration.usableDuration
    self.transitionDuration = transitionDuration.usableDuration
    self.tipDuration = tipDuration.usableDuration
    self.easing = easing
    self.pulseCount = max(0, pulseCount)
    self.pulseDuration = pulseDuration.usableDuration
  }

  /// No motion at all.
  public static let none = GuideAnimation(isEnabled: false)

  var usedFadeDuration: TimeInterval { isEnabled ? fadeDuration.usableDuration : 0 }
  var usedTransitionDuration: TimeInterval {
    isEnabled ? transitionDuration.usableDuration : 0
  }
  /// How strong the frames' pulse is this long after the step has settled: from 0 up to 1 and
  /// back for each pulse, exactly 0 before the first and after the last.
  public func pulse(after seconds: TimeInterval) -> CGFloat {
    guard seconds > 0, seconds < usedPulseTime - .timeTolerance else { return 0 }
    let turn = (seconds / pulseDuration).truncatingRemainder(dividingBy: 1)
    return CGFloat(1 - abs(2 * turn - 1))
  }

  var usedPulseTime: TimeInterval {
    isEnabled && pulseCount > 0 ? pulseDuration.usableDuration * Double(pulseCount) : 0
  }

  var usedTipDuration: TimeInterval { isEnabled ? tipDuration.usableDuration : 0 }
}

extension TimeInterval {
  /// The duration if it is finite and above 0, else 0.
  var usableDuration: TimeInterval { isFinite && self > 0 ? self : 0 }

  /// The delay if it is above 0, else 0.
  ///
  /// An infinite one never ends.
  var usableDelay: TimeInterval { self > 0 ? self : 0 }
}

/// How urgent a guide is among those that wait for a surface.
public enum GuidePriority: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Shown after all others.
  case veryLow
  /// Shown after those that set no priority.
  case low
  /// The priority of a guide that sets none.
  case normal
  /// Shown before those that set no priority.
  case high
  /// Shown before all others.
  case veryHigh

  /// Orders from the lowest to the highest.
  public static func < (left: GuidePriority, right: GuidePriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a guide does when another one is on its surface.
public enum ShowPolicy: String, Hashable, Sendable, CaseIterable {
  /// It waits: by priority, then first come.
  case queue
  /// The other one ends with ``EndReason/replaced`` first, whatever the priorities.
  case replace
  /// It is refused.
  case reject
}
