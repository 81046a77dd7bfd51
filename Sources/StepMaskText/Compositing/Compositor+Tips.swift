import Foundation
import StepMask

extension Compositor {
  /// Blanks a tip's frame and draws the tip in it, with its arrow.
  mutating func draw(_ placed: PlacedTip, offset: CGPoint, clip: CellRect) {
    let frame = placed.frame.offsetBy(offset)
    let area = CellRect(frame).intersection(clip)
    guard frame.isFinite, !area.isEmpty, !isHidden(placed.tip) else { return }
    canvas.fill(area, style: style.theme.tip)
    var painter = Painter(canvas: canvas, style: style, focus: focusedButton(placed))
    painter.clip = area
    painter.origin = frame.origin
    let hasEdge = drawContent(placed, in: &painter)
    canvas = painter.canvas
    if hasEdge, let arrow = placed.arrow { draw(arrow, of: CellRect(frame), clip: area) }
    if placed.opacity < 0.5 { canvas.restyle(area) { $0.attributes.insert(.dim) } }
    for row in area.minY..<area.maxY {
      for column in area.minX..<area.maxX { regions[row * canvas.width + column] = .tip }
    }
  }

  /// Draws what is in the tip; returns whether it has an edge on which an arrow can sit.
  private func drawContent(_ placed: PlacedTip, in painter: inout Painter) -> Bool {
    if let content = placed.content {
      let cells = CellRect(CGRect(origin: .zero, size: placed.frame.size))
      let card = TipCard(
        content, columns: cells.width, rows: cells.height, isRightToLeft: style.isRightToLeft)
      card.draw(content, focusedControl: placed.focusedControl, in: &painter)
      return card.hasBorder
    }
    if let view = placed.tip as? View {
      painter.origin.x -= view.frame.origin.x
      painter.origin.y -= view.frame.origin.y
      view.render(in: &painter)
      return true
    }
    let label = Label(placed.tip.spokenText, style: style.theme.tip)
    label.frame = CGRect(origin: .zero, size: placed.frame.size)
    label.render(in: &painter)
    return false
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

  private func focusedButton(_ placed: PlacedTip) -> View? {
    guard let index = placed.focusedControl, placed.controls.indices.contains(index) else {
      return nil
    }
    return (placed.tip as? View)?.button(of: placed.controls[index])
  }
}
