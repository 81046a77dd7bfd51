public import Foundation
public import StepMask

extension View: GuideTarget {
  /// Where the view is on the screen's surface; absences in the order of `TargetAbsence`.
  ///
  /// A layout of views that is due is done first, so that the answer is that of the next picture.
  /// Any view of the tree that holds the surface's host can be asked. A surface that is no
  /// ``TextScreen`` has no such tree: the view is detached.
  public func location(on surface: any GuideSurface) -> TargetLocation {
    guard let screen = surface as? TextScreen, root === screen.root else {
      return .notReady(.detached)
    }
    screen.layoutViewsIfNeeded()
    let ancestry = Array(sequence(first: self, next: \.superview))
    if ancestry.contains(where: \.isHidden) { return .notReady(.hidden) }
    if ancestry.contains(where: { !$0.isShown }) { return .notReady(.transparent) }
    if frame.isNull { return .notReady(.notFinite) }
    if frame.size.width <= 0 || frame.size.height <= 0 { return .notReady(.empty) }
    guard let place = convert(bounds, to: screen.host), place.isFinite else {
      return .notReady(.notFinite)
    }
    let visible = clipped(place, on: screen.host)
    guard visible.overlap(screen.visibleHostFrame).hasArea else { return .notReady(.clippedAway) }
    let radius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
    return .ready(TargetPlace(frame: place, visibleFrame: visible, cornerRadius: radius))
  }

  /// The part of a place, in the host's coordinates, that this view's clipping ancestors below
  /// the host leave visible.
  private func clipped(_ place: CGRect, on host: View) -> CGRect {
    var visible = place
    var ancestor = self === host ? nil : superview
    while let view = ancestor, view !== host, view.superview != nil {
      if view.clipsToBounds, let rect = view.convert(view.bounds, to: host) {
        visible = visible.overlap(rect)
      }
      ancestor = view.superview
    }
    return visible
  }

  /// Scrolls the scroll views around this view, the innermost first, so that it is seen with the
  /// margins around it, in cells.
  ///
  /// Each moves by the least distance, in whole cells, and not beyond its content. Where the
  /// rectangle is larger than a scroll view, that is filled with it. Scroll views around the
  /// surface's host stay.
  public func reveal(with margins: FocusInsets, on surface: any GuideSurface)
    -> [ScrollChange]
  {
    guard let screen = surface as? TextScreen, root === screen.root, bounds.isFinite else {
      return []
    }
    screen.layoutViewsIfNeeded()
    var wanted = bounds.grown(by: margins)
    guard wanted.isFinite else { return [] }
    var changes: [ScrollChange] = []
    var view = self
    while view !== screen.host, let parent = view.superview {
      guard let inParent = view.convert(wanted, to: parent) else { break }
      wanted = inParent
      if let scroller = parent as? ScrollView {
        let before = scroller.contentOffset
        scroller.scrollToReveal(wanted)
        let after = scroller.contentOffset
        if after != before {
          changes.append(ScrollChange(scroller: scroller, before: before, after: after))
        }
        let seen = wanted.overlap(scroller.bounds)
        if seen.hasArea { wanted = seen }
      }
      view = parent
    }
    return changes
  }

  /// Whether the foremost view under the point takes presses and is enabled.
  ///
  /// Looks at this view and what is in it. False outside of it, for a plain label, and for a
  /// disabled control.
  public func takesTouch(at point: CGPoint, on surface: any GuideSurface) -> Bool {
    guard let screen = surface as? TextScreen, let inner = screen.host.convert(point, to: self)
    else { return false }
    guard let taker = hitTest(inner)?.pointerTaker(upTo: self) else { return false }
    return taker.isEnabled
  }
}

extension CGRect {
  /// The rectangle with margins around it.
  fileprivate func grown(by margins: FocusInsets) -> CGRect {
    CGRect(
      x: origin.x - margins.left, y: origin.y - margins.top,
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }
}
