import Foundation

extension TipRules {
  /// The box less the margin on each axis where the tip fits so, else the whole box.
  var room: CGRect {
    [TipAxis.x, .y].reduce(box) { room, axis in
      let margin = metrics.margin
      guard size.length(along: axis) + 2 * margin <= box.length(along: axis) else { return room }
      return room.cut(
        from: box.start(along: axis) + margin, to: box.end(along: axis) - margin, along: axis)
    }
  }

  /// The part of the room on one side of the target.
  func room(beside side: TipSide) -> CGRect {
    let (room, axis) = (room, side.mainAxis)
    return side.isLeading
      ? room.cut(
        from: room.start(along: axis),
        to: min(room.end(along: axis), target.start(along: axis)), along: axis)
      : room.cut(
        from: max(room.start(along: axis), target.end(along: axis)),
        to: room.end(along: axis), along: axis)
  }

  /// Whether there is room for tip, gap and margin on the placement's side of the target.
  func keepsGap(_ placement: TipPlacement) -> Bool {
    let frame = unshiftedFrame(placement)
    return overflow(of: frame, past: placement.side) + metrics.margin <= 1e-6
  }
}

extension CGRect {
  /// The same rectangle between two coordinates of one axis; without length where they cross.
  fileprivate func cut(from start: CGFloat, to end: CGFloat, along axis: TipAxis) -> CGRect {
    var rect = moved(to: start, along: axis)
    switch axis {
    case .x: rect.size.width = max(0, end - start)
    case .y: rect.size.height = max(0, end - start)
    }
    return rect
  }
}
