import Foundation
import StepMask

/// Draws a scene over a picture of the app: mask, framed holes, then tips.
@MainActor
struct Compositor {
  let style: PictureStyle
  var canvas: Canvas
  var regions: [CellRegion] = []

  init(base: Canvas, style: PictureStyle) {
    self.style = style
    canvas = base
  }

  /// The picture as it is now.
  var snapshot: TextSnapshot { TextSnapshot(canvas: canvas, regions: regions) }

  /// Draws a scene; called once.
  ///
  /// - Parameters:
  ///   - scene: the scene, in the surface's coordinates.
  ///   - offset: what is added for the canvas's coordinates.
  ///   - clip: the cells of the canvas that may change.
  ///   - images: the tips of the last scene, so that equal ones are not drawn again.
  mutating func compose(
    _ scene: GuideScene, offset: CGPoint, clip: CellRect, images: inout TipImages
  ) {
    let clip = clip.intersection(canvas.bounds)
    let mask = MaskRegions(scene.mask, offset: offset, canvas: canvas.bounds, clip: clip)
    cover(mask, isDimmed: scene.dimming > 0)
    for hole in scene.holes where hole.isPlaceholder { markCentre(hole, mask, offset) }
    regions = mask.cells
    images.begin()
    for tip in scene.tips where tip.opacity > 0 {
      draw(tip, offset: offset, clip: clip, images: &images)
    }
  }

  private mutating func cover(_ mask: MaskRegions, isDimmed: Bool) {
    for row in mask.area.minY..<mask.area.maxY {
      for run in mask.runs(row: row) {
        // A wide glyph that lies half in one region and half in another becomes two spaces.
        canvas.splitWideGlyph(before: run.columns.lowerBound, row: row)
        canvas.splitWideGlyph(before: run.columns.upperBound, row: row)
        switch run.region {
        case .mask: if isDimmed { dim(run.columns, row: row) }
        case .frame: for column in run.columns { drawFrame(mask, column, row) }
        case .app, .clear, .tip: break
        }
      }
    }
  }

  private mutating func drawFrame(_ mask: MaskRegions, _ column: Int, _ row: Int) {
    let index = row * canvas.width + column
    let glyph = style.glyphs.frame[mask.frameSides(column: column, row: row)]
    canvas.cells[index] = Cell(
      glyph: glyph.value, width: 1, style: style.theme.frame.over(canvas.cells[index]))
  }

  private mutating func dim(_ columns: Range<Int>, row: Int) {
    let start = row * canvas.width
    let blank = style.glyphs.dimmedBlank.value
    // Nearly every cell of the screen comes through here.
    canvas.cells.withUnsafeMutableBufferPointer { cells in
      let range = start + columns.lowerBound..<start + columns.upperBound
      var followsWord = false
      for index in range {
        cells[index].attributes.insert(.dim)
        let glyph = cells[index].glyph
        if glyph == 0x20 {
          // A blank between two words stays, so that dimmed text can be read. Beside borders and
          // brackets it does not, so that dimmed controls can be told from clear ones.
          let stays = followsWord && index + 1 < range.upperBound && cells[index + 1].isOfWord
          if !stays { cells[index].glyph = blank }
          followsWord = false
        } else if glyph >= 0xA0, cells[index].isInkless {
          if cells[index].width == 2 { cells[index + 1].clear() }
          cells[index].glyph = blank
          cells[index].width = 1
          followsWord = false
        } else {
          followsWord = cells[index].isOfWord
        }
      }
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
  /// Whether it is part of a word rather than blank, a border or a bracket.
  fileprivate var isOfWord: Bool {
    switch glyph {
    case 0x20, 0x5B, 0x5D, 0x7C, 0x2500...0x259F: false
    default: true
    }
  }

  /// Whether nothing of the glyph is seen: spaces of all kinds.
  var isInkless: Bool {
    switch glyph {
    case 0x20: true
    case 0..<0xA0: false
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x2800, 0x3000: true
    default: false
    }
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
