import Foundation

/// Looks for a place where a tip covers neither the holes of its step nor other tips.
struct TipSearch {
  var rules: TipRules
  var preferred: TipPlacement
  var holes: [CGRect]
  var tips: [CGRect]

  /// With more holes and tips than this only the plain places beside the target are tried.
  private static let mostObstacles = 24

  func leavesHolesFree(_ frame: CGRect) -> Bool { !holes.contains { $0.covers(frame) } }

  /// The place by the rules if it covers nothing, else the best of those that cover least.
  func outcome() -> TipRules.Outcome {
    let ruled = rules.outcome(preferred: preferred)
    let everything = holes + tips
    if isFree(ruled.frame, everything) { return ruled }
    if let beside = beside(everything) { return beside }
    guard !tips.isEmpty else { return ruled }
    if isFree(ruled.frame, holes) { return ruled }
    return beside(holes) ?? clear(of: tips, else: ruled)
  }

  /// The middle of the box, or the nearest place to it where no hole or tip is covered.
  func centredFrame() -> CGRect {
    let box = rules.box
    let middle = CGRect(
      x: box.middle(along: .x) - rules.size.width / 2,
      y: box.middle(along: .y) - rules.size.height / 2,
      width: rules.size.width, height: rules.size.height)
    let frame = rounded(rules.shifted(middle))
    return [holes + tips, holes, tips].lazy
      .compactMap { freeFrame(near: frame, in: rules.room, mainAxis: .y, obstacles: $0) }
      .first { _ in true } ?? frame
  }

  private var placements: [TipPlacement] {
    preferred.flipOrder(isRightToLeft: rules.isRightToLeft)
  }

  private func isFree(_ frame: CGRect, _ obstacles: [CGRect]) -> Bool {
    !obstacles.contains { $0.covers(frame) }
  }

  /// The first side with room: with the whole gap, with less of it, or anywhere on that side.
  private func beside(_ obstacles: [CGRect]) -> TipRules.Outcome? {
    let outcomes = placements.map(rules.settled).filter { isFree($0.frame, obstacles) }
    return outcomes.first { rules.keepsGap($0.placement) } ?? outcomes.first
      ?? placements.lazy.compactMap { onSide(of: $0, obstacles) }.first
  }

  private func onSide(of placement: TipPlacement, _ obstacles: [CGRect]) -> TipRules.Outcome? {
    let ideal = rules.settled(placement).frame
    let room = rules.room(beside: placement.side)
    return freeFrame(
      near: ideal, in: room, mainAxis: placement.side.mainAxis, obstacles: obstacles
    ).map { rules.roundedArrow(rules.pointed($0, placement)) }
  }

  /// For a step whose holes leave no room: at least no other tip is covered.
  private func clear(of tips: [CGRect], else ruled: TipRules.Outcome) -> TipRules.Outcome {
    if isFree(ruled.frame, tips) { return ruled }
    if let other = placements.lazy.map(rules.settled).first(where: { isFree($0.frame, tips) }) {
      return other
    }
    let axis = ruled.placement.side.mainAxis
    return freeFrame(near: ruled.frame, in: rules.room, mainAxis: axis, obstacles: tips)
      .map { rules.roundedArrow(rules.pointed($0, ruled.placement)) } ?? ruled
  }
}

extension TipSearch {
  /// The frame nearest to `ideal` along the main axis, then along the other one, that lies in the
  /// room and covers no obstacle.
  ///
  /// Only places that touch an obstacle, the gap beside one or an edge of the room have to be
  /// tried: from any free place a tip can be pushed to such a one.
  private func freeFrame(
    near ideal: CGRect, in room: CGRect, mainAxis: TipAxis, obstacles: [CGRect]
  ) -> CGRect? {
    guard obstacles.count <= Self.mostObstacles else { return nil }
    for main in starts(near: ideal, in: room, along: mainAxis, obstacles: obstacles) {
      let row = ideal.moved(to: main, along: mainAxis)
      let align = mainAxis.other
      for start in starts(near: ideal, in: room, along: align, obstacles: obstacles) {
        let frame = row.moved(to: start, along: align)
        if isFree(frame, obstacles) { return frame }
      }
    }
    return nil
  }

  private func starts(
    near ideal: CGRect, in room: CGRect, along axis: TipAxis, obstacles: [CGRect]
  ) -> [CGFloat] {
    let length = ideal.length(along: axis)
    let (first, last) = (room.start(along: axis), room.end(along: axis) - length)
    let wanted = ideal.start(along: axis)
    let gap = rules.metrics.gap
    let beside = obstacles.flatMap {
      let (before, after) = ($0.start(along: axis) - length, $0.end(along: axis))
      return [before - gap, before, after, after + gap]
    }
    return ([wanted, first, last] + beside)
      .flatMap { rules.metrics.roundsToUnits ? [$0.rounded(.down), $0.rounded(.up)] : [$0] }
      .filter { $0 >= first && $0 <= last }
      .sorted { ($0 - wanted).magnitude < ($1 - wanted).magnitude }
  }

  private func rounded(_ frame: CGRect) -> CGRect {
    guard rules.metrics.roundsToUnits else { return frame }
    var frame = frame
    frame.origin = CGPoint(x: frame.origin.x.rounded(.down), y: frame.origin.y.rounded(.down))
    return frame
  }
}
