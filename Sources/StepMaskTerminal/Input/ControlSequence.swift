/// A control sequence, taken apart: `ESC [`, a mark, parameters, more marks, a final byte.
struct ControlSequence {
  /// The mark before the parameters that says that the sequence is a private one.
  let privateMark: UInt8?

  /// The parameters, each in its parts; what is left out is nil.
  let parameters: [[Int?]]

  /// The marks after the parameters.
  let marks: [UInt8]

  /// The byte that says what it is.
  let final: UInt8

  /// Takes apart what stands between `ESC [` and the final byte; nil if it is malformed.
  ///
  /// Numbers are cut at ``TerminalInputParser/furthestCell`` and may be negative.
  init?(_ bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    privateMark = rest.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if privateMark != nil { rest.removeFirst() }
    let end = rest.firstIndex { !Self.isParameter($0) } ?? rest.endIndex
    marks = Array(rest[end...])
    guard marks.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    let list = rest[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    parameters = list.map { parameter in
      parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .map(Self.number)
    }
    self.final = final
  }

  /// A part of a parameter; nil where it was left out.
  func number(_ index: Int, part: Int = 0) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else {
      return nil
    }
    return parameters[index][part]
  }

  private static func isParameter(_ byte: UInt8) -> Bool {
    (0x30...0x3B).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    let isNegative = digits.first == UInt8(ascii: "-")
    let digits = isNegative ? digits.dropFirst() : digits
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = min(value * 10 + Int(digit - 0x30), TerminalInputParser.furthestCell)
    }
    return isNegative ? -value : value
  }
}
