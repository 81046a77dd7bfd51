#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The size that a terminal says it has.
enum WindowSize {
  /// Columns and rows, each 0 if unknown; nil if the descriptor is no terminal.
  static func read(_ terminal: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
