import StepMask

extension ControlSequence {
  /// Whether a paste follows.
  var beginsPaste: Bool {
    final == UInt8(ascii: "~") && isPlain && number(0) == 200
  }

  /// What the sequence says; nil for what is not known, and for releases of keys.
  func event(_ modifiers: TerminalModifiers) -> TerminalEvent? {
    switch (privateMark, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      mouseEvent
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): .reply(.deviceAttributes)
    case (UInt8(ascii: "?"), UInt8(ascii: "y")): modeReply
    case (nil, UInt8(ascii: "I")) where isBare: .focus(true)
    case (nil, UInt8(ascii: "O")) where isBare: .focus(false)
    case (nil, _): keyEvent(modifiers)
    default: nil
    }
  }

  private var modeReply: TerminalEvent? {
    guard marks == [UInt8(ascii: "$")], let mode = number(0), let value = number(1) else {
      return nil
    }
    // 1 and 2 are set and reset, 3 is set for ever; 0 is not known, 4 can never be set.
    return .reply(.mode(mode, isKnown: (1...3).contains(value)))
  }

  /// Whether nothing stands between the begin and the final byte.
  private var isBare: Bool { parameters == [[nil]] && marks.isEmpty }

  private var isPlain: Bool { privateMark == nil && marks.isEmpty }

  /// What the sequence says after `ESC O`.
  func singleShiftEvent(_ modifiers: TerminalModifiers) -> TerminalEvent? {
    switch final {
    case UInt8(ascii: "M"): isRelease ? nil : .key(.return, modifiers.union(heldModifiers))
    case UInt8(ascii: "I"): isRelease ? nil : .key(.tab, modifiers.union(heldModifiers))
    case UInt8(ascii: "A")...UInt8(ascii: "H"): keyEvent(modifiers)
    default: nil
    }
  }

  private func keyEvent(_ modifiers: TerminalModifiers) -> TerminalEvent? {
    guard isPlain, !isRelease else { return nil }
    let modifiers = modifiers.union(heldModifiers)
    switch final {
    case UInt8(ascii: "~"):
      if number(0) == 27 { return number(2).flatMap { codedKey($0, modifiers) } }
      return number(0).flatMap(Self.editingKey).map { .key($0, modifiers) }
    case UInt8(ascii: "u"): return number(0).flatMap { codedKey($0, modifiers) }
    case UInt8(ascii: "Z"): return .key(.backTab, modifiers.subtracting(.shift))
    default: return Self.cursorKey(final).map { .key($0, modifiers) }
    }
  }

  /// The modifiers of the second parameter: one more than the sum of their bits.
  private var heldModifiers: TerminalModifiers {
    let bits = max(0, (number(1) ?? 1) - 1)
    var modifiers = TerminalModifiers(rawValue: UInt8(bits & 0x0F))
    // The bit of a Meta key that is not Alt.
    if bits & 0x20 != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  private var isRelease: Bool { number(1, part: 1) == 3 }

  private static func cursorKey(_ final: UInt8) -> GuideKey? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }

  private static func editingKey(_ number: Int) -> GuideKey? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// A key that is told by its character's number, as the extended protocols do.
  private func codedKey(_ code: Int, _ modifiers: TerminalModifiers) -> TerminalEvent? {
    // The character that Shift makes of the key, where the terminal tells it.
    let shifted = modifiers.contains(.shift) ? number(0, part: 1) : nil
    guard let value = UInt32(exactly: shifted ?? code), value > 0,
      let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .privateUse
    else { return nil }
    if value == 9 && modifiers.contains(.shift) {
      return .key(.backTab, modifiers.subtracting(.shift))
    }
    return TerminalEvent(typed: scalar, modifiers)
  }
}
