import Foundation

extension TipRules {
  /// A placement with how far the tip would stick out of the box, without any margin.
  private struct Trial {
    var placement: TipPlacement
    /// Past the placement's own side.
    var main: CGFloat
    /// Past the side towards which the tip grows from its aligned edge, and past the one across.
    var first: CGFloat, second: CGFloat

    var fits: Bool { main <= 0 && first <= 0 && second <= 0 }
    var total: CGFloat { max(main, 0) + max(first, 0) + max(second, 0) }
  }

  /// The first placement in flip order that fits, else the one that sticks out least.
  ///
  /// The axis that was not asked for is tried only if both sides of the asked one overflow.
  func flipped(_ asked: TipPlacement) -> TipPlacement {
    var trials: [Trial] = []
    for placement in asked.flipOrder(isRightToLeft: isRightToLeft) {
      let changesAxis = placement.alignAxis != asked.alignAxis
      if changesAxis, trials.contains(where: { $0.main <= 0 && sharesAxis($0, asked) }) { break }
      let trial = trial(of: placement)
      if trial.fits { return placement }
      trials.append(trial)
    }
    return leastOverflowing(trials, asked: asked) ?? asked
  }

  /// How far the frame sticks out of the box past one side; 0 is flush.
  func overflow(of frame: CGRect, past side: TipSide) -> CGFloat {
    let axis = side.mainAxis
    return side.isLeading
      ? box.start(along: axis) - frame.start(along: axis)
      : frame.end(along: axis) - box.end(along: axis)
  }

  private func leastOverflowing(_ trials: [Trial], asked: TipPlacement) -> TipPlacement? {
    let inside = trials.filter { $0.main <= 0 }
    if let best = inside.min(by: { $0.first < $1.first }) { return best.placement }
    return trials.filter { sharesAxis($0, asked) || $0.placement.alignAxis == .x }
      .min { $0.total < $1.total }?.placement
  }

  private func sharesAxis(_ trial: Trial, _ asked: TipPlacement) -> Bool {
    trial.placement.alignAxis == asked.alignAxis
  }

  private func trial(of placement: TipPlacement) -> Trial {
    let frame = unshiftedFrame(placement)
    let first = growingSide(placement)
    return Trial(
      placement: placement, main: overflow(of: frame, past: placement.side),
      first: overflow(of: frame, past: first), second: overflow(of: frame, past: first.opposite))
  }

  private func growingSide(_ placement: TipPlacement) -> TipSide {
    let axis = placement.alignAxis
    let growing: TipSide =
      switch axis {
      case .x: placement.alignment == (isRightToLeft ? .end : .start) ? .right : .left
      case .y: placement.alignment == .start ? .bottom : .top
      }
    return target.length(along: axis) > size.length(along: axis) ? growing.opposite : growing
  }
}
