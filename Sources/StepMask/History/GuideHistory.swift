/// Remembers which guides were shown: in memory, in a file, or wherever an app keeps such things.
///
/// A guide that was given a ``GuideHistoryPolicy`` asks its history; it catches every error,
/// reports it, and goes on as if the guide had never been shown.
@MainActor
public protocol GuideHistory {
  /// All records, by the guides' identifiers.
  func records() throws -> [String: GuideRecord]

  /// Changes the record of a guide; one that is not there is created first.
  ///
  /// Nobody else must change the records between the reading and the writing of this one.
  func update(_ identifier: String, _ change: (inout GuideRecord) -> Void) throws

  /// Forgets a guide.
  func reset(_ identifier: String) throws

  /// Forgets all guides.
  func resetAll() throws
}

/// A history that is gone with the process, as for tests.
@MainActor
public final class InMemoryGuideHistory: GuideHistory {
  private var entries: [String: GuideRecord]

  /// Creates a history.
  public init(_ records: [String: GuideRecord] = [:]) {
    entries = records
  }

  /// All records.
  public func records() -> [String: GuideRecord] { entries }

  /// Changes the record of a guide.
  public func update(_ identifier: String, _ change: (inout GuideRecord) -> Void) {
    change(&entries[identifier, default: GuideRecord()])
  }

  /// Forgets a guide.
  public func reset(_ identifier: String) { entries[identifier] = nil }

  /// Forgets all guides.
  public func resetAll() { entries = [:] }
}
