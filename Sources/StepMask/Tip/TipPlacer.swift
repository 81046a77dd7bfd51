public import Foundation

/// Works out where a tip stands beside a target: gap, flip, shift, arrow, and nothing covered
/// that could stay free.
///
/// A value without state: the same question always has the same answer. Values that are not
/// finite count as 0 and a target without area as none, so that the answer is always finite.
/// The cost grows with the number of holes and tips. Only where they are in the way, and are 24
/// at most, places between them are tried as well.
public struct TipPlacer: Sendable {
  /// The area in which tips stand, usually the safe area, in the surface's units.
  public var box: CGRect

  /// Distances, in the same units.
  public var metrics: TipMetrics

  /// Whether start and end are mirrored along x and left is tried before right.
  public var isRightToLeft: Bool

  /// Creates a placer.
  public init(box: CGRect, metrics: TipMetrics, isRightToLeft: Bool = false) {
    self.box = box
    self.metrics = metrics
    self.isRightToLeft = isRightToLeft
  }

  /// Places one tip.
  ///
  /// The tip lies inside the box whenever it fits at all; a longer one keeps its left or top edge
  /// inside. Its size is never changed. Where the rules would have it cover a hole or another
  /// tip, the first side in flip order that has room is taken instead, at first with the whole
  /// gap, then with less of it, then anywhere on that side. Without room for both, holes are
  /// kept free rather than tips.
  ///
  /// - Parameters:
  ///   - size: the tip's size.
  ///   - target: what the tip belongs to; nil centres the tip in the box.
  ///   - preferred: where the tip wants to stand.
  ///   - holes: the bounds of the holes to keep free; nil stands for the target alone.
  ///   - tips: the frames of tips placed before, to keep free as well.
  /// - Returns: the place, with the applied side and the arrow.
  public func place(
    size: CGSize, at target: CGRect?, preferred: TipPlacement = TipPlacement(.bottom),
    holes: [CGRect]? = nil, tips: [CGRect] = []
  ) -> TipPosition {
    let target = target?.usable
    let rules = TipRules(
      box: usableBox, metrics: metrics.usable, isRightToLeft: isRightToLeft,
      target: target ?? usableBox, size: size.usable)
    let search = TipSearch(
      rules: rules, preferred: preferred,
      holes: (holes ?? [target].compactMap(\.self)).filter(\.hasUsableArea),
      tips: tips.filter(\.hasUsableArea))
    guard target != nil else {
      let frame = search.centredFrame()
      return TipPosition(frame: frame, coversHole: !search.leavesHolesFree(frame))
    }
    return position(of: search.outcome(), in: search)
  }

  private func position(of outcome: TipRules.Outcome, in search: TipSearch) -> TipPosition {
    let coversHole = !search.leavesHolesFree(outcome.frame)
    let arrow = coversHole ? nil : search.rules.visibleArrow(of: outcome)
    return TipPosition(
      frame: outcome.frame, appliedPlacement: outcome.placement, arrow: arrow,
      arrowMiss: arrow == nil ? 0 : outcome.arrowMiss, coversHole: coversHole)
  }

  /// The box with finite edges, and with whole ones where frames are whole.
  private var usableBox: CGRect {
    let origin = CGPoint(x: box.origin.x.usable, y: box.origin.y.usable)
    let finite = CGRect(origin: origin, size: box.size.usable)
    guard metrics.roundsToUnits else { return finite }
    return CGRect(
      minX: finite.start(along: .x).rounded(.up), minY: finite.start(along: .y).rounded(.up),
      maxX: finite.end(along: .x).rounded(.down), maxY: finite.end(along: .y).rounded(.down))
  }
}

extension TipMetrics {
  /// The metrics with lengths that are finite and not negative.
  var usable: TipMetrics {
    TipMetrics(
      gap: gap.usableLength, margin: margin.usableLength, arrowLength: arrowLength.usableLength,
      arrowInset: arrowInset.usableLength, roundsToUnits: roundsToUnits)
  }
}

extension TipRules {
  /// The arrow, if it lies on the tip's edge and points into the target's span there.
  func visibleArrow(of outcome: Outcome) -> TipArrow? {
    let axis = outcome.placement.alignAxis
    let frame = outcome.frame
    let length = metrics.arrowLength
    let centre = frame.start(along: axis) + outcome.arrowOffset + length / 2
    let liesOnEdge =
      outcome.arrowOffset >= 0 && outcome.arrowOffset + length <= frame.length(along: axis)
    let pointsAtTarget =
      centre >= target.start(along: axis) - 1e-6 && centre <= target.end(along: axis) + 1e-6
    guard liesOnEdge, pointsAtTarget, !frame.covers(target) else { return nil }
    return TipArrow(edge: outcome.placement.side.opposite, offset: outcome.arrowOffset)
  }
}
