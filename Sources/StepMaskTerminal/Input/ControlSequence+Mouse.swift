import StepMask

extension ControlSequence {
  /// What a mouse report says; nil for moves without a button and for unknown buttons.
  var mouseEvent: TerminalEvent? {
    guard marks.isEmpty, let code = number(0), code >= 0, let x = number(1), let y = number(2)
    else { return nil }
    let (column, row) = (Self.cell(x), Self.cell(y))
    let isRelease = final == UInt8(ascii: "m")
    // Bits 2 to 4 are the modifiers, 5 says that it moved; the others are the button.
    let button = code & ~0x3C
    if let distance = Self.wheel(button) {
      return isRelease ? nil : .wheel(column: column, row: row, x: distance.x, y: distance.y)
    }
    guard let button = Self.button(button) else { return nil }
    let phase: PointerPhase = isRelease ? .released : code & 0x20 == 0 ? .pressed : .dragged
    return .pointer(phase, column: column, row: row, button: button)
  }

  private static func cell(_ number: Int) -> Int {
    max(number - 1, -TerminalInputParser.furthestCell)
  }

  private static func wheel(_ button: Int) -> (x: Int, y: Int)? {
    switch button {
    case 0x40: (0, -1)
    case 0x41: (0, 1)
    case 0x42: (-1, 0)
    case 0x43: (1, 0)
    default: nil
    }
  }

  private static func button(_ button: Int) -> PointerButton? {
    switch button {
    case 0: .left
    case 1: .middle
    case 2: .right
    case 0x80: .back
    case 0x81: .forward
    default: nil
    }
  }
}
