import Foundation

extension Guide {
  func pointer(_ phase: PointerPhase, _ point: CGPoint, canMove: Bool) -> GuideInputResult {
    switch phase {
    case .pressed: press(at: point, canMove: canMove)
    case .dragged, .cancelled: continuePress(phase, point, canMove: canMove)
    case .released: release(at: point, canMove: canMove)
    }
  }

  private func press(at point: CGPoint, canMove: Bool) -> GuideInputResult {
    guard let run, let region = region(at: point) else { return .consumed }
    let destination = canMove ? destination(of: region, at: point) : nil
    run.input.press = InputTracker.Press(
      region: region, destination: destination, isDropped: !canMove, at: point)
    guard let destination else { return .consumed }
    let before = run.surface?.focusedTarget
    let result = give(.pointer(.pressed, point), to: destination, canMove: canMove)
    adoptFocus(of: region, before: before)
    return result
  }

  private func continuePress(_ phase: PointerPhase, _ point: CGPoint, canMove: Bool)
    -> GuideInputResult
  {
    guard let run, var press = run.input.press else { return .consumed }
    let before = press.point
    press.move(to: point, limit: dragDistance)
    run.input.press = phase == .cancelled ? nil : press
    if phase == .dragged, press.isDrag, let target = scrolledTarget(of: press) {
      return scroll(from: before, to: point, target, canMove: canMove)
    }
    guard let destination = press.destination else { return .consumed }
    return give(.pointer(phase, point), to: destination, canMove: canMove)
  }

  private func release(at point: CGPoint, canMove: Bool) -> GuideInputResult {
    guard let run, var press = run.input.press else { return .consumed }
    press.move(to: point, limit: dragDistance)
    run.input.press = nil
    let isSame = region(at: point) == press.region && !press.isScrolling
    if let destination = press.destination {
      let before = run.surface?.focusedTarget
      let advances = isSame && canMove && forwardsThenAdvances(press.region)
      let result = give(
        .pointer(.released, point), to: destination, canMove: canMove, cause: .tap,
        followUp: advances ? { [self] in _ = navigate(.next) } : nil)
      adoptFocus(of: press.region, before: before)
      return result
    }
    if isSame, !press.isDrag || press.region.isControl {
      tap(press.region, canMove: canMove && !press.isDropped)
    }
    return .consumed
  }

  /// How far a pointer goes before a press is a drag and no tap: another cell, or a finger's
  /// unsteadiness in points.
  private var dragDistance: CGFloat { surface?.tipMetrics.roundsToUnits == true ? 1 : 10 }

  /// A touch that gave the app's focus to a text field in a hole gives it the guide's, too.
  private func adoptFocus(of region: GuideRegion, before: (any GuideTarget)?) {
    guard case .cutout(let number) = region, let run, let stage = run.stage,
      stage.cutouts.indices.contains(number), let field = run.surface?.focusedTarget,
      field.takesText, field !== before || field === stage.cutouts[number].target
    else { return }
    run.input.focus = .cutout(number)
  }

  /// To whom in the app a press goes; nil if the guide keeps it.
  private func destination(of region: GuideRegion, at point: CGPoint) -> GuideInputDestination? {
    guard let stage = run?.stage, let surface else { return nil }
    switch region {
    case .cutout(let number):
      guard tapPolicy(ofCutout: number, in: stage).isForwarding else { return nil }
      let cutout = stage.cutouts[number]
      guard let place = cutout.location.place, place.visibleFrame.contains(point) else {
        return nil
      }
      guard let target = cutout.target else { return .app }
      return target.takesTouch(at: point, on: surface) ? .target(target) : nil
    case .mask:
      return maskPolicy(in: stage) == .passThrough ? .app : nil
    case .tip, .tipControl:
      return nil
    }
  }

  private func forwardsThenAdvances(_ region: GuideRegion) -> Bool {
    guard case .cutout(let number) = region, let stage = run?.stage else { return false }
    return tapPolicy(ofCutout: number, in: stage) == .forwardThenAdvance
  }

  private func tap(_ region: GuideRegion, canMove: Bool) {
    switch region {
    case .tipControl(let tip, let control):
      press(control, of: tip, canMove: canMove, cause: .control)
    case .tip:
      guard canMove, let stage = run?.stage, maskPolicy(in: stage) == .advance else { return }
      navigate(.next, cause: .tap)
    case .cutout(let number):
      guard canMove, let stage = run?.stage, stage.cutouts.indices.contains(number),
        tapPolicy(ofCutout: number, in: stage) == .advance
      else { return }
      navigate(.next, cause: .tap)
    case .mask:
      tapMask(canMove: canMove)
    }
  }

  private func tapMask(canMove: Bool) {
    guard canMove, let stage = run?.stage else { return }
    switch maskPolicy(in: stage) {
    case .advance: navigate(.next, cause: .tap)
    case .dismiss: _ = end(.outsideTap, asks: true, cause: .tap)
    case .ignore, .passThrough: break
    }
  }

  /// Presses a control of a tip.
  ///
  /// While no move counts it may still end the guide, as Skip does.
  func press(_ control: TipControl, of tip: any GuideTip, canMove: Bool, cause: GuideCause) {
    guard control.isEnabled else { return }
    duringInput(InputOrigin(cause: cause, mayNavigate: canMove)) {
      tip.press(control, in: self)
    }
  }

  private func navigate(_ command: GuideFlow.Command, cause: GuideCause) {
    duringInput(InputOrigin(cause: cause, mayNavigate: true)) { _ = navigate(command) }
  }

  /// Does what a control of a tip asks for.
  public func perform(_ action: GuideAction) {
    switch action {
    case .next: next()
    case .previous: previous()
    case .skip: skip()
    case .custom(let name): tell(.action(name, flow.current.map { visit($0, cause, .forward) }))
    }
  }

  // MARK: Policies of the step on screen

  /// What a tap on a cut-out does; one that only stands for a missing target has nothing to forward
  /// to and goes on instead.
  func tapPolicy(ofCutout number: Int, in stage: StepStage) -> CutoutTapPolicy {
    let cutout = stage.cutouts[number]
    let policy = cutout.focus.tapPolicy ?? stage.policies.cutoutTap ?? .ignore
    return policy.isForwarding && cutout.isPlaceholder ? .advance : policy
  }

  /// What the mask does: without a cut-out also what the cut-out would, so that nobody is trapped.
  func maskPolicy(in stage: StepStage) -> MaskTapPolicy {
    let own = stage.policies.maskTap ?? .ignore
    guard stage.hasNoCutout else { return own }
    let ofCutout = stage.cutouts.first?.focus.tapPolicy ?? stage.policies.cutoutTap
    switch ofCutout {
    case .advance, .forward, .forwardThenAdvance: return .advance
    case .ignore, nil: return own
    }
  }
}

extension GuideRegion {
  /// Whether it is a control, which is pressed as long as the pointer is released over it.
  fileprivate var isControl: Bool {
    if case .tipControl = self { true } else { false }
  }
}

extension CutoutTapPolicy {
  var isForwarding: Bool { self == .forward || self == .forwardThenAdvance }
}
