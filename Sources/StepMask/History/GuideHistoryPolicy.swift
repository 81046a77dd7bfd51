public import Foundation

/// When a guide may be shown again, and where it begins then.
///
/// ```swift
/// guide.history = GuideHistoryPolicy(
///   history: FileGuideHistory(url: file), identifier: "welcome", limit: .once)
/// ```
///
/// A guide that has been seen often enough is refused as ``ShowRefusal/alreadySeen``, when it is
/// queued and again when it begins. The count of showings is written before `didShow` is told, the
/// place before each `didEnter`, the outcome before `didDismiss`.
public struct GuideHistoryPolicy {
  /// How often a guide is shown.
  public enum Limit: Hashable, Sendable {
    /// As often as it is asked for.
    case always
    /// Until it has ended so often for a reason that counts; below 1 never.
    case times(Int)
    /// Until it has ended for a reason that counts.
    public static let once = Limit.times(1)
  }

  /// The reasons that count by default: the user has seen the guide, or wants no more of it.
  public static let defaultCountedReasons: Set<EndReason> = [
    .completed, .skipped, .completer, .escape, .outsideTap,
  ]

  /// Where it is remembered.
  public var history: any GuideHistory
  /// The name under which the guide is remembered; different guides need different ones.
  public var identifier: String
  /// The version of the guide.
  ///
  /// One that is newer than what was shown counts as never shown.
  public var version: Int
  /// How often it is shown.
  public var limit: Limit
  /// How many seconds must have passed since any guide of the history was shown.
  public var minimumGap: TimeInterval
  /// Whether it begins at the step where it stopped, unless it came to its end.
  ///
  /// A start other than 0 given to `show` wins.
  public var resumes: Bool
  /// The end reasons that count for the limit.
  public var countedReasons: Set<EndReason>
  /// Tells the time of day.
  ///
  /// Should it go backwards, a gap lasts at most its own length from then on.
  public var now: @Sendable () -> Date

  /// Creates a policy.
  public init(
    history: any GuideHistory, identifier: String, version: Int = 1, limit: Limit = .once,
    minimumGap: TimeInterval = 0, resumes: Bool = false,
    countedReasons: Set<EndReason> = GuideHistoryPolicy.defaultCountedReasons,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.history = history
    self.identifier = identifier
    self.version = version
    self.limit = limit
    self.minimumGap = minimumGap
    self.resumes = resumes
    self.countedReasons = countedReasons
    self.now = now
  }

  /// Forgets that the guide was ever shown.
  @MainActor
  public func reset() throws {
    try history.reset(identifier)
  }

  // MARK: Inside

  /// Whether the guide was shown often enough in this version.
  func isSeen(_ record: GuideRecord?) -> Bool {
    guard case .times(let limit) = limit else { return false }
    guard let record, record.version >= version else { return limit < 1 }
    return record.countedEnds >= limit
  }

  /// Whether a guide was shown too short a time ago.
  func isTooSoon(_ records: [String: GuideRecord], at now: Date) -> Bool {
    guard minimumGap > 0, let last = records.values.compactMap(\.lastShown).max() else {
      return false
    }
    return now.timeIntervalSince(last) < minimumGap
  }

  /// What the guide is remembered as when it is shown now.
  func noteShown(_ record: inout GuideRecord, at now: Date) {
    beginVersion(&record)
    record.shownCount += 1
    record.lastShown = now
    record.outcome = nil
  }

  /// What the guide is remembered as when a step has settled.
  func notePlace(_ record: inout GuideRecord, _ place: GuideRecord.Place) {
    beginVersion(&record)
    record.place = place
  }

  /// What the guide is remembered as when it ends.
  func noteEnd(_ record: inout GuideRecord, _ reason: EndReason) {
    beginVersion(&record)
    record.outcome = reason
    if countedReasons.contains(reason) { record.countedEnds += 1 }
    if reason == .completed || reason == .completer { record.place = nil }
  }

  /// A record of an older version counts as none, but for the time.
  private func beginVersion(_ record: inout GuideRecord) {
    guard record.version < version else { return }
    record = GuideRecord(version: version, lastShown: record.lastShown)
  }
}
