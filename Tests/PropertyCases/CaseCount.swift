import Foundation

/// How many seeded cases a property tries: the environment's `STEPMASK_CASES`, else 300.
package enum CaseCount {
  /// The number; at least 1.
  package static let value =
    ProcessInfo.processInfo.environment["STEPMASK_CASES"].flatMap { Int($0) }.map { max(1, $0) }
    ?? 300
}
