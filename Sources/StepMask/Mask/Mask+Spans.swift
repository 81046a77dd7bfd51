public import Foundation

extension Mask {
  /// The clear parts of a horizontal line, from left to right, apart from each other.
  ///
  /// A point of the line is clear exactly when its x lies in one of the ranges. For drawing line
  /// by line this is much cheaper than asking for each point.
  public func clearSpans(atY y: CGFloat) -> [Range<CGFloat>] {
    guard let line = bounds.span(atY: y) else { return [] }
    var spans: [Range<CGFloat>] = []
    for hole in holes { hole.appendSpans(atY: y, to: &spans) }
    return Self.united(spans).map { $0.clamped(to: line) }.filter { !$0.isEmpty }
  }

  /// The clear cells of a row of cells, from left to right: those whose centres are clear.
  ///
  /// Cell (c, r) covers the unit square from (c, r) to (c + 1, r + 1). For each column
  /// `isClear` of the cell's centre says the same.
  public func clearColumns(inRow row: Int) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    for span in clearSpans(atY: CGFloat(row) + 0.5) {
      let first = Self.firstColumn(from: span.lowerBound)
      let end = Self.firstColumn(from: span.upperBound)
      guard first < end else { continue }
      if let last = columns.last, last.upperBound == first {
        columns[columns.count - 1] = last.lowerBound..<end
      } else {
        columns.append(first..<end)
      }
    }
    return columns
  }

  /// Spans sorted and joined where they touch or overlap.
  private static func united(_ spans: [Range<CGFloat>]) -> [Range<CGFloat>] {
    guard spans.count > 1 else { return spans }
    var united: [Range<CGFloat>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = united.last, span.lowerBound <= last.upperBound {
        united[united.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        united.append(span)
      }
    }
    return united
  }

  /// The first column whose centre is at `x` or right of it.
  private static func firstColumn(from x: CGFloat) -> Int {
    Int(min(max((x - 0.5).rounded(.up), -1e15), 1e15))
  }
}

extension MaskShape {
  fileprivate func appendSpans(atY y: CGFloat, to spans: inout [Range<CGFloat>]) {
    if case .path(let path) = self {
      spans += path.spans(atY: y)
    } else if let span = span(atY: y) {
      spans.append(span)
    }
  }
}
