import Foundation

/// The one place that writes to standard output.
@MainActor
final class Output {
  private var buffer: [UInt8] = []
  private let descriptor: Int32

  init(descriptor: Int32 = 1) {
    self.descriptor = descriptor
    // A reader that has seen enough, such as `head`, ends the program by a failed write instead.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Takes a line; what a terminal would act on is replaced.
  func write(_ line: String) {
    for scalar in line.unicodeScalars {
      buffer.append(contentsOf: String(scalar.isPrintable ? scalar : "\u{FFFD}").utf8)
    }
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count > 1 << 14 { flush() }
  }

  /// Writes what was taken; ends the program if nobody can read it any more.
  func flush() {
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        exit(errno == EPIPE ? ExitStatus.done.rawValue : reportFailure())
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Waits until a descriptor that does not block by itself takes bytes again.
  private func waitForRoom() {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&state, 1, -1)
  }

  private func reportFailure() -> Int32 {
    Self.complain("the output cannot be written: \(String(cString: strerror(errno)))")
    return ExitStatus.outputFailed.rawValue
  }

  /// Writes a line to standard error.
  static func complain(_ sentence: String) {
    let line = Array("Demo: \(sentence)\n".utf8)
    _ = Foundation.write(2, line, line.count)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows the scalar and does nothing else with it.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
    case .format: return !properties.isBidiControl && self != "\u{FEFF}"
    default: return true
    }
  }
}
