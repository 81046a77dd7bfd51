/// Why a ``FileGuideHistory`` could not be read or written.
public enum GuideHistoryError: Error, Hashable, Sendable {
  /// The file did not hold a history. It was put aside under another path, and the next call starts
  /// without records.
  case damaged(path: String, keptAs: String)
  /// The file was written by a newer version of this library; it is left as it is.
  case newerFormat(path: String, found: Int, known: Int)
  /// Another process holds the lock, for longer than one waits.
  case locked(path: String, seconds: Double)
  /// The file system said no.
  case notAccessible(path: String, reason: String)
}

extension GuideHistoryError: CustomStringConvertible {
  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .damaged(let path, let keptAs):
      """
      \(path) did not hold a history of guides, so it was kept as \(keptAs) and a new one is \
      begun. Look at what was kept if its records matter, else delete it.
      """
    case .newerFormat(let path, let found, let known):
      """
      \(path) has format \(found), but this version of the library knows formats only up to \
      \(known), so it is left as it is. Use the newer version, or another file.
      """
    case .locked(let path, let seconds):
      """
      \(path) is held by another process, and waiting for \(seconds) seconds did not help. Look \
      for a process that has stopped in the middle of its work.
      """
    case .notAccessible(let path, let reason):
      """
      \(path) cannot be read or written: \(reason). Check its folder, its permissions and whether \
      there is room.
      """
    }
  }
}
