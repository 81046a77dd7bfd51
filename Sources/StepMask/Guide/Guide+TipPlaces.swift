import Foundation

extension Guide {
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
    for tip in stayingTips {
      let target = run.stage.flatMap { tipTarget(0, of: 1, in: $0).frame }
      var frontTip = place(tip, at: target, beside: placed.map(\.frame), in: run.stage, on: surface)
      frontTip.belongsToStep = false
      placed.append(frontTip)
    }
    run.placedTips = placed
  }

  /// Places the tips of a step, which may be one that is not entered yet.
  func placedTips(of stage: StepStage, on surface: any GuideSurface) -> [PlacedTip] {
    var placed: [Int: PlacedTip] = [:]
    let standing = stayingTips.compactMap(\.usableFrame)
    let ofStep = stage.step.tips + (run?.tipsByTag[stage.step.tag] ?? [])
    let targets = ofStep.indices.map { tipTarget($0, of: ofStep.count, in: stage) }
    // Those with a cut-out of their own have the first choice.
    for number in targets.indices.filter({ targets[$0].isOwn })
      + targets.indices.filter({ !targets[$0].isOwn })
    {
      let others = standing + placed.sorted { $0.key < $1.key }.map(\.value.frame)
      placed[number] = place(
        ofStep[number], at: targets[number].frame, beside: others, in: stage, on: surface)
    }
    return ofStep.indices.compactMap { placed[$0] }
  }

  /// The tips that are shown as long as the guide.
  private var stayingTips: [any GuideTip] { run?.tipsByTag[.none] ?? [] }

  /// The rectangle that a tip of the step belongs to, and whether it has that for itself.
  ///
  /// One tip belongs to all cut-outs of the step; of several the first to the first, and so on. A
  /// tip whose cut-out is missing goes to the others.
  private func tipTarget(_ number: Int, of count: Int, in stage: StepStage)
    -> (frame: CGRect?, isOwn: Bool)
  {
    let references = stage.cutouts.map(\.tipReference)
    if count > 1, references.count > 1, let own = references[min(number, references.count - 1)] {
      return (own, true)
    }
    let all = references.compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 }
    return (all, count == 1)
  }

  private func place(
    _ tip: any GuideTip, at target: CGRect?, beside others: [CGRect], in stage: StepStage?,
    on surface: any GuideSurface
  ) -> PlacedTip {
    (tip as? Tip)?.guide = self
    let focused = run?.input.focusedControl(of: tip)
    let context = tipContext(stage?.index ?? flow.current, focusedControl: focused)
    let content = tip.content(context)
    var placed = PlacedTip(tip: tip, frame: .zero, content: content, focusedControl: focused)
    if let frame = tip.usableFrame {
      _ = tip.size(in: frame.size, on: surface, context)
      placed.frame = frame
    } else {
      let position = position(
        tip, TipSite(target: target, holes: holeBounds(of: stage), others: others), on: surface,
        context)
      placed.frame = position.frame
      placed.arrow = position.arrow
      placed.requestedPlacement = target == nil ? nil : tip.wantedPlacement
      placed.appliedPlacement = position.appliedPlacement
      placed.coversHole = position.coversHole
    }
    tip.layout(
      TipLayout(
        frame: placed.frame, cutoutFrame: target, safeArea: surface.safeArea,
        appliedPlacement: placed.appliedPlacement, content: content))
    placed.controls = tip.controls
    return placed
  }

  private func holeBounds(of stage: StepStage?) -> [CGRect] {
    stage?.cutouts.compactMap { $0.shape?.bounds } ?? []
  }

  /// Places a tip in the size it likes best; if it would cover a hole so, in a size that suits the
  /// room there is beside the target, side by side in flip order.
  private func position(
    _ tip: any GuideTip, _ site: TipSite, on surface: any GuideSurface, _ context: TipContext
  ) -> TipPosition {
    let area = surface.safeArea
    let placer = TipPlacer(
      box: area, metrics: surface.tipMetrics, isRightToLeft: surface.isRightToLeft)
    let size = tip.size(in: area.size, on: surface, context)
    let first = place(size, tip.wantedPlacement, site, by: placer)
    guard first.coversHole, let target = site.target else { return first }
    for placement in tip.wantedPlacement.flipOrder(isRightToLeft: surface.isRightToLeft) {
      let room = placer.room(on: placement.side, of: target)
      guard room.width > 0, room.height > 0, tip.fits(room, on: surface, context) else { continue }
      let size = tip.size(in: room, on: surface, context)
      let position = place(size, placement, site, by: placer)
      if !position.coversHole { return position }
    }
    _ = tip.size(in: area.size, on: surface, context)
    return first
  }

  private func place(
    _ size: CGSize, _ placement: TipPlacement, _ site: TipSite, by placer: TipPlacer
  ) -> TipPosition {
    placer.place(
      size: size, at: site.target, preferred: placement, holes: site.holes, tips: site.others)
  }
}

/// What a tip is placed beside, and what it should not cover.
private struct TipSite {
  var target: CGRect?
  var holes: [CGRect]
  var others: [CGRect]
}

extension GuideTip {
  /// The frame of its own, if it is one.
  var usableFrame: CGRect? { fixedFrame?.usable }

  fileprivate var wantedPlacement: TipPlacement { preferredPlacement ?? TipPlacement(.bottom) }
}

extension TipPlacer {
  /// The room between a side of the target and the edge of the box, without gap and margin.
  fileprivate func room(on side: TipSide, of target: CGRect) -> CGSize {
    let width = box.size.width - 2 * metrics.margin
    let height = box.size.height - 2 * metrics.margin
    let used = metrics.gap + metrics.margin
    return switch side {
    case .top: CGSize(width: width, height: target.minY - box.minY - used)
    case .bottom: CGSize(width: width, height: box.maxY - target.maxY - used)
    case .left: CGSize(width: target.minX - box.minX - used, height: height)
    case .right: CGSize(width: box.maxX - target.maxX - used, height: height)
    }
  }
}
