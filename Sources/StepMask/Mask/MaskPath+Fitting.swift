import Foundation

extension MaskPath {
  /// The path stretched so that its bounds become this rectangle.
  func fitted(to rect: CGRect) -> MaskPath {
    let (old, x, y) = (
      bounds, rect.size.width / bounds.size.width, rect.size.height / bounds.size.height
    )
    return MaskPath(
      elements.map { element in
        element.mapped { point in
          CGPoint(
            x: rect.origin.x + (point.x - old.origin.x) * x,
            y: rect.origin.y + (point.y - old.origin.y) * y)
        }
      })
  }
}

extension MaskPath.Element {
  fileprivate func mapped(_ change: (CGPoint) -> CGPoint) -> MaskPath.Element {
    switch self {
    case .move(let point): .move(to: change(point))
    case .line(let point): .line(to: change(point))
    case .quadratic(let point, let control):
      .quadratic(to: change(point), control: change(control))
    case .cubic(let point, let control1, let control2):
      .cubic(to: change(point), control1: change(control1), control2: change(control2))
    case .close: .close
    }
  }
}
