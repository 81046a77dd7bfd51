/// Random texts of everything that is dangerous or wide.
enum HostileText {
  private static let pieces: [String] = [
    "\u{1B}", "\u{1B}[2J", "\u{9B}31m", "\u{7F}", "\u{0}", "\u{7}", "\u{8}", "\r\n", "\n",
    "\r", "\t", "\u{85}", "\u{90}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{202A}",
    "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{FEFF}", "\u{200B}",
    "\u{200D}", "\u{FE0F}", "\u{301}", "\u{20E3}", "e\u{301}", "界", "。", "「", "가",
    "\u{1100}", "\u{1161}", "👩‍👩‍👧", "🇩🇪", "🇩", "☃\u{FE0F}", "1\u{FE0F}\u{20E3}", "क्षि",
    "ﷺ", "&", "<", ">", "\"", "'", "]]>", "a", "word", " ", "  ", "-", "…", "░", "║", "▸",
    "\u{E0041}", "\u{AD}", "\u{A0}", "\u{3000}",
  ]

  static func random(
    _ generator: inout SplitMix64, pieces count: ClosedRange<Int> = 0...24
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: count, using: &generator) {
      if Int.random(in: 0..<6, using: &generator) == 0 {
        let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      } else {
        text += pieces.randomElement(using: &generator) ?? ""
      }
    }
    return text
  }

  /// Whether a terminal would do something with the scalar other than draw it.
  static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x200E...0x200F, 0x61C, 0xFEFF: true
    default: false
    }
  }

  /// Whether every scalar of the text, line feeds aside, is only drawn.
  static func isInert(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || !isDangerous($0) }
  }
}
