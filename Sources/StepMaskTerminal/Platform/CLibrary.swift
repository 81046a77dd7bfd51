#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's calls on descriptors, with their quirks evened out.
///
/// Nothing here allocates, locks or looks anything up: signal handlers may call all of it.
enum CLibrary {
  static var standardInput: Int32 { 0 }
  static var standardOutput: Int32 { 1 }
  static var standardError: Int32 { 2 }

  /// What came of reading.
  enum ReadResult: Equatable {
    case bytes(Int)
    /// Nothing is there right now.
    case nothing
    /// Nothing will ever come again.
    case end
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Opens the terminal that controls the process; nil if there is none.
  static func openControllingTerminal() -> Int32? {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Writes all bytes; `patience` is how long to wait for room, in milliseconds, −1 for ever.
  ///
  /// - Returns: whether all were written; false once the other side is gone.
  static func write(
    _ start: UnsafePointer<UInt8>, count: Int, to descriptor: Int32, patience: Int32 = -1
  ) -> Bool {
    var written = 0
    while written < count {
      if patience >= 0 && !hasRoom(descriptor, patience) { return false }
      let result = systemWrite(descriptor, start + written, count - written)
      if result > 0 {
        written += result
      } else if result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) {
        // Others may have made the descriptor one that does not block.
        if !hasRoom(descriptor, patience) { return false }
      } else if result == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  static func read(
    _ descriptor: Int32, into start: UnsafeMutablePointer<UInt8>, count: Int
  ) -> ReadResult {
    while true {
      let result = systemRead(descriptor, start, count)
      if result > 0 { return .bytes(result) }
      if result == 0 { return .end }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .nothing : .end
    }
  }

  /// Waits until one of two descriptors has bytes or has ended; one below 0 is left out.
  ///
  /// - Returns: which of the two; neither once `milliseconds` have passed, −1 for never.
  static func waitForBytes(
    _ first: Int32, _ second: Int32, milliseconds: Int32
  ) -> (first: Bool, second: Bool) {
    var states = (
      pollfd(fd: first, events: Int16(POLLIN), revents: 0),
      pollfd(fd: second, events: Int16(POLLIN), revents: 0)
    )
    let count = withUnsafeMutablePointer(to: &states) {
      $0.withMemoryRebound(to: pollfd.self, capacity: 2) { poll($0, 2, milliseconds) }
    }
    return count > 0 ? (states.0.revents != 0, states.1.revents != 0) : (false, false)
  }

  static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Makes a pipe whose ends never block and are closed in child processes.
  static func makePipe() -> (reader: Int32, writer: Int32)? {
    var ends: (Int32, Int32) = (-1, -1)
    let result = withUnsafeMutablePointer(to: &ends) {
      $0.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) }
    }
    guard result == 0 else { return nil }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return ends
  }

  static func close(_ descriptor: Int32) {
    if descriptor >= 0 { _ = systemClose(descriptor) }
  }

  /// Has something called when the program ends by `exit` or a return from `main`.
  static func atExit(_ action: @convention(c) () -> Void) { _ = atexit(action) }

  /// Whether the terminal belongs to another group of processes, as to the shell's after `bg`.
  static func isInBackground(_ terminal: Int32) -> Bool {
    let owner = tcgetpgrp(terminal)
    return owner > 0 && owner != getpgrp()
  }

  private static func hasRoom(_ descriptor: Int32, _ milliseconds: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&state, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}

// Inside of the enumeration the names of these calls mean its own functions.
private func systemWrite(_ descriptor: Int32, _ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
  write(descriptor, start, count)
}

private func systemRead(
  _ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int
) -> Int {
  read(descriptor, start, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
