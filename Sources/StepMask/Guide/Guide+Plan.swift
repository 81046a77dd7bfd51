extension Guide {
  /// Adds a step; it takes its place by its tag, or comes last if the steps have none.
  ///
  /// May be called while the guide is shown: no step event is sent, but one
  /// ``GuideEvent/planChanged``, once the guide has settled. A step with a tag among steps without,
  /// or the other way round, is misuse, and so is a step for a guide of models: both stop with a
  /// sentence.
  public func addStep(_ step: GuideStep) {
    change(.addStep(step))
  }

  /// Removes the step at a 0-based index; false if there is none.
  ///
  /// May be called while the guide is shown. The current step is left first and the next one
  /// entered; on the last one the guide ends as completed, and nothing comes after its `didDismiss`.
  /// Misuse in a guide of models.
  @discardableResult
  public func removeStep(at index: Int) -> Bool {
    guard steps.indices.contains(index) else { return false }
    change(.removeStep(index))
    return true
  }

  /// Carries out a change of the steps now or at the next settled point.
  func change(_ change: PlanChange) {
    planChanges.append(change)
    applyPlanChanges()
  }

  /// Carries out the changes that wait, one after the other.
  func applyPlanChanges() {
    guard !isChangingPlan else { return }
    isChangingPlan = true
    defer { isChangingPlan = false }
    while flow.mayChangePlan, let change = planChanges.first {
      let (changed, newIndex) = steps.applying(change)
      if let current = flow.current, newIndex(current) == nil {
        let reply = flow.request(.next, cause: .code)
        perform(reply.actions)
        if flow.current == current, flow.mayChangePlan { return }
        continue
      }
      planChanges.removeFirst()
      adjustWaitingChanges(by: newIndex)
      steps = changed
      flow.changePlan(stepCount: steps.count, newIndex: newIndex)
      stepsDidChange()
      if flow.state != .idle { tell(.planChanged) }
    }
  }

  /// Changes that wait name steps by the indices of when they were asked for.
  private func adjustWaitingChanges(by newIndex: (Int) -> Int?) {
    planChanges = planChanges.compactMap { change in
      guard case .removeStep(let index) = change else { return change }
      return newIndex(index).map { .removeStep($0) }
    }
  }

  /// Shows what changed of the current step, without a step event.
  private func stepsDidChange() {
    guard let run, let stage = run.stage, let index = flow.current, let surface else { return }
    let step = steps[index]
    run.timers.cancel(stage.graceTimer)
    var changed = StepStage(
      index: index, step: step, policies: resolvedPolicies(of: step), cutouts: [])
    changed.begin = stage.begin
    changed.isShownWithoutTarget = stage.isShownWithoutTarget
    // The old stage speaks of steps that are gone; a target may ask for the cut-outs meanwhile.
    run.stage = changed
    duringNotice { read(&changed, on: surface) }
    guard self.run === run else { return }
    run.stage = changed
    guard flow.state == .shown else { return }
    layOut()
    render()
  }
}

/// A change of the steps of a guide.
enum PlanChange {
  case addStep(GuideStep)
  case removeStep(Int)
  case addModel(StepMaskModel)
  case removeModels((StepMaskModel) -> Bool)
}
