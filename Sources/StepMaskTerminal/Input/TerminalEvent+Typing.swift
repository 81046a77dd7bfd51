import StepMask
import StepMaskText

extension TerminalEvent {
  /// What a typed scalar is; nil for a control.
  init?(typed scalar: Unicode.Scalar, _ modifiers: TerminalModifiers) {
    switch scalar.value {
    case 0..<0x80: self = .ascii(UInt8(scalar.value), modifiers)
    case 0x80..<0xA0: return nil
    default:
      self =
        DisplayWidth.of(scalar) > 0
        ? .key(.character(Character(scalar)), modifiers) : .text(String(scalar))
    }
  }

  /// What a byte below 0x80 is: a character, a key, or a letter typed with Control.
  static func ascii(_ byte: UInt8, _ modifiers: TerminalModifiers) -> TerminalEvent {
    switch byte {
    case 0x00: .key(.space, modifiers.union(.control))
    case 0x08, 0x7F: .key(.backspace, modifiers)
    case 0x09: .key(.tab, modifiers)
    case 0x0A, 0x0D: .key(.return, modifiers)
    case 0x1B: .key(.escape, modifiers)
    case 0x01...0x1A: .key(.character(character(byte + 0x60)), modifiers.union(.control))
    case 0x1C...0x1F: .key(.character(character(byte + 0x40)), modifiers.union(.control))
    case 0x20: .key(.space, modifiers)
    default: .key(.character(character(byte)), modifiers)
    }
  }

  private static func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
}
