public import Foundation

/// A history in a JSON file, which any number of processes may share.
///
/// A change takes a lock (`flock` on a file beside it, named `….lock`), reads, writes a temporary
/// file and puts it in the place of the old one: at any moment the file is whole, also when a
/// process is killed, and no change of one process undoes that of another. The lock must be on a
/// file system that supports it.
///
/// A file that is not a history is kept beside as `….damaged-1` (or the next number that is free)
/// and told once as ``GuideHistoryError/damaged(path:keptAs:)``; after that the history is empty.
/// All errors are ``GuideHistoryError``.
public nonisolated struct FileGuideHistory: GuideHistory, Sendable {
  /// The format that is written, and the newest that is read.
  public static let format = 1

  /// The file.
  public let url: URL
  /// How many seconds to wait for other processes.
  public let lockTimeout: TimeInterval

  /// Creates a history in a file, which need not be there yet, nor need its folder.
  ///
  /// - Parameters:
  ///   - url: the file; a link to a file is followed.
  ///   - lockTimeout: how many seconds to wait for other processes, each of which needs some
  ///     milliseconds.
  public init(url: URL, lockTimeout: TimeInterval = 5) {
    self.url = url.resolvingSymlinksInPath()
    self.lockTimeout = lockTimeout
  }

  /// All records; none if there is no file.
  public func records() throws -> [String: GuideRecord] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    do {
      return try read()
    } catch GuideHistoryError.damaged {
      // It may be put aside only by one process at a time, and only if it is still that file.
      return try locked { try read(keepsDamaged: true) }
    }
  }

  /// Changes the record of a guide under the lock.
  public func update(_ identifier: String, _ change: (inout GuideRecord) -> Void) throws {
    try rewrite { change(&$0[identifier, default: GuideRecord()]) }
  }

  /// Forgets a guide.
  public func reset(_ identifier: String) throws {
    try rewrite { $0[identifier] = nil }
  }

  /// Forgets all guides.
  public func resetAll() throws {
    try rewrite { $0 = [:] }
  }

  private func rewrite(_ change: (inout [String: GuideRecord]) -> Void) throws {
    try locked {
      var records = try read(keepsDamaged: true)
      change(&records)
      try write(records)
    }
  }

  private func locked<Result>(_ body: () throws -> Result) throws -> Result {
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw GuideHistoryError.notAccessible(
        path: folder.path, reason: error.localizedDescription)
    }
    let lock = try FileLock(path: url.path + ".lock", timeout: lockTimeout)
    defer { lock.release() }
    return try body()
  }
}
