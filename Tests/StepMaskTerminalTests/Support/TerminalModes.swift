/// What a program left behind in a terminal, found in the bytes that it wrote.
struct TerminalModes {
  /// The private modes that are not as they are in a fresh terminal.
  private(set) var changed: Set<Int> = []

  /// What was written after the last time the alternate screen was left.
  private(set) var textAfterLeaving = ""

  /// Modes that are on in a fresh terminal: wrap at the edge, a visible cursor.
  private static let onAtFirst: Set<Int> = [7, 25]

  init(_ output: [UInt8]) {
    let text = String(decoding: output, as: UTF8.self)
    for match in text.matches(of: /\x{1B}\[\?([0-9]+)([hl])/) {
      guard let mode = Int(match.1) else { continue }
      let isOn = match.2 == "h"
      if isOn == Self.onAtFirst.contains(mode) {
        changed.remove(mode)
      } else {
        changed.insert(mode)
      }
      if mode == 1_049 && !isOn { textAfterLeaving = String(text[match.range.upperBound...]) }
    }
  }
}
