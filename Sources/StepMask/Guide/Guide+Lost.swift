import Foundation

extension Guide {
  /// Reads the targets of the current step again and tells which were lost or found.
  func refreshTargets() {
    guard let run, let surface = run.surface, var stage = run.stage else { return }
    let before = stage.cutouts
    duringNotice {
      read(&stage, on: surface)
    }
    guard self.run === run, run.stage?.index == stage.index else { return }
    run.stage?.cutouts = stage.cutouts
    watchForGone()
    tellChanges(from: before, to: stage)
  }

  private func tellChanges(from before: [CutoutState], to stage: StepStage) {
    for (number, pair) in zip(before, stage.cutouts).enumerated() {
      let visit = visit(stage.index, .timer, .forward)
      if pair.0.absence == nil, let absence = pair.1.absence {
        tell(.targetLost(visit, cutout: number, absence))
      } else if pair.0.absence != nil, pair.1.absence == nil {
        tell(.targetFound(visit, cutout: number))
      }
    }
  }

  /// Tells the targets of a step entered again that are missing.
  func tellLostAtEntry() {
    guard let stage = run?.stage, stage.isEnteredAgain else { return }
    run?.stage?.isEnteredAgain = false
    for (number, cutout) in stage.cutouts.enumerated() {
      guard let absence = cutout.absence else { continue }
      tell(.targetLost(visit(stage.index, .timer, .forward), cutout: number, absence))
    }
  }

  /// Starts or stops the time of grace for targets that are off the surface.
  func watchForGone() {
    guard let run, let stage = run.stage else { return }
    if stage.hasTarget { run.stage?.isShownWithoutTarget = false }
    if !stage.isGone {
      run.timers.cancel(stage.graceTimer)
      run.stage?.graceTimer = nil
      run.isLostForGood = false
      run.isWaitingForLost = false
    } else if stage.graceTimer == nil, !stage.isShownWithoutTarget {
      run.stage?.graceTimer = run.timers.schedule(after: lostTargetGrace.usableDelay) {
        [weak self] in self?.graceIsOver()
      }
    }
  }

  private func graceIsOver() {
    refreshTargets()
    guard let run, let stage = run.stage, stage.isGone, !stage.isShownWithoutTarget else { return }
    if case .wait(let timeout) = stage.policies.missingTarget, !run.isWaitingForLost {
      run.isWaitingForLost = true
      run.stage?.graceTimer = run.timers.schedule(after: timeout.usableDelay) {
        [weak self] in self?.graceIsOver()
      }
      return
    }
    run.isLostForGood = true
    if flow.isSettled { _ = applyLostPolicy() }
  }

  /// Does what the policy says once all targets stayed away; only at a settled step.
  ///
  /// - Returns: whether the guide moved.
  func applyLostPolicy() -> Bool {
    guard let run, run.isLostForGood, let stage = run.stage else { return false }
    run.isLostForGood = false
    run.isWaitingForLost = false
    run.stage?.isShownWithoutTarget = true
    switch stage.policies.missingTarget {
    case .dismiss:
      return end(.targetMissing, asks: false, cause: .timer)
    case .placeholder:
      layOut()
      return false
    case .showWithoutCutout:
      return false
    case .skip, .wait, nil:
      let reply = flow.request(.next, cause: .timer)
      perform(reply.actions)
      return reply.isAccepted
    }
  }
}
