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
    let (width, height) = (Int(place.size.width), Int(place.size.height))
    let rows = lines.suffix(height).flatMap { rowsOf($0, width: width) }.suffix(height)
    for (row, (line, indent)) in rows.enumerated() {
      let point = CGPoint(x: place.origin.x + CGFloat(indent), y: place.origin.y + CGFloat(row))
      painter.write(line, at: point, style: painter.theme.text)
    }
  }

  /// What does not fit on one row goes on below, indented.
  private func rowsOf(_ line: String, width: Int) -> [(TextLine, indent: Int)] {
    let text = String(line.trimmingPrefix("event "))
    return LineBreaker.lines(of: text, width: width - 2).enumerated().map { row, line in
      (line, indent: row == 0 ? 0 : 2)
    }
  }
}
