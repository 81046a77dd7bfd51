import Foundation

/// The bare rules of placement: one tip beside one target, whatever else is on the surface.
///
/// The steps and their order are those of the positioning libraries of the web: gap, flip, shift,
/// arrow. So results agree with theirs. All values are finite.
struct TipRules {
  /// A tip beside its target, before the arrow was judged.
  struct Outcome {
    var placement: TipPlacement
    var frame: CGRect
    /// From the tip's leading corner to the arrow's begin; may lie outside a very short edge.
    var arrowOffset: CGFloat
    var arrowMiss: CGFloat
  }

  var box: CGRect
  var metrics: TipMetrics
  var isRightToLeft: Bool
  var target: CGRect
  var size: CGSize

  /// The outcome for the asked placement or the one that flipping prefers to it.
  func outcome(preferred: TipPlacement) -> Outcome { settled(flipped(preferred)) }

  /// The outcome for exactly this placement.
  func settled(_ placement: TipPlacement) -> Outcome {
    let axis = placement.alignAxis
    var frame = shifted(unshiftedFrame(placement))
    var outcome = pointed(frame, placement)
    if placement.alignment != .center, outcome.arrowMiss != 0, targetIsTooShort(along: axis) {
      frame = shifted(frame.moved(to: frame.start(along: axis) + outcome.arrowMiss, along: axis))
      outcome = pointed(frame, placement)
    }
    return roundedDown(outcome)
  }

  /// The tip beside the target with the gap between them, wherever the box ends.
  func unshiftedFrame(_ placement: TipPlacement) -> CGRect {
    let (main, align) = (placement.side.mainAxis, placement.alignAxis)
    let length = size.length(along: align)
    var start = target.middle(along: align) - length / 2
    if placement.alignment != .center {
      let towardsEnd = (placement.alignment == .end) != (align == .x && isRightToLeft)
      let shift = (target.length(along: align) - length) / 2
      start += towardsEnd ? shift : -shift
    }
    let away =
      placement.side.isLeading
      ? target.start(along: main) - size.length(along: main) - metrics.gap
      : target.end(along: main) + metrics.gap
    return CGRect(origin: .zero, size: size).moved(to: start, along: align)
      .moved(to: away, along: main)
  }

  /// Pulls a frame inside the box less the margin, or at least inside the box.
  ///
  /// A tip that is longer than that keeps its left or top edge inside.
  func shifted(_ frame: CGRect) -> CGRect {
    [TipAxis.x, .y].reduce(frame) { frame, axis in
      let length = frame.length(along: axis)
      let (boxStart, boxEnd) = (box.start(along: axis), box.end(along: axis))
      let last = boxEnd - metrics.margin - length
      var start = max(boxStart + metrics.margin, min(frame.start(along: axis), last))
      if length <= box.length(along: axis) {
        start = max(boxStart, min(start, boxEnd - length))
      }
      return frame.moved(to: start, along: axis)
    }
  }

  /// The outcome of a frame that stays where it is, its arrow as close to the target's centre as
  /// the insets allow.
  func pointed(_ frame: CGRect, _ placement: TipPlacement) -> Outcome {
    let axis = placement.alignAxis
    let room = frame.length(along: axis) - metrics.arrowLength
    let wanted = room / 2 + target.middle(along: axis) - frame.middle(along: axis)
    let inset = arrowInset(along: axis)
    let offset = max(inset, min(wanted, room - inset))
    return Outcome(
      placement: placement, frame: frame, arrowOffset: offset, arrowMiss: wanted - offset)
  }

  /// The outcome with the arrow in whole units where frames are whole.
  func roundedArrow(_ outcome: Outcome) -> Outcome {
    guard metrics.roundsToUnits else { return outcome }
    var rounded = outcome
    rounded.arrowOffset = outcome.arrowOffset.rounded(.down)
    rounded.arrowMiss += outcome.arrowOffset - rounded.arrowOffset
    return rounded
  }

  /// Rounds the frame once, at the end, and works out its arrow again.
  private func roundedDown(_ outcome: Outcome) -> Outcome {
    guard metrics.roundsToUnits else { return outcome }
    let frame = outcome.frame.moved(to: outcome.frame.origin.x.rounded(.down), along: .x)
      .moved(to: outcome.frame.origin.y.rounded(.down), along: .y)
    return roundedArrow(pointed(frame, outcome.placement))
  }

  private func arrowInset(along axis: TipAxis) -> CGFloat {
    min(metrics.arrowInset, (size.length(along: axis) - metrics.arrowLength) / 2 - 1)
  }

  private func targetIsTooShort(along axis: TipAxis) -> Bool {
    (target.length(along: axis) - metrics.arrowLength) / 2 - arrowInset(along: axis) < 0
  }
}
