#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps what is written to standard error in a file, until it can be shown without harm.
///
/// A signal handler may call everything but ``init()``.
struct CapturedErrors {
  private let original: Int32
  private let file: Int32
  private let buffer: UnsafeMutableRawBufferPointer

  /// Prepares a file that has no name any more; nil if none can be made.
  ///
  /// - Returns: nil also if standard error goes elsewhere than to a terminal: there it does no harm.
  init?() {
    guard CLibrary.isTerminal(CLibrary.standardError) else { return nil }
    let original = fcntl(CLibrary.standardError, F_DUPFD_CLOEXEC, 3)
    guard original >= 0 else { return nil }
    guard let file = Self.openNamelessFile() else {
      CLibrary.close(original)
      return nil
    }
    self.original = original
    self.file = file
    buffer = .allocate(byteCount: 4_096, alignment: 1)
  }

  /// Sends standard error to the file from now on.
  func begin() { dup2(file, CLibrary.standardError) }

  /// Gives standard error back and writes there what the file holds, and empties it.
  func replay() {
    dup2(original, CLibrary.standardError)
    guard let start = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    lseek(file, 0, SEEK_SET)
    while case .bytes(let count) = CLibrary.read(file, into: start, count: buffer.count) {
      guard CLibrary.write(start, count: count, to: original, patience: 1_000) else { break }
    }
    ftruncate(file, 0)
  }

  /// Lets go of the file.
  func close() {
    CLibrary.close(original)
    CLibrary.close(file)
    buffer.deallocate()
  }

  private static func openNamelessFile() -> Int32? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/stepmask-errors-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    // What several processes write must not overwrite each other.
    _ = fcntl(file, F_SETFL, O_APPEND | O_RDWR)
    return file
  }
}
