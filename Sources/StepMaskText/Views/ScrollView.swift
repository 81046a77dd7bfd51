public import Foundation
public import StepMask

/// A window on content that is larger than itself; moved by wheel, drag, keys and code.
open class ScrollView: View, GuideScroller {
  /// The size of the content, from the content's point (0, 0).
  open var contentSize: CGSize { didSet { if contentSize != oldValue { setNeedsLayout() } } }

  /// The content's point at the top-left of the view.
  ///
  /// Not limited to the content when set.
  public var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      contentOffsetDidChange()
    }
  }

  private var dragBegin: (point: CGPoint, offset: CGPoint)?

  /// Creates a scroll view, which clips.
  public init(frame: CGRect = .zero, contentSize: CGSize = .zero) {
    self.contentSize = contentSize
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Called after each change of the offset.
  ///
  /// The default does nothing.
  open func contentOffsetDidChange() {}

  /// The furthest offset at which the view is still filled with content.
  public var largestOffset: CGPoint {
    CGPoint(
      x: max(0, contentSize.width - frame.size.width),
      y: max(0, contentSize.height - frame.size.height))
  }

  /// Moves by a distance, but not beyond the content.
  ///
  /// - Returns: whether anything moved.
  @discardableResult
  public func scroll(by distance: CGSize) -> Bool {
    let before = contentOffset
    contentOffset = limited(
      CGPoint(x: before.x + distance.width, y: before.y + distance.height))
    return contentOffset != before
  }

  /// Moves by the least whole cells that bring a rectangle of the content into view.
  ///
  /// Where it is larger than the view, the view is filled with it. Nothing moves if it is seen.
  public func scrollToReveal(_ rect: CGRect) {
    contentOffset = limited(
      CGPoint(
        x: Self.revealing(
          rect.origin.x, rect.size.width, from: contentOffset.x, length: frame.size.width),
        y: Self.revealing(
          rect.origin.y, rect.size.height, from: contentOffset.y, length: frame.size.height)),
      orKeeping: contentOffset)
  }

  private static func revealing(
    _ begin: CGFloat, _ extent: CGFloat, from offset: CGFloat, length: CGFloat
  ) -> CGFloat {
    let end = begin + max(0, extent)
    let isLarger = end - begin > length
    let first = isLarger ? begin : end - length
    let last = isLarger ? end - length : begin
    if offset < first { return first.rounded(.up) }
    if offset > last { return last.rounded(.down) }
    return offset
  }

  /// Limits an offset to the content; an axis that does not change is left as it is, since an app
  /// may have moved beyond the content.
  private func limited(_ offset: CGPoint, orKeeping current: CGPoint? = nil) -> CGPoint {
    let largest = largestOffset
    return CGPoint(
      x: offset.x == current?.x ? offset.x : offset.x.limited(to: largest.x),
      y: offset.y == current?.y ? offset.y : offset.y.limited(to: largest.y))
  }

  open override func handleWheel(by distance: CGSize) -> Bool { scroll(by: distance) }

  open override func handleKey(_ key: GuideKey) -> Bool {
    let page = max(1, frame.size.height - 1)
    switch key {
    case .up: return scroll(by: CGSize(width: 0, height: -1))
    case .down: return scroll(by: CGSize(width: 0, height: 1))
    case .left: return scroll(by: CGSize(width: -1, height: 0))
    case .right: return scroll(by: CGSize(width: 1, height: 0))
    case .pageUp: return scroll(by: CGSize(width: 0, height: -page))
    case .pageDown: return scroll(by: CGSize(width: 0, height: page))
    case .home: return scroll(by: CGSize(width: 0, height: -contentSize.height))
    case .end: return scroll(by: CGSize(width: 0, height: contentSize.height))
    default: return false
    }
  }

  /// Whether a drag by this distance moves anything, so that the view takes over the pointer.
  func canDrag(by distance: CGSize) -> Bool {
    (abs(distance.width) >= 1 && largestOffset.x > 0)
      || (abs(distance.height) >= 1 && largestOffset.y > 0)
  }

  /// Moves the content with a pointer; points are in the root's coordinates, which the content's
  /// movement does not change.
  func drag(_ phase: PointerPhase, at point: CGPoint) {
    switch phase {
    case .pressed: dragBegin = (point, contentOffset)
    case .dragged:
      guard let dragBegin else { return }
      contentOffset = limited(
        CGPoint(
          x: dragBegin.offset.x + dragBegin.point.x - point.x,
          y: dragBegin.offset.y + dragBegin.point.y - point.y))
    case .released, .cancelled: dragBegin = nil
    }
  }
}
