import StepMaskText

extension EscapeSequence {
  /// Changes the style of what is written next, by the shorter of changes alone and all anew.
  ///
  /// - Parameters:
  ///   - old: the style that is set; nil if it is not known.
  ///   - new: a style in colours that the terminal has.
  ///   - bytes: where the sequence is appended; nothing if the style is set already.
  static func style(from old: CellStyle?, to new: CellStyle, _ bytes: inout [UInt8]) {
    guard old != new else { return }
    let start = bytes.count
    write(&bytes) { parameters in
      if new != .plain { parameters.append(0) }
      parameters.change(from: .plain, to: new)
    }
    guard let old else { return }
    let end = bytes.count
    write(&bytes) { $0.change(from: old, to: new) }
    if bytes.count - end < end - start {
      bytes.removeSubrange(start..<end)
    } else {
      bytes.removeSubrange(end...)
    }
  }

  private static func write(_ bytes: inout [UInt8], _ parameters: (inout StyleParameters) -> Void) {
    begin(&bytes)
    var writer = StyleParameters(bytes: bytes)
    bytes = []
    parameters(&writer)
    bytes = writer.bytes
    if bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "m"))
  }
}

/// Appends parameters, each with a semicolon behind it.
private struct StyleParameters {
  var bytes: [UInt8]

  mutating func append(_ parameters: Int...) {
    for parameter in parameters {
      EscapeSequence.append(parameter, &bytes)
      bytes.append(UInt8(ascii: ";"))
    }
  }

  mutating func change(from old: CellStyle, to new: CellStyle) {
    weigh(from: old.attributes, to: new.attributes)
    change(.underline, on: 4, from: old.attributes, to: new.attributes)
    change(.reverse, on: 7, from: old.attributes, to: new.attributes)
    if old.foreground != new.foreground { color(new.foreground, base: 30) }
    if old.background != new.background { color(new.background, base: 40) }
  }

  /// Bold and dim are one group: 22 takes both away.
  private mutating func weigh(from old: CellAttributes, to new: CellAttributes) {
    var old = old
    if !old.isDisjoint(with: [.bold, .dim]), !old.subtracting(new).isDisjoint(with: [.bold, .dim]) {
      append(22)
      old.subtract([.bold, .dim])
    }
    if new.contains(.bold) && !old.contains(.bold) { append(1) }
    if new.contains(.dim) && !old.contains(.dim) { append(2) }
  }

  private mutating func change(
    _ attribute: CellAttributes, on number: Int, from old: CellAttributes, to new: CellAttributes
  ) {
    if old.contains(attribute) == new.contains(attribute) { return }
    append(new.contains(attribute) ? number : number + 20)
  }

  private mutating func color(_ color: CellColor, base: Int) {
    switch color.kind {
    case .standard: append(base + 9)
    case .basic(let index): append(index < 8 ? base + Int(index) : base + 52 + Int(index))
    case .palette(let index): append(base + 8, 5, Int(index))
    case .rgb(let red, let green, let blue):
      append(base + 8, 2, Int(red), Int(green), Int(blue))
    }
  }
}
