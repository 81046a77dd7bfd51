/// Collects a paste up to its terminator, which may come in any chunks.
struct PasteBuffer {
  private static let terminator = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0
  private var isCut = false

  /// Gives the text, in which U+FFFD replaces what is not UTF-8, and begins anew.
  mutating func finish() -> String {
    defer { self = PasteBuffer() }
    guard isCut else { return String(decoding: bytes, as: UTF8.self) }
    // The last scalar may have been cut through.
    let end = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Takes a byte; true if it was the last one of the terminator.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count
    }
    // Only the terminator's first byte is ESC, so what was matched holds no other begin of it.
    for matchedByte in Self.terminator[..<matched] { append(matchedByte) }
    matched = byte == Self.terminator[0] ? 1 : 0
    if matched == 0 { append(byte) }
    return false
  }

  private mutating func append(_ byte: UInt8) {
    if byte == 0 { return }
    if bytes.count < TerminalInputParser.longestPaste { bytes.append(byte) } else { isCut = true }
  }
}
