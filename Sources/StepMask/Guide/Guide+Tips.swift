import Foundation

extension Guide {
  /// Adds a tip: shown with the step that has its tag, or as long as the guide if it has none.
  ///
  /// May be called while the guide is shown. A tip is added once.
  public func addTip(_ tip: any GuideTip) {
    guard !tips.contains(where: { $0 === tip }) else { return }
    tips.append(tip)
    tipsDidChange()
    if isConfigured, run != nil, let tag = tip.stepTag, steps.index(ofTag: tag) == nil {
      report(.tipWithoutStep(tag: tag))
    }
  }

  /// Removes a tip.
  public func removeTip(_ tip: any GuideTip) {
    tips.removeAll { $0 === tip }
    tipsDidChange()
  }

  private func tipsDidChange() {
    guard let run, run.hasEntered else { return }
    run.tipsByTag = Dictionary(grouping: tips, by: \.stepTag)
    guard !run.isLayingOut, !isPerforming else { return }
    layOut()
    render()
  }

  /// What a tip may say while this step is current, or while there is none.
  private func tipContext(_ index: Int?, focusedControl: Int?) -> TipContext {
    guard let index else {
      return TipContext(
        position: nil, count: count, canGoBack: false, isLast: false, words: words,
        focusedControl: focusedControl)
    }
    let position = index + 1 - flow.skipped.count(before: index)
    let count = count + (flow.skipped.contains(index) ? 1 : 0)
    return TipContext(
      position: position, count: count, canGoBack: position > 1, isLast: position == count,
      words: words, focusedControl: focusedControl)
  }

  /// Places the tips that are on screen, those that stay in front.
  func placeTips() {
    guard let run, let surface = run.surface else { return }
    var placed = run.stage.map { placedTips(of: $0, on: surface) } ?? []
    for tip in run.tipsByTag[.none] ?? [] {
      let target = run.stage.flatMap { tipTarget(0, of: 1, in: $0) }
      var frontTip = place(tip, at: target, beside: placed, in: run.stage, on: surface)
      frontTip.belongsToStep = false
      placed.append(frontTip)
    }
    run.placedTips = placed
  }

  /// Places the tips of a step, which may be one that is not entered yet.
  func placedTips(of stage: StepStage, on surface: any GuideSurface) -> [PlacedTip] {
    var placed: [PlacedTip] = []
    let ofStep = stage.step.tips + (run?.tipsByTag[stage.step.tag] ?? [])
    for (number, tip) in ofStep.enumerated() {
      let target = tipTarget(number, of: ofStep.count, in: stage)
      placed.append(place(tip, at: target, beside: placed, in: stage, on: surface))
    }
    return placed
  }

  /// One tip belongs to all cut-outs of the step; of several the first to the first, and so on.
  private func tipTarget(_ number: Int, of count: Int, in stage: StepStage) -> CGRect? {
    let references = stage.cutouts.compactMap(\.tipReference)
    guard count > 1, references.count > 1 else {
      return references.reduce(nil) { $0?.union($1) ?? $1 }
    }
    return references[min(number, references.count - 1)]
  }

  private func place(
    _ tip: any GuideTip, at target: CGRect?, beside others: [PlacedTip], in stage: StepStage?,
    on surface: any GuideSurface
  ) -> PlacedTip {
    let area = surface.safeArea
    let focused = run?.input.focusedControl(of: tip)
    let context = tipContext(stage?.index ?? flow.current, focusedControl: focused)
    let size = tip.size(in: area.size, on: surface, context)
    let content = tip.content(context)
    var placed = PlacedTip(tip: tip, frame: .zero, content: content, focusedControl: focused)
    if let frame = tip.fixedFrame {
      placed.frame = frame
    } else {
      let placer = TipPlacer(
        box: area, metrics: surface.tipMetrics, isRightToLeft: surface.isRightToLeft)
      let preferred = tip.preferredPlacement ?? TipPlacement(.bottom)
      let position = placer.place(
        size: size, at: target, preferred: preferred,
        holes: stage?.cutouts.compactMap { $0.shape?.bounds }, tips: others.map(\.frame))
      placed.frame = position.frame
      placed.arrow = position.arrow
      placed.requestedPlacement = target == nil ? nil : preferred
      placed.appliedPlacement = position.appliedPlacement
      placed.coversHole = position.coversHole
    }
    tip.layout(
      TipLayout(
        frame: placed.frame, cutoutFrame: target, safeArea: area,
        appliedPlacement: placed.appliedPlacement, content: content))
    placed.controls = tip.controls
    return placed
  }
}
