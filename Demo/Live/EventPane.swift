import Foundation
import StepMaskText

/// The last lines of what a scene told, the newest at the lower edge.
final class EventPane: BoxView {
  private var lines: [String] = []

  /// More than the highest window shows.
  private static let mostLines = 500

  /// Adds a line.
  func write(_ line: String) {
    lines.append(line)
    if lines.count > Self.mostLines { lines.removeFirst(lines.count - Self.mostLines) }
    setNeedsDisplay()
  }

  /// Forgets all lines.
  func clear() {
    lines = []
    setNeedsDisplay()
  }

  override func draw(in painter: inout Painter) {
    super.draw(in: &painter)
    let place = contentFrame
    let width = Int(place.size.width)
    let rows = lines.suffix(Int(place.size.height)).flatMap { line in
      LineBreaker.lines(of: line.trimmingPrefix("event ").description, width: width)
    }.suffix(Int(place.size.height))
    for (row, line) in rows.enumerated() {
      painter.write(
        line, at: CGPoint(x: place.origin.x, y: place.origin.y + CGFloat(row)),
        style: painter.theme.text)
    }
  }
}
