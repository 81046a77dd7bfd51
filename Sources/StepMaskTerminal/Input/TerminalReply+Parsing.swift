extension TerminalReply {
  /// Reads a string that a terminal sent, from its introducer on; nil for what is not known.
  init?(string bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("]10;"), let color = RGBColor(specification: text.dropFirst(4)) {
      self = .foreground(color)
    } else if text.hasPrefix("]11;"), let color = RGBColor(specification: text.dropFirst(4)) {
      self = .background(color)
    } else {
      return nil
    }
  }
}

extension RGBColor {
  /// Reads `rgb:` or `rgba:` and parts of one to four hexadecimal digits, as X11 writes colours.
  init?(specification text: Substring) {
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else {
      return nil
    }
    let parts = text[text.index(after: colon)...].split(
      separator: "/", omittingEmptySubsequences: false
    ).map(Self.part)
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    self.init(red: red, green: green, blue: blue)
  }

  private static func part(_ digits: Substring) -> UInt8? {
    let count = digits.utf8.count
    guard (1...4).contains(count), digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    let most = 1 << (4 * count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
