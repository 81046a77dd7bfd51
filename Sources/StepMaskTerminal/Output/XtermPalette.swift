import StepMaskText

/// The 256 colours as xterm has them, which most terminals do: 16 basic ones, a cube, greys.
enum XtermPalette {
  private static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The colour of an index.
  static func color(_ index: UInt8) -> RGBColor {
    switch index {
    case 0..<16:
      let value = basic[Int(index)]
      return RGBColor(
        red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    case 16..<232:
      let cube = Int(index) - 16
      return RGBColor(
        red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
    default:
      let level = 8 + 10 * (index - 232)
      return RGBColor(red: level, green: level, blue: level)
    }
  }

  /// The index of the nearest basic colour.
  static func nearestBasic(to color: RGBColor) -> UInt8 {
    let indices: Range<UInt8> = 0..<16
    return indices.min { distance($0, color) < distance($1, color) } ?? 0
  }

  /// The index of the nearest colour that users do not choose themselves: of the cube or the greys.
  static func nearest(to color: RGBColor) -> UInt8 {
    let cube =
      16 + 36 * nearestLevel(color.red) + 6 * nearestLevel(color.green)
      + nearestLevel(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    return distance(grey, color) < distance(cube, color) ? grey : cube
  }

  private static func nearestLevel(_ part: UInt8) -> UInt8 {
    // Halfway between the levels, which are 40 apart but for the first two.
    part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40
  }

  private static func distance(_ index: UInt8, _ other: RGBColor) -> Int {
    color(index).distance(to: other)
  }
}

extension CellColor {
  /// The colour as xterm shows it; nil for the terminal's own.
  var rgb: RGBColor? {
    switch kind {
    case .standard: nil
    case .basic(let index), .palette(let index): XtermPalette.color(index)
    case .rgb(let red, let green, let blue): RGBColor(red: red, green: green, blue: blue)
    }
  }

  init(_ color: RGBColor) { self = .rgb(color.red, color.green, color.blue) }
}
