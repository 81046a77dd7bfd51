import Foundation

extension MaskShape {
  /// The one span of a convex shape; nil where the line misses it, and for a path.
  func span(atY y: CGFloat) -> Range<CGFloat>? {
    switch self {
    case .rectangle(let rect): rect.span(atY: y)
    case .roundedRectangle(let rect, let radii): Self.roundedSpan(rect, radii, atY: y)
    case .ellipse(let rect):
      Self.roundedSpan(
        rect, CornerRadii(width: rect.size.width / 2, height: rect.size.height / 2), atY: y)
    case .path: nil
    }
  }

  private static func roundedSpan(
    _ rect: CGRect, _ radii: CornerRadii, atY y: CGFloat
  ) -> Range<CGFloat>? {
    guard let span = rect.span(atY: y) else { return nil }
    let fitted = radii.fitted(to: rect.size)
    let fromTop = y - rect.origin.y
    let fromBottom = rect.origin.y + rect.size.height - y
    let left = max(
      inset(of: fitted.topLeft, at: fromTop), inset(of: fitted.bottomLeft, at: fromBottom))
    let right = max(
      inset(of: fitted.topRight, at: fromTop), inset(of: fitted.bottomRight, at: fromBottom))
    let (lower, upper) = (span.lowerBound + left, span.upperBound - right)
    return lower < upper ? lower..<upper : nil
  }

  /// How far a corner's arc stands away from the side, at a distance from the top or bottom.
  private static func inset(of radius: CGSize, at distance: CGFloat) -> CGFloat {
    guard distance < radius.height else { return 0 }
    let rise = 1 - distance / radius.height
    return radius.width * (1 - max(0, 1 - rise * rise).squareRoot())
  }
}

extension CGRect {
  /// The part of a horizontal line that is inside the rectangle.
  func span(atY y: CGFloat) -> Range<CGFloat>? {
    guard hasUsableArea, y >= origin.y, y < origin.y + size.height else { return nil }
    let end = origin.x + size.width
    return origin.x < end ? origin.x..<end : nil
  }
}
