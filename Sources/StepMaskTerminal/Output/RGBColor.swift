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
