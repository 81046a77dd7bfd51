import Foundation

extension Guide {
  /// Brings the targets of a step that is about to be entered into view, each by the least
  /// distance, and makes room for a tip that would have to cover a hole.
  ///
  /// What is visible stays where it is.
  func reveal(_ stage: inout StepStage, on surface: any GuideSurface) {
    // The first target comes last, so that it wins where not all can be seen.
    for cutout in stage.cutouts.reversed() where isPartlyHidden(cutout) {
      if scroll(cutout, FocusInsets.zero, on: surface) { read(&stage, on: surface) }
    }
    guard coversHole(stage, on: surface),
      let cutout = stage.cutouts.first(where: { $0.target != nil })
    else { return }
    for margins in roomsForTip(of: stage, on: surface) {
      let movedBefore = run?.scrollChanges.count ?? 0
      guard scroll(cutout, margins, on: surface) else { continue }
      read(&stage, on: surface)
      if stage.hasTarget, !coversHole(stage, on: surface) { return }
      undoScrolling(to: movedBefore)
      read(&stage, on: surface)
    }
  }

  private func isPartlyHidden(_ cutout: CutoutState) -> Bool {
    guard cutout.target != nil else { return false }
    if let place = cutout.location.place { return place.visibleFrame != place.frame }
    return cutout.location == .notReady(.clippedAway)
  }

  private func scroll(
    _ cutout: CutoutState, _ margins: FocusInsets, on surface: any GuideSurface
  ) -> Bool {
    let changes = cutout.target?.reveal(with: margins, on: surface) ?? []
    run?.scrollChanges += changes
    return !changes.isEmpty
  }

  private func undoScrolling(to count: Int) {
    while let run, run.scrollChanges.count > count {
      let change = run.scrollChanges.removeLast()
      change.scroller?.contentOffset = change.before
    }
  }

  private func coversHole(_ stage: StepStage, on surface: any GuideSurface) -> Bool {
    placedTips(of: stage, on: surface).contains { $0.coversHole && $0.tip.usableFrame == nil }
  }

  /// The room that the step's first tip needs beside its target, for each side in flip order.
  private func roomsForTip(of stage: StepStage, on surface: any GuideSurface) -> [FocusInsets] {
    let placed = placedTips(of: stage, on: surface).first { $0.coversHole }
    guard let placed else { return [] }
    let metrics = surface.tipMetrics
    let height = placed.frame.height + metrics.gap + metrics.margin
    let width = placed.frame.width + metrics.gap + metrics.margin
    let asked = placed.requestedPlacement ?? TipPlacement(.bottom)
    return asked.flipOrder(isRightToLeft: surface.isRightToLeft).map { placement in
      switch placement.side {
      case .top: FocusInsets(top: height)
      case .right: FocusInsets(right: width)
      case .bottom: FocusInsets(bottom: height)
      case .left: FocusInsets(left: width)
      }
    }
  }
}
