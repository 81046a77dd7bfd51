/// One cell of a canvas: 16 bytes that compare without looking at text.
///
/// The glyph is a scalar, or an index into the canvas's clusters when it needs more than one
/// scalar: ask ``Canvas/scalars(column:row:)`` for what is drawn.
public struct Cell: Hashable, Sendable {
  /// The bit that tells an index into the clusters from a scalar.
  static let clusterBit: UInt32 = 1 << 31

  /// A scalar's value, or an index into the clusters with the high bit set.
  package internal(set) var glyph: UInt32

  /// The colour of the text.
  public var foreground: CellColor
  /// The colour behind the text.
  public var background: CellColor
  /// The emphasis.
  public var attributes: CellAttributes

  /// The columns of the glyph: 1, 2, or 0 for the second half of a wide glyph.
  public internal(set) var width: UInt8

  init(glyph: UInt32, width: UInt8, style: CellStyle) {
    self.glyph = glyph
    self.width = width
    foreground = style.foreground
    background = style.background
    attributes = style.attributes
  }

  /// A cell with nothing in it but its style.
  public static func blank(_ style: CellStyle = .plain) -> Cell {
    Cell(glyph: 0x20, width: 1, style: style)
  }

  /// Whether it shows only its background.
  public var isBlank: Bool { glyph == 0x20 && width == 1 }

  /// What it shows, if that is a single scalar; nil for a longer cluster and for the second half of
  /// a wide glyph.
  public var scalar: Unicode.Scalar? {
    width == 0 || isCluster ? nil : Unicode.Scalar(glyph)
  }

  /// The colours and the emphasis together.
  public var style: CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: attributes)
  }

  /// Whether the glyph is an index into the clusters.
  package var isCluster: Bool { glyph & Self.clusterBit != 0 }

  /// Turns the cell into a blank one of the same style.
  mutating func clear() {
    glyph = 0x20
    width = 1
  }
}
