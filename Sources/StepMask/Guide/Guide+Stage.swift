import Foundation

extension Guide {
  /// Seconds between two frames of a motion.
  private static let frameInterval: TimeInterval = 1.0 / 60

  /// Puts the step that was located on screen; its `willEnter` comes next.
  func enterStage(_ index: Int) {
    guard let run, let surface = run.surface else { return }
    cancelWaiting()
    run.stage = run.found
    run.found = nil
    run.stage?.begin = surface.clock.now
    forgetInput()
    if !run.hasEntered { beginDrawing(on: surface) }
    placeTips()
  }

  private func beginDrawing(on surface: any GuideSurface) {
    guard let run else { return }
    run.hasEntered = true
    run.fade = MaskFade(
      from: 0, to: 1, begin: surface.clock.now, duration: animation.usedFadeDuration)
    attach()
  }

  /// Takes the step's holes and tips off the screen.
  func leaveStage() {
    guard let run else { return }
    run.timers.cancel(run.stage?.graceTimer)
    run.isLostForGood = false
    run.isWaitingForLost = false
    forgetInput()
    run.stage = nil
    placeTips()
  }

  /// Begins the way of the holes to their new places, from where they are drawn now.
  func startTransition() -> [GuideFlow.Action] {
    guard let run, let surface = run.surface else { return flow.settled() }
    tellLostAtEntry()
    layOut()
    guard case .moving = flow.phase else { return [] }
    let isFirst = run.drawnScene == nil
    let duration =
      isFirst ? animation.usedFadeDuration : animation.usedTransitionDuration
    let from = isFirst ? nil : run.drawnScene?.holes.map(\.shape)
    run.move = HoleMove(
      from: from ?? run.stage?.holes.map(\.shape) ?? [], begin: surface.clock.now,
      duration: duration)
    guard duration > 0 else {
      run.move = nil
      render()
      scheduleFrame()
      return flow.settled()
    }
    scheduleFrame()
    return []
  }

  /// Draws the next frame when its time has come; the last one settles the step.
  private func scheduleFrame() {
    guard let run, let surface = run.surface else { return }
    let now = surface.clock.now
    let ends = [run.move.map { $0.begin + $0.duration }, tipsEnd, run.fade.end, pulseEnd]
      .compactMap { $0 }.filter { $0 > now + .timeTolerance }
    guard let next = ends.min() else { return }
    run.timers.cancel(run.frameTimer)
    run.frameTimer = run.timers.schedule(after: min(Self.frameInterval, next - now)) {
      [weak self] in self?.drawFrame()
    }
  }

  private var tipsEnd: TimeInterval? {
    run?.stage.map { $0.begin + animation.usedTipDuration }
  }

  private var pulseEnd: TimeInterval? {
    run?.stage?.settled.map { $0 + animation.usedPulseTime }
  }

  /// Begins the pulse of the frames; `didEnter` comes next and does not wait for it.
  func beginPulse() {
    guard let run, let surface = run.surface, animation.usedPulseTime > 0 else { return }
    run.stage?.settled = surface.clock.now
    scheduleFrame()
  }

  private func drawFrame() {
    guard let run, let surface = run.surface else { return }
    run.frameTimer = nil
    if let move = run.move, move.progress(at: surface.clock.now) >= 1 {
      run.move = nil
      render()
      perform(flow.settled())
    } else {
      render()
    }
    if run.frameTimer == nil { scheduleFrame() }
  }

  /// Fades the mask out; `didDismiss` comes when it is gone.
  func fadeOut() -> [GuideFlow.Action] {
    let duration = animation.usedFadeDuration
    guard let run, let surface = run.surface, run.isAttached, duration > 0,
      surface.bounds.hasUsableArea, flow.certainEnd?.reason != .surfaceLost
    else {
      return flow.fadedOut()
    }
    run.timers.cancel(run.frameTimer)
    run.move = nil
    let now = surface.clock.now
    run.fade = MaskFade(from: run.fade.opacity(at: now), to: 0, begin: now, duration: duration)
    run.timers.schedule(after: duration) { [weak self] in
      self.map { $0.perform($0.flow.fadedOut()) }
    }
    scheduleFrame()
    return []
  }

  // MARK: Attaching

  private func attach() {
    guard let run, let surface = run.surface, !run.isAttached else { return }
    run.isAttached = true
    surface.attach(self)
  }

  func detach() {
    guard let run, run.isAttached else { return }
    run.isAttached = false
    run.drawnScene = nil
    run.surface?.render(nil)
    run.surface?.detach(self)
  }

  func hide() {
    disarmCompleters(closing: false)
    run?.timers.pause()
    run?.fade = MaskFade()
    run?.stage?.begin = -.infinity
    run?.stage?.settled = nil
    forgetInput()
    detach()
  }

  func unhide() {
    guard let run else { return }
    if !run.hasNoArea { run.timers.resume() }
    if run.hasEntered { attach() }
    if run.stage != nil { layOut() }
  }

  /// Puts back what the guide moved, where it is still as the guide left it; nothing if the user's
  /// last input went to a target, since the user goes on there.
  func restoreSurface() {
    guard let run else { return }
    defer { run.scrollChanges = [] }
    guard !run.input.lastInputWentToTarget else { return }
    for change in run.scrollChanges.reversed() {
      guard let scroller = change.scroller, scroller.contentOffset == change.after else {
        continue
      }
      scroller.contentOffset = change.before
    }
    restoreFocus()
  }
}
