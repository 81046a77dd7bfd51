import Foundation

extension View {
  /// The view and all that is in it as a tree, a line a view: kind, text, frame, what is special.
  ///
  /// For looking at a screen while developing. Frames are in the superviews' coordinates.
  public var treeDescription: String { treeLines.joined(separator: "\n") }

  private var treeLines: [String] {
    var lines = [summary]
    for (index, view) in subviews.enumerated() {
      let isLast = index == subviews.count - 1
      for (row, line) in view.treeLines.enumerated() {
        let mark = row == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")
        lines.append(mark + line)
      }
    }
    return lines
  }

  private var summary: String {
    var parts = ["\(type(of: self))"]
    if let text = shownText { parts.append("\"\(TextLine.sanitized(text))\"") }
    parts.append(
      "(\(number(frame.origin.x)), \(number(frame.origin.y)), "
        + "\(number(frame.size.width)) × \(number(frame.size.height)))")
    if boundsOrigin != .zero {
      parts.append("offset (\(number(boundsOrigin.x)), \(number(boundsOrigin.y)))")
    }
    if let stepTag { parts.append("step \(stepTag)") }
    if isHidden { parts.append("hidden") }
    if !(alpha > 0) { parts.append("transparent") }
    if !isEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }

  private func number(_ value: CGFloat) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }
}
