import Foundation

/// How many cases a property test tries: `STEPMASK_CASES`, or 300 where it is not set.
let caseCount = ProcessInfo.processInfo.environment["STEPMASK_CASES"].flatMap { Int($0) } ?? 300
