import Foundation

extension MaskShape {
  /// The shape on the way to another one, inside the box around the two.
  ///
  /// Edges and corner radii move evenly, so that a rectangle becomes a circle by rounding its
  /// corners. With a path only the bounds move evenly: the old outline fills them for the first
  /// half of the way, the new one for the second. So an outline that both steps share is moved
  /// and stretched, and none can collapse on the way, as it could if its points moved singly.
  func morphed(to other: MaskShape, _ progress: CGFloat) -> MaskShape {
    let box = bounds.mixed(with: other.bounds, progress)
    switch (self, other) {
    case (.rectangle, .rectangle): return .rectangle(box)
    case (.ellipse, .ellipse): return .ellipse(box)
    default: break
    }
    if let old = effectiveRadii, let new = other.effectiveRadii {
      return .roundedRectangle(box, old.mixed(with: new, progress))
    }
    return progress < 0.5 ? fitted(to: box) : other.fitted(to: box)
  }

  /// The shape scaled around the centre of its bounds.
  func scaledAboutCenter(_ scale: CGFloat) -> MaskShape {
    let center = CGRect(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2,
      width: 0, height: 0)
    return fitted(to: center.mixed(with: bounds, scale))
  }

  /// The shape stretched so that its bounds become this rectangle.
  func fitted(to rect: CGRect) -> MaskShape {
    switch self {
    case .rectangle: return .rectangle(rect)
    case .ellipse: return .ellipse(rect)
    case .roundedRectangle(let old, let radii):
      let (x, y) = (rect.size.width / old.size.width, rect.size.height / old.size.height)
      return .roundedRectangle(
        rect,
        radii.fitted(to: old.size).mapped {
          CGSize(width: $0.width * x, height: $0.height * y)
        })
    case .path(let path): return .path(path.fitted(to: rect))
    }
  }

  /// The radii as drawn of a shape that is a rounded rectangle of some kind; nil for a path.
  private var effectiveRadii: CornerRadii? {
    switch self {
    case .rectangle: .zero
    case .roundedRectangle(let rect, let radii): radii.fitted(to: rect.size)
    case .ellipse(let rect): CornerRadii(width: rect.size.width / 2, height: rect.size.height / 2)
    case .path: nil
    }
  }
}

extension CGRect {
  /// The rectangle whose four edges are on the way to those of another one.
  fileprivate func mixed(with other: CGRect, _ progress: CGFloat) -> CGRect {
    let end = CGPoint(x: origin.x + size.width, y: origin.y + size.height)
    let otherEnd = CGPoint(
      x: other.origin.x + other.size.width, y: other.origin.y + other.size.height)
    let first = origin.mixed(with: other.origin, progress)
    let last = end.mixed(with: otherEnd, progress)
    return CGRect(minX: first.x, minY: first.y, maxX: last.x, maxY: last.y)
  }
}

extension CornerRadii {
  fileprivate func mixed(with other: CornerRadii, _ progress: CGFloat) -> CornerRadii {
    func mixed(_ corner: KeyPath<CornerRadii, CGSize>) -> CGSize {
      let (old, new) = (self[keyPath: corner], other[keyPath: corner])
      return CGSize(
        width: old.width.mixed(with: new.width, progress),
        height: old.height.mixed(with: new.height, progress))
    }
    return CornerRadii(
      topLeft: mixed(\.topLeft), topRight: mixed(\.topRight), bottomRight: mixed(\.bottomRight),
      bottomLeft: mixed(\.bottomLeft))
  }
}
