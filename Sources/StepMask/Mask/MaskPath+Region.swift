public import Foundation

extension MaskPath {
  /// Whether the point is inside.
  public func contains(_ point: CGPoint) -> Bool {
    guard hasArea, let span = bounds.span(atY: point.y), span.contains(point.x) else {
      return false
    }
    return pieces.reduce(0) { winding, piece in
      guard let x = piece.crossing(atY: point.y), x <= point.x else { return winding }
      return winding + piece.direction
    } != 0
  }

  /// The parts of a horizontal line that are inside, from left to right.
  public func spans(atY y: CGFloat) -> [Range<CGFloat>] {
    guard hasArea, bounds.span(atY: y) != nil else { return [] }
    return Self.spans(of: pieces, atY: y)
  }

  /// Whether the pieces wind around anything thicker than a rounding error.
  ///
  /// Looks at two lines between each two neighbouring ends of pieces. One would not do: crossing
  /// pieces may meet on it.
  static func encloses(_ pieces: [MaskPathPiece], width: CGFloat) -> Bool {
    let heights = Set(pieces.flatMap { [$0.top, $0.bottom] }).sorted()
    return zip(heights, heights.dropFirst()).contains { top, bottom in
      [0.379, 0.713].contains { share in
        spans(of: pieces, atY: top + (bottom - top) * share)
          .contains { $0.upperBound - $0.lowerBound > width * 1e-9 }
      }
    }
  }

  private static func spans(of pieces: [MaskPathPiece], atY y: CGFloat) -> [Range<CGFloat>] {
    let crossings = pieces.compactMap { piece in
      piece.crossing(atY: y).map { (x: $0, direction: piece.direction) }
    }.sorted { $0.x < $1.x }
    var spans: [Range<CGFloat>] = []
    var (winding, start) = (0, CGFloat(0))
    for crossing in crossings {
      if winding != 0, start < crossing.x { spans.append(start..<crossing.x) }
      winding += crossing.direction
      start = crossing.x
    }
    return spans
  }
}
