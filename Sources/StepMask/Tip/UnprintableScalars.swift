extension Unicode.Scalar {
  /// Whether it must not reach a terminal or a log as it is: a control character, a line or
  /// paragraph separator, or one that changes the direction of the text around it.
  var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
