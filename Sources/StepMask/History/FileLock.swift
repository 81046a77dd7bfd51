import Foundation

/// A lock that one holder has at a time, of all processes; the system frees it when its holder
/// dies.
struct FileLock {
  /// Microseconds between two tries.
  private static let pause: UInt32 = 1000
  private let descriptor: Int32

  /// Takes the lock, which is a file that stays.
  init(path: String, timeout: TimeInterval) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw GuideHistoryError.notAccessible(path: path, reason: systemReason())
    }
    let end = ProcessInfo.processInfo.systemUptime + timeout
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let error = errno
      guard error == EWOULDBLOCK || error == EINTR else {
        close(descriptor)
        throw GuideHistoryError.notAccessible(path: path, reason: systemReason())
      }
      guard ProcessInfo.processInfo.systemUptime < end else {
        close(descriptor)
        throw GuideHistoryError.locked(path: path, seconds: timeout)
      }
      usleep(Self.pause)
    }
  }

  func release() {
    close(descriptor)
  }
}
