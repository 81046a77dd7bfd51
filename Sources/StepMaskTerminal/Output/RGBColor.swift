/// A 24-bit colour.
public struct RGBColor: Hashable, Sendable {
  /// The red part.
  public var red: UInt8
  /// The green part.
  public var green: UInt8
  /// The blue part.
  public var blue: UInt8

  /// Creates a colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension RGBColor {
  static let black = RGBColor(red: 0, green: 0, blue: 0)
  static let white = RGBColor(red: 255, green: 255, blue: 255)

  /// The grey that is as far from black as from white.
  static let middleGrey = RGBColor(red: 128, green: 128, blue: 128)

  /// The colour halfway to another one.
  func halfway(to other: RGBColor) -> RGBColor {
    func mean(_ left: UInt8, _ right: UInt8) -> UInt8 { UInt8((Int(left) + Int(right)) / 2) }
    return RGBColor(
      red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue))
  }

  /// The square of the distance to another colour.
  func distance(to other: RGBColor) -> Int {
    let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
    return parts.reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
  }

  /// Whether black is read better on it than white.
  var isLight: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_500 }
}
