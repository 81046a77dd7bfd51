public import Foundation

/// What a history knows about one guide.
public struct GuideRecord: Codable, Hashable, Sendable {
  /// The version of the guide that the rest is about; 0 if it was never shown.
  public var version: Int
  /// How often it was shown.
  public var shownCount: Int
  /// How often it ended for a reason that counts; the limit of a ``GuideHistoryPolicy`` is about
  /// it.
  public var countedEnds: Int
  /// When it was shown last.
  public var lastShown: Date?
  /// The step at which it stopped; nil once it came to its end.
  public var place: Place?
  /// How it ended last; nil while it is shown, and after a crash.
  public var outcome: EndReason?

  /// A step, as it is found again in a guide that may have changed.
  public struct Place: Codable, Hashable, Sendable {
    /// The step's identifier; nil if it has none.
    public var identifier: String?
    /// The step's tag, by which a step without an identifier is found.
    public var tag: Int

    /// Creates a place.
    public init(identifier: String? = nil, tag: Int) {
      self.identifier = identifier
      self.tag = tag
    }
  }

  /// Creates a record; by default of a guide that was never shown.
  public init(
    version: Int = 0, shownCount: Int = 0, countedEnds: Int = 0, lastShown: Date? = nil,
    place: Place? = nil, outcome: EndReason? = nil
  ) {
    self.version = version
    self.shownCount = shownCount
    self.countedEnds = countedEnds
    self.lastShown = lastShown
    self.place = place
    self.outcome = outcome
  }
}
