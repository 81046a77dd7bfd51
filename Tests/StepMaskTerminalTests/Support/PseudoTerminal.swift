import Foundation

/// A terminal whose screen is the test: reads what a program writes, types, resizes, hangs up.
///
/// Waiting ends with an error only at the hang limit, which is no part of any expectation.
final class PseudoTerminal {
  /// What the program has written so far.
  private(set) var output: [UInt8] = []

  /// The program's end; closed once the program has it.
  private(set) var programEnd: Int32

  /// The path of the program's end.
  let path: String

  private var testEnd: Int32
  private var expected = 0

  static let hangLimit: TimeInterval = 60

  init(columns: Int = 80, rows: Int = 24) throws {
    var (test, program): (Int32, Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&test, &program, nil, nil, &size) == 0 else {
      throw PseudoTerminalError.noTerminal
    }
    (testEnd, programEnd) = (test, program)
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(program, &name, name.count) == 0 else { throw PseudoTerminalError.noTerminal }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    _ = fcntl(testEnd, F_SETFD, FD_CLOEXEC)
    _ = fcntl(programEnd, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    hangUp()
    closeProgramEnd()
  }

  /// Has only the program keep its end open, so that its end is seen.
  func closeProgramEnd() {
    if programEnd >= 0 { close(programEnd) }
    programEnd = -1
  }

  /// Closes the terminal.
  func hangUp() {
    if testEnd >= 0 { close(testEnd) }
    testEnd = -1
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(testEnd, bytes, bytes.count)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(testEnd, UInt(TIOCSWINSZ), &size)
  }

  /// The line settings, as a value to compare.
  var settings: TerminalSettingsRecord {
    get {
      var value = termios()
      tcgetattr(testEnd, &value)
      return TerminalSettingsRecord(value)
    }
    set {
      var value = newValue.value
      tcsetattr(testEnd, TCSANOW, &value)
    }
  }

  /// Waits until a text was written that was not waited for before.
  func expect(_ text: String) throws {
    let wanted = Array(text.utf8)
    let limit = ProcessInfo.processInfo.systemUptime + Self.hangLimit
    while true {
      if let range = output[expected...].firstRange(of: wanted) {
        expected = range.upperBound
        return
      }
      guard try read(before: limit) else { throw PseudoTerminalError.ended(waitingFor: text) }
    }
  }

  /// Goes on as if all that was written so far had been waited for.
  func expectNothingOfBefore() { expected = output.count }

  /// Reads until the program and all that it started have closed the terminal.
  func readToEnd() throws {
    let limit = ProcessInfo.processInfo.systemUptime + Self.hangLimit
    while try read(before: limit) {}
  }

  /// The end of what was written, to tell where a program hangs.
  private var tail: String { String(decoding: output.suffix(200), as: UTF8.self) }

  /// Reads what is there once something is; false at the end.
  private func read(before limit: TimeInterval) throws -> Bool {
    var state = pollfd(fd: testEnd, events: Int16(POLLIN), revents: 0)
    let rest = Int32(max(0, limit - ProcessInfo.processInfo.systemUptime) * 1_000)
    guard poll(&state, 1, rest) > 0 else { throw PseudoTerminalError.hangs(after: tail) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(testEnd, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    return true
  }
}

enum PseudoTerminalError: Error {
  case noTerminal
  case noProgram(String)
  case hangs(after: String)
  case ended(waitingFor: String)
}

/// The line settings of a terminal, compared by everything that they hold.
struct TerminalSettingsRecord: Equatable, CustomStringConvertible {
  var value: termios

  init(_ value: termios) { self.value = value }

  /// Whether a program gets every byte at once and sees no echo.
  var isRaw: Bool { value.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 }

  var description: String {
    let characters = withUnsafeBytes(of: value.c_cc) { Array($0) }
    return [value.c_iflag, value.c_oflag, value.c_cflag, value.c_lflag].map {
      String($0, radix: 8)
    }.joined(separator: " ") + " \(characters)"
  }

  static func == (left: Self, right: Self) -> Bool { left.description == right.description }
}
