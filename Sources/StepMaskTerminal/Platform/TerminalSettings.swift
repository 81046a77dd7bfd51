#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The line settings of a terminal.
struct TerminalSettings {
  private var value: termios

  /// Reads the settings that a terminal has; nil if it is none, or gone.
  init?(of terminal: Int32) {
    var value = termios()
    while tcgetattr(terminal, &value) != 0 {
      if errno != EINTR { return nil }
    }
    self.value = value
  }

  /// The same settings for a program that gets every byte at once and draws everything itself.
  var raw: TerminalSettings {
    var copy = self
    copy.value.c_iflag &= ~tcflag_t(
      IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF)
    copy.value.c_oflag &= ~tcflag_t(OPOST)
    copy.value.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    copy.value.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    copy.value.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &copy.value.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return copy
  }

  /// Gives a terminal these settings at once; a signal handler may call it.
  ///
  /// It does not wait for what was written to be shown: a stopped terminal would hold it for ever.
  func apply(to terminal: Int32) {
    var value = value
    while tcsetattr(terminal, TCSANOW, &value) != 0 {
      if errno != EINTR { return }
    }
  }

  /// Drops what was typed and not read yet; a signal handler may call it.
  static func dropInput(of terminal: Int32) { _ = tcflush(terminal, TCIFLUSH) }
}
