/// A colour of a cell, packed into four bytes.
public struct CellColor: Hashable, Sendable {
  /// What a colour is, unpacked.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own colour.
    case standard
    /// One of the 16 basic colours, 0 to 15; 8 to 15 are the bright ones.
    case basic(UInt8)
    /// One of the 256 palette colours.
    case palette(UInt8)
    /// A 24-bit colour.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  private let packed: UInt32

  private init(tag: UInt32, _ value: UInt32) { packed = tag << 24 | value }

  /// The terminal's own foreground or background.
  public static let standard = CellColor(tag: 0, 0)

  /// One of the 16 basic colours, 0 to 15; only the low four bits count.
  public static func basic(_ index: UInt8) -> CellColor { CellColor(tag: 1, UInt32(index & 15)) }

  /// One of the 256 palette colours.
  public static func palette(_ index: UInt8) -> CellColor { CellColor(tag: 2, UInt32(index)) }

  /// A 24-bit colour.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(tag: 3, UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// The colour, unpacked.
  public var kind: Kind {
    switch packed >> 24 {
    case 1: .basic(UInt8(truncatingIfNeeded: packed))
    case 2: .palette(UInt8(truncatingIfNeeded: packed))
    case 3:
      .rgb(
        red: UInt8(truncatingIfNeeded: packed >> 16), green: UInt8(truncatingIfNeeded: packed >> 8),
        blue: UInt8(truncatingIfNeeded: packed))
    default: .standard
    }
  }
}
