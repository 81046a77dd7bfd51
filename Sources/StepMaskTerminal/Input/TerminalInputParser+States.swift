import StepMask

extension TerminalInputParser {
  /// Takes one byte in the state that the bytes before led to.
  mutating func take(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch state {
    case .ground: takeFirst(byte, [], &events)
    case .scalar(let scalar, let modifiers): take(byte, in: scalar, modifiers, &events)
    case .escape(let isDoubled): takeAfterEscape(byte, isDoubled, &events)
    case .singleShift(let modifiers): takeSingleShift(byte, modifiers, &events)
    case .control(let modifiers): takeControl(byte, modifiers, &events)
    case .consoleKey:
      if (0x20...0x7E).contains(byte) { state = .ground } else { abandon(byte, &events) }
    case .oldMouse(let remaining):
      // U+0000 is what some terminals send for a column that is too far right.
      guard byte >= 0x20 || byte == 0 else { return abandon(byte, &events) }
      state = remaining > 1 ? .oldMouse(remaining: remaining - 1) : .ground
    case .string: takeString(byte, &events)
    case .stringEscape: takeAfterStringEscape(byte, &events)
    case .paste:
      guard pasted.take(byte) else { return }
      state = .ground
      events.append(.paste(pasted.finish()))
    }
  }

  /// Takes a byte that begins something.
  private mutating func takeFirst(
    _ byte: UInt8, _ modifiers: TerminalModifiers, _ events: inout [TerminalEvent]
  ) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape(isDoubled: false)
    case 0..<0x80: events.append(.ascii(byte, modifiers))
    default:
      if let scalar = PartialScalar(first: byte) { state = .scalar(scalar, modifiers) }
    }
  }

  /// Gives up what was begun; the byte that does not belong there counts by itself.
  private mutating func abandon(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    takeFirst(byte, [], &events)
  }

  private mutating func take(
    _ byte: UInt8, in scalar: PartialScalar, _ modifiers: TerminalModifiers,
    _ events: inout [TerminalEvent]
  ) {
    var scalar = scalar
    guard scalar.take(byte) else { return abandon(byte, &events) }
    guard scalar.isComplete else {
      state = .scalar(scalar, modifiers)
      return
    }
    state = .ground
    if let event = scalar.scalar.flatMap({ TerminalEvent(typed: $0, modifiers) }) {
      events.append(event)
    }
  }

  private mutating func takeAfterEscape(
    _ byte: UInt8, _ isDoubled: Bool, _ events: inout [TerminalEvent]
  ) {
    held.removeAll(keepingCapacity: true)
    switch byte {
    // Some terminals put another ESC before a sequence for Alt.
    case UInt8(ascii: "["): state = .control(isDoubled ? .alt : [])
    case UInt8(ascii: "O"): state = .singleShift(isDoubled ? .alt : [])
    default:
      if isDoubled { events.append(.key(.escape, [])) }
      switch byte {
      case 0x1B: state = .escape(isDoubled: true)
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
        UInt8(ascii: "_"):
        state = .string
        hold(byte)
      default: takeFirst(byte, .alt, &events)
      }
    }
  }

  private mutating func takeSingleShift(
    _ byte: UInt8, _ modifiers: TerminalModifiers, _ events: inout [TerminalEvent]
  ) {
    switch byte {
    case 0x20...0x3F: hold(byte)
    case 0x40...0x7E:
      state = .ground
      if held.count > Self.longestSequence { return }
      // Some terminals put only the modifiers between.
      let prefix = held.isEmpty ? [] : Array("1;".utf8)
      let sequence = ControlSequence(prefix + held, final: byte)
      if let event = sequence?.singleShiftEvent(modifiers) { events.append(event) }
    default: abandon(byte, &events)
    }
  }

  private mutating func takeControl(
    _ byte: UInt8, _ modifiers: TerminalModifiers, _ events: inout [TerminalEvent]
  ) {
    switch byte {
    case 0x20...0x3F: hold(byte)
    case UInt8(ascii: "[") where held.isEmpty: state = .consoleKey
    case UInt8(ascii: "M") where held.isEmpty: state = .oldMouse(remaining: 3)
    case 0x40...0x7E:
      state = .ground
      if held.count > Self.longestSequence { return }
      guard let sequence = ControlSequence(held, final: byte) else { return }
      if sequence.beginsPaste {
        state = .paste
      } else if let event = sequence.event(modifiers) {
        events.append(event)
      }
    default: abandon(byte, &events)
    }
  }

  private mutating func takeString(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: finishString(&events)
    case 0..<0x20: abandon(byte, &events)
    default: hold(byte)
    }
  }

  private mutating func takeAfterStringEscape(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    if byte == UInt8(ascii: "\\") { return finishString(&events) }
    takeAfterEscape(byte, false, &events)
  }

  private mutating func finishString(_ events: inout [TerminalEvent]) {
    state = .ground
    guard held.count <= Self.longestSequence else { return }
    if let reply = TerminalReply(string: held) { events.append(.reply(reply)) }
  }

  private mutating func hold(_ byte: UInt8) {
    if held.count <= Self.longestSequence { held.append(byte) }
  }
}
