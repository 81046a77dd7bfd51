public import Foundation

extension View {
  /// Converts a point of this view's coordinates to those of another view of the same tree.
  ///
  /// - Parameters:
  ///   - point: in this view's coordinates.
  ///   - view: the other view; nil for the root.
  /// - Returns: nil if the views share no root.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint? {
    let other = view ?? root
    guard other.root === root else { return nil }
    let (from, to) = (rootOffset, other.rootOffset)
    return CGPoint(x: point.x + (from.x - to.x), y: point.y + (from.y - to.y))
  }

  /// Converts a rectangle of this view's coordinates to those of another view of the same tree.
  ///
  /// - Returns: nil if the views share no root.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect? {
    convert(rect.origin, to: view).map { CGRect(origin: $0, size: rect.size) }
  }

  /// The foremost view at a point of this view's coordinates; nil if there is none.
  ///
  /// Hidden and fully transparent views are passed over, and so is what a clipping view cuts off.
  public func hitTest(_ point: CGPoint) -> View? {
    guard isShown else { return nil }
    let isInside = bounds.holds(point)
    if clipsToBounds && !isInside { return nil }
    for view in subviews.reversed() {
      let inner = CGPoint(
        x: point.x - view.frame.origin.x + view.boundsOrigin.x,
        y: point.y - view.frame.origin.y + view.boundsOrigin.y)
      if let hit = view.hitTest(inner) { return hit }
    }
    return isInside ? self : nil
  }

  /// The nearest view that takes presses, from this one upwards to `limit` and no further.
  func pointerTaker(upTo limit: View? = nil) -> View? {
    for view in sequence(first: self, next: \.superview) {
      if view.takesPointer { return view }
      if view === limit { return nil }
    }
    return nil
  }

  /// What is added to a point of this view's coordinates for the root's.
  var rootOffset: CGPoint {
    var offset = CGPoint.zero
    var view = self
    while let superview = view.superview {
      offset.x += view.frame.origin.x - view.boundsOrigin.x
      offset.y += view.frame.origin.y - view.boundsOrigin.y
      view = superview
    }
    return offset
  }

  /// The size from the origin to the far ends of the visible subviews.
  var extentOfSubviews: CGSize {
    subviews.filter(\.isShown).reduce(.zero) { size, view in
      CGSize(
        width: max(size.width, view.frame.origin.x + view.frame.size.width),
        height: max(size.height, view.frame.origin.y + view.frame.size.height))
    }
  }
}

extension CGRect {
  /// Whether both stored lengths are above 0; false also for NaN.
  var hasArea: Bool { size.width > 0 && size.height > 0 }

  /// Whether a point is inside, half-open; nothing is inside a rectangle of negative lengths.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width
      && point.y < origin.y + size.height
  }

  /// Whether every stored number is finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The common part; without area where there is none.
  ///
  /// Never null.
  func overlap(_ other: CGRect) -> CGRect {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

extension CGSize {
  /// The size with each length between 0 and that of the room; NaN counts as 0.
  func limited(to room: CGSize) -> CGSize {
    CGSize(width: width.limited(to: room.width), height: height.limited(to: room.height))
  }
}

extension CGFloat {
  /// The value between 0 and an upper bound; NaN counts as 0.
  func limited(to upper: CGFloat) -> CGFloat {
    let bound = upper > 0 ? upper : 0
    return self > 0 ? Swift.min(self, bound) : 0
  }
}
