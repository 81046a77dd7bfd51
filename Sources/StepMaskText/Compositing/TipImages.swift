import Foundation
import StepMask

/// A tip drawn on a canvas of its own.
struct TipImage {
  var canvas: Canvas
  /// Whether the tip has an edge on which an arrow can sit.
  var hasEdge: Bool
}

/// Draws tips, and keeps those of the last scene: a scene that only fades or moves its holes draws
/// no tip anew.
///
/// Only ready-made tips are kept, since all they show is a value.
@MainActor
struct TipImages {
  private struct Entry {
    var content: TipContent
    var frame: CGRect
    var area: CellRect
    var focusedControl: Int?
    var style: PictureStyle
    var image: TipImage
  }

  private var last: [Entry] = []
  private var current: [Entry] = []

  /// Begins a scene.
  mutating func begin() {
    last = current
    current = []
  }

  /// The part of a tip that lies in `area`, both in the canvas's coordinates.
  mutating func image(
    of placed: PlacedTip, frame: CGRect, area: CellRect, style: PictureStyle
  ) -> TipImage {
    guard let content = placed.content else {
      return draw(placed, frame: frame, area: area, style: style)
    }
    let known = last.first {
      $0.frame == frame && $0.area == area && $0.focusedControl == placed.focusedControl
        && $0.content == content && $0.style == style
    }
    let entry =
      known
      ?? Entry(
        content: content, frame: frame, area: area, focusedControl: placed.focusedControl,
        style: style, image: draw(placed, frame: frame, area: area, style: style))
    current.append(entry)
    return entry.image
  }

  private func draw(
    _ placed: PlacedTip, frame: CGRect, area: CellRect, style: PictureStyle
  ) -> TipImage {
    let canvas = Canvas(width: area.width, height: area.height, style: style.theme.tip)
    var painter = Painter(canvas: canvas, style: style, focus: focusedButton(placed))
    painter.origin = CGPoint(
      x: frame.origin.x - CGFloat(area.minX), y: frame.origin.y - CGFloat(area.minY))
    let hasEdge = drawContent(placed, style, in: &painter)
    return TipImage(canvas: painter.canvas, hasEdge: hasEdge)
  }

  private func drawContent(
    _ placed: PlacedTip, _ style: PictureStyle, in painter: inout Painter
  ) -> Bool {
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

  private func focusedButton(_ placed: PlacedTip) -> View? {
    guard let index = placed.focusedControl, placed.controls.indices.contains(index) else {
      return nil
    }
    return (placed.tip as? View)?.button(of: placed.controls[index])
  }
}
