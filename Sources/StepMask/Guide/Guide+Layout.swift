import Foundation

extension Guide {
  /// Takes a change of layout: reads the targets again, places the tips, draws.
  ///
  /// Called by the surface's queue after each layout change. While the surface has no area nothing
  /// is asked, lost or timed.
  func layoutDidChange() {
    guard let run, let surface = run.surface else { return }
    guard surface.bounds.hasUsableArea else {
      run.hasNoArea = true
      run.timers.pause()
      // A mask that nobody can see has faded out.
      if flow.phase == .fading { perform(flow.fadedOut()) }
      return
    }
    if flow.state == .queued {
      run.needsLayout = deliveries > 0
      return deliveries > 0 ? () : surface.guides.areaIsThere(for: self)
    }
    if run.hasNoArea {
      run.hasNoArea = false
      if flow.state != .paused { run.timers.resume() }
    }
    guard flow.state != .paused else { return }
    guard !isPerforming else {
      run.needsLayout = true
      return
    }
    if case .waiting = flow.phase { lookForWaited() }
    guard run.isAttached else { return }
    layOut()
    render()
    tellCompletersOfLayout()
  }

  /// Reads the targets, places the tips and lets the hook move its own.
  func layOut() {
    guard let run, !run.isLayingOut, let surface = run.surface, surface.bounds.hasUsableArea else {
      return
    }
    run.needsLayout = false
    duringNotice {
      run.isLayingOut = true
      refreshTargets()
      layoutInterface()
      placeTips()
      run.isLayingOut = false
    }
  }

  // MARK: Scene

  /// What is on screen now; nil while nothing is drawn.
  public var scene: GuideScene? {
    guard let run, run.isAttached, let surface = run.surface, surface.bounds.hasUsableArea else {
      return nil
    }
    let now = surface.clock.now
    let fade = run.fade.opacity(at: now)
    let dims = run.stage.map { $0.policies.dims == true } ?? (policies.dims ?? true)
    return GuideScene(
      bounds: surface.bounds, dimming: dims ? usableDimming * fade : 0, holes: holes(at: now),
      pulse: run.stage?.settled.map { animation.pulse(after: now - $0) } ?? 0,
      tips: fadedTips(at: now, by: fade),
      stepTag: flow.current.map(steps.tag(at:)),
      position: indexOnScreen.flatMap(position(of:)), count: count)
  }

  private var usableDimming: CGFloat { dimming.isFinite ? min(1, max(0, dimming)) : 0 }

  private func holes(at now: TimeInterval) -> [GuideScene.Hole] {
    guard let run else { return [] }
    let holes = run.stage?.holes ?? fadingHoles
    guard let move = run.move else { return holes }
    let progress = animation.easing(move.progress(at: now))
    let transition = MaskTransition(from: move.from, to: holes.map(\.shape))
    return transition.holes(at: progress).map { hole in
      let target = hole.newIndex.map { holes[$0] }
      return GuideScene.Hole(
        shape: hole.shape, cutout: target?.cutout, isPlaceholder: target?.isPlaceholder ?? false)
    }
  }

  /// The last step's holes stay clear while the mask fades out.
  private var fadingHoles: [GuideScene.Hole] {
    flow.phase == .fading ? run?.drawnScene?.holes ?? [] : []
  }

  private func fadedTips(at now: TimeInterval, by fade: CGFloat) -> [PlacedTip] {
    guard let run else { return [] }
    let begin = run.stage?.begin ?? -.infinity
    let ownFade = now.fraction(of: animation.usedTipDuration, since: begin)
    return run.placedTips.map { placed in
      var placed = placed
      placed.opacity = (placed.belongsToStep ? ownFade : 1) * fade
      return placed
    }
  }

  /// Has the surface draw the scene of now, unless it draws that already.
  func render() {
    guard let run, run.isAttached, let surface = run.surface else { return }
    let scene = scene
    guard scene != run.drawnScene else { return }
    run.drawnScene = scene
    surface.render(scene)
  }
}
