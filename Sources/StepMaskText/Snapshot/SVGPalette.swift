/// The measures and colours of exported pictures.
enum SVGPalette {
  static let cellWidth = 9
  static let cellHeight = 18
  static let baseline = 14
  static let background = "#1e1e1e"
  static let foreground = "#e0e0e0"
  static let dimmed = "#6a6a6a"

  private static let basic = [
    "#000000", "#cd3131", "#0dbc79", "#e5b510", "#2472c8", "#bc3fbc", "#11a8cd", "#e0e0e0",
    "#808080", "#f14c4c", "#23d18b", "#f5f543", "#3b8eea", "#d670d6", "#29b8db", "#ffffff",
  ]

  /// The colour of the text of a style.
  static func ink(_ style: CellStyle) -> String {
    style.attributes.contains(.dim) ? dimmed : color(style.foreground, standard: foreground)
  }

  /// A colour as `#rrggbb`.
  static func color(_ color: CellColor, standard: String) -> String {
    switch color.kind {
    case .standard: standard
    case .basic(let index): basic[Int(index & 15)]
    case .palette(let index): palette(Int(index))
    case .rgb(let red, let green, let blue): hexadecimal(Int(red), Int(green), Int(blue))
    }
  }

  /// Escapes what has a meaning in XML.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: String(Character(scalar))
    }
  }

  private static func palette(_ index: Int) -> String {
    if index < 16 { return basic[index] }
    if index >= 232 {
      let level = 8 + 10 * (index - 232)
      return hexadecimal(level, level, level)
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return hexadecimal(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  private static func hexadecimal(_ red: Int, _ green: Int, _ blue: Int) -> String {
    "#"
      + [red, green, blue].map { value in
        let digits = String(value, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
