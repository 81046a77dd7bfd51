import Foundation
import StepMask

extension Compositor {
  /// Blanks a tip's frame and draws the tip in it, with its arrow.
  mutating func draw(
    _ placed: PlacedTip, offset: CGPoint, clip: CellRect, images: inout TipImages
  ) {
    let frame = placed.frame.offsetBy(offset)
    let area = CellRect(frame).intersection(clip)
    guard frame.isFinite, !area.isEmpty, !isHidden(placed.tip) else { return }
    let image = images.image(of: placed, frame: frame, area: area, style: style)
    canvas.draw(image.canvas, column: area.minX, row: area.minY, clip: area)
    if image.hasEdge, let arrow = placed.arrow { draw(arrow, of: CellRect(frame), clip: area) }
    if placed.opacity < 0.5 { canvas.restyle(area) { $0.attributes.insert(.dim) } }
    for row in area.minY..<area.maxY {
      for column in area.minX..<area.maxX { regions[row * canvas.width + column] = .tip }
    }
  }

  private mutating func draw(_ arrow: TipArrow, of frame: CellRect, clip: CellRect) {
    let along = Int(cell: arrow.offset.rounded(.down))
    let column: Int
    let row: Int
    let side: Int
    switch arrow.edge {
    case .top: (side, column, row) = (0, frame.minX + along, frame.minY)
    case .right: (side, column, row) = (1, frame.maxX - 1, frame.minY + along)
    case .bottom: (side, column, row) = (2, frame.minX + along, frame.maxY - 1)
    case .left: (side, column, row) = (3, frame.minX, frame.minY + along)
    }
    guard clip.contains(column: column, row: row) else { return }
    let glyph = TextGlyph(content: .scalar(style.glyphs.arrows[side]), width: 1)
    canvas.set(glyph, column: column, row: row, style: style.theme.tipBorder)
  }

  private func isHidden(_ tip: any GuideTip) -> Bool { (tip as? View)?.isShown == false }
}
