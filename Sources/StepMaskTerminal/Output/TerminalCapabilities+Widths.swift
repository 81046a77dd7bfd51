import StepMaskText

extension TerminalCapabilities {
  /// Whether the terminal may draw a cell in another number of columns than the canvas counts.
  func isUncertain(_ cell: Cell) -> Bool {
    guard takesUnicode else { return false }
    if cell.isCluster || cell.width != 1 { return true }
    guard cell.glyph >= 0x80, let scalar = Unicode.Scalar(cell.glyph) else { return false }
    if drawsAmbiguousWide && DisplayWidth.isAmbiguous(scalar) { return true }
    if cell.isPlain { return scalar.value == 0xAD }
    switch scalar.properties.generalCategory {
    case .spacingMark, .format, .privateUse, .unassigned: return true
    default: return scalar.properties.isEmoji
    }
  }
}

extension Cell {
  /// Whether it holds a Latin letter, a box drawing or the like, which never joins another cell.
  var isPlain: Bool { glyph < 0x300 || (0x2500..<0x25A0).contains(glyph) }
}
