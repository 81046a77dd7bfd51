import Foundation
import StepMask

/// Draws a scene over a picture of the app: mask, framed holes, then tips.
@MainActor
struct Compositor {
  let style: PictureStyle
  var canvas: Canvas
  var regions: [CellRegion]

  init(base: Canvas, style: PictureStyle) {
    self.style = style
    canvas = base
    regions = Array(repeating: .app, count: base.cells.count)
  }

  /// The picture as it is now.
  var snapshot: TextSnapshot { TextSnapshot(canvas: canvas, regions: regions) }

  /// Draws a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene, in the surface's coordinates.
  ///   - offset: what is added for the canvas's coordinates.
  ///   - clip: the cells of the canvas that may change.
  mutating func compose(_ scene: GuideScene, offset: CGPoint, clip: CellRect) {
    let clip = clip.intersection(canvas.bounds)
    let mask = MaskRegions(scene.mask, offset: offset, clip: clip)
    cover(mask, isDimmed: scene.dimming > 0)
    for hole in scene.holes where hole.isPlaceholder { markCentre(hole, mask, offset) }
    for tip in scene.tips where tip.opacity > 0 { draw(tip, offset: offset, clip: clip) }
  }

  private mutating func cover(_ mask: MaskRegions, isDimmed: Bool) {
    for row in mask.area.minY..<mask.area.maxY {
      splitCutGlyphs(mask, row)
      for column in mask.area.minX..<mask.area.maxX {
        let index = row * canvas.width + column
        let region = mask[column, row]
        regions[index] = region
        switch region {
        case .mask: if isDimmed { dim(index) }
        case .frame:
          let glyph = style.glyphs.frame[mask.frameSides(column: column, row: row)]
          canvas.cells[index] = Cell(
            glyph: glyph.value, width: 1, style: style.theme.frame.over(canvas.cells[index]))
        case .app, .clear, .tip: break
        }
      }
    }
  }

  /// Turns wide glyphs that lie half in one region and half in another into spaces.
  private mutating func splitCutGlyphs(_ mask: MaskRegions, _ row: Int) {
    for column in max(1, mask.area.minX)..<max(1, mask.area.maxX + 1)
    where mask[column - 1, row] != mask[column, row] {
      canvas.splitWideGlyph(before: column, row: row)
    }
  }

  private mutating func dim(_ index: Int) {
    let cell = canvas.cells[index]
    canvas.cells[index].attributes.insert(.dim)
    guard cell.isInkless else { return }
    canvas.cells[index].glyph = style.glyphs.dimmedBlank.value
    canvas.cells[index].width = 1
    if cell.width == 2 {
      canvas.cells[index + 1].clear()
    }
  }

  private mutating func markCentre(
    _ hole: GuideScene.Hole, _ mask: MaskRegions, _ offset: CGPoint
  ) {
    let bounds = hole.shape.bounds.offsetBy(offset)
    guard bounds.hasArea, bounds.isFinite else { return }
    let column = Int(cell: (bounds.origin.x + bounds.size.width / 2).rounded(.down))
    let row = Int(cell: (bounds.origin.y + bounds.size.height / 2).rounded(.down))
    guard mask[column, row] == .clear else { return }
    let marker = TextGlyph(content: .scalar(style.glyphs.placeholder), width: 1)
    canvas.set(marker, column: column, row: row, style: style.theme.frame)
  }
}

extension Cell {
  /// Whether nothing of the glyph is seen: spaces of all kinds.
  var isInkless: Bool {
    if glyph == 0x20 { return true }
    if glyph < 0xA0 || isCluster { return false }
    return glyph == 0x2800 || Unicode.Scalar(glyph)?.properties.isWhitespace == true
  }
}

extension CellStyle {
  /// The style with the background of a cell where it has none of its own.
  fileprivate func over(_ cell: Cell) -> CellStyle {
    var style = self
    if style.background == .standard { style.background = cell.background }
    return style
  }
}
