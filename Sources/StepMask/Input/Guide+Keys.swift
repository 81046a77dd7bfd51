import Foundation

extension Guide {
  /// What takes text and has the keyboard focus: the focused target or a field inside of it.
  var focusedTextTarget: (any GuideTarget)? {
    guard let cutout = focusedCutout else { return nil }
    return [surface?.focusedTarget, cutout.target].compactMap(\.self).first(where: \.takesText)
  }

  private var focusedTarget: (any GuideTarget)? { focusedCutout?.target }

  /// The cut-out that has the keyboard focus; nil while it has no hole, so that no key reaches what
  /// cannot be seen.
  private var focusedCutout: CutoutState? {
    guard let run, let stage = run.stage, case .cutout(let number) = run.input.focus,
      stage.cutouts.indices.contains(number), stage.cutouts[number].shape != nil
    else { return nil }
    return stage.cutouts[number]
  }

  func handle(_ key: GuideKey, canMove: Bool) -> GuideInputResult {
    if key != .tab, key != .backTab, key != .escape, let target = focusedTextTarget {
      return give(.key(key), to: .target(target), canMove: canMove)
    }
    switch key {
    case .escape:
      escape()
      return .consumed
    case .tab, .backTab:
      moveFocus(by: key == .tab ? 1 : -1)
      return .consumed
    case .return, .space:
      return pressFocused(key, canMove: canMove) ?? goForward(key, canMove: canMove)
    case forwardArrow:
      return goForward(key, canMove: canMove)
    case backwardArrow:
      return goBack(key, canMove: canMove)
    default:
      return passUnused(.key(key), canMove: canMove)
    }
  }

  private var forwardArrow: GuideKey { surface?.isRightToLeft == true ? .left : .right }
  private var backwardArrow: GuideKey { surface?.isRightToLeft == true ? .right : .left }

  private func escape() {
    let policies = run?.stage?.policies ?? policies.over(.defaults)
    if policies.endsOnEscape == true { _ = end(.escape, asks: true, cause: .key) }
  }

  private func goForward(_ key: GuideKey, canMove: Bool) -> GuideInputResult {
    guard let stage = run?.stage, stage.policies.advancesOnKeys == true, canAdvance(in: stage)
    else { return passUnused(.key(key), canMove: canMove) }
    if canMove { moveByKey(.next) }
    return .consumed
  }

  private func goBack(_ key: GuideKey, canMove: Bool) -> GuideInputResult {
    guard run?.stage?.policies.goesBackOnKeys == true, canGoBack else {
      return passUnused(.key(key), canMove: canMove)
    }
    if canMove { moveByKey(.previous) }
    return .consumed
  }

  private func moveByKey(_ command: GuideFlow.Command) {
    duringInput(InputOrigin(cause: .key, mayNavigate: true)) { _ = navigate(command) }
  }

  /// Whether a tap or an enabled button of the step goes on, so that a key may, too.
  private func canAdvance(in stage: StepStage) -> Bool {
    if maskPolicy(in: stage) == .advance { return true }
    let byCutout = stage.cutouts.indices.contains {
      stage.cutouts[$0].shape != nil && tapPolicy(ofCutout: $0, in: stage) == .advance
    }
    let byButton =
      run?.placedTips.contains { placed in
        placed.controls.contains { $0.isEnabled && $0.action == .next }
      } ?? false
    return byCutout || byButton
  }

  /// Presses what has the focus; nil if nothing has.
  private func pressFocused(_ key: GuideKey, canMove: Bool) -> GuideInputResult? {
    guard let run else { return nil }
    switch run.input.focus {
    case .control(let tip, let index):
      let controls = run.placedTips.first { $0.tip === tip }?.controls ?? []
      guard controls.indices.contains(index) else { return nil }
      press(controls[index], of: tip, canMove: canMove, cause: .control)
      return .consumed
    case .cutout(let number):
      guard canMove, let stage = run.stage, let target = focusedTarget else { return .consumed }
      let advances = tapPolicy(ofCutout: number, in: stage) == .forwardThenAdvance
      return give(
        .key(key), to: .target(target), canMove: true, cause: .key,
        followUp: advances ? { [self] in _ = navigate(.next) } : nil)
    case nil:
      return nil
    }
  }

  // MARK: Focus

  /// Walks the controls of the tips and the forwarded targets.
  private func moveFocus(by offset: Int) {
    guard let run, let surface else { return }
    let ring = focusRing
    guard !ring.isEmpty else { return }
    let current = ring.firstIndex { isFocused($0) }
    let next = current.map { ($0 + offset + ring.count) % ring.count }
    let index = next ?? (offset > 0 ? 0 : ring.count - 1)
    run.input.focus = ring[index]
    focusTarget(on: surface)
    placeTips()
    render()
  }

  private var focusRing: [InputTracker.Focused] {
    guard let run else { return [] }
    let controls = run.placedTips.flatMap { placed in
      placed.controls.indices.filter { placed.controls[$0].isEnabled }.map {
        InputTracker.Focused.control(placed.tip, $0)
      }
    }
    guard let stage = run.stage else { return controls }
    let targets = stage.cutouts.indices.filter {
      tapPolicy(ofCutout: $0, in: stage).isForwarding && stage.cutouts[$0].target != nil
        && stage.cutouts[$0].shape != nil
    }.map { InputTracker.Focused.cutout($0) }
    return controls + targets
  }

  private func isFocused(_ candidate: InputTracker.Focused) -> Bool {
    switch (candidate, run?.input.focus) {
    case (.control(let tip, let index), .control(let owner, let focused)?):
      tip === owner && index == focused
    case (.cutout(let number), .cutout(let focused)?): number == focused
    default: false
    }
  }

  /// Gives the app's focus to the target that has the guide's, and remembers what had it before.
  private func focusTarget(on surface: any GuideSurface) {
    guard let run, let target = focusedTarget else { return }
    let before = run.input.focusBefore?.before ?? surface.focusedTarget
    run.input.focusBefore = InputTracker.FocusChange(before: before, after: target)
    surface.focusedTarget = target
  }

  /// Gives the app's focus back, if it is where the guide left it.
  func restoreFocus() {
    guard let run, let surface, let change = run.input.focusBefore else { return }
    run.input.focusBefore = nil
    guard let after = change.after, surface.focusedTarget === after else { return }
    surface.focusedTarget = change.before
  }
}
