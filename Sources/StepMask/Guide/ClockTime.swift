import Foundation

/// A moment or a span in whole nanoseconds, which add up exactly where seconds as a `Double` do
/// not: ten times 0.1 is 1.
///
/// Holds 292 years; what is longer counts as that.
struct ClockTime: Comparable, Sendable {
  var nanoseconds: Int64 = 0

  init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Takes the nearest nanosecond, at least one for anything above 0; negative and NaN count as 0.
  ///
  /// Without the one, an action that waits for a tiny rest would come again at the same moment.
  init(seconds: TimeInterval) {
    guard seconds > 0 else { return }
    let rounded = (seconds * 1e9).rounded()
    nanoseconds = rounded < Double(Int64.max) ? max(1, Int64(rounded)) : .max
  }

  var seconds: TimeInterval { Double(nanoseconds) / 1e9 }

  static func < (left: ClockTime, right: ClockTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  static func + (left: ClockTime, right: ClockTime) -> ClockTime {
    let (sum, overflows) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    return ClockTime(nanoseconds: overflows ? .max : sum)
  }
}
