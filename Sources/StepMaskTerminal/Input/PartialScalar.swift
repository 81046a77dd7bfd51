/// A scalar of which not all UTF-8 bytes have come yet.
struct PartialScalar {
  private var value: UInt32
  private let least: UInt32
  private var remaining: Int

  /// Begins with a first byte; nil if no scalar of more than one byte begins with it.
  init?(first byte: UInt8) {
    switch byte {
    case 0xC2...0xDF: (value, least, remaining) = (UInt32(byte & 0x1F), 0x80, 1)
    case 0xE0...0xEF: (value, least, remaining) = (UInt32(byte & 0x0F), 0x800, 2)
    case 0xF0...0xF4: (value, least, remaining) = (UInt32(byte & 0x07), 0x1_0000, 3)
    default: return nil
    }
  }

  /// Whether all bytes have come.
  var isComplete: Bool { remaining == 0 }

  /// The scalar; nil if it was written longer than needed or is none.
  var scalar: Unicode.Scalar? { value < least ? nil : Unicode.Scalar(value) }

  /// Takes a byte; false if it does not belong to the scalar.
  mutating func take(_ byte: UInt8) -> Bool {
    guard byte & 0xC0 == 0x80 else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    remaining -= 1
    return true
  }
}
