extension [any GuidePlugin] {
  /// Each plugin once, where it stands first.
  var withoutRepeats: [any GuidePlugin] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension Guide {
  /// Adds an observer, unless it is one already.
  public func register(_ plugin: any GuidePlugin) {
    if !plugins.contains(where: { $0 === plugin }) { plugins.append(plugin) }
  }

  /// Removes an observer.
  public func unregister(_ plugin: any GuidePlugin) {
    guard plugins.contains(where: { $0 === plugin }) else { return }
    plugins.removeAll { $0 === plugin }
    plugin.wasUnregistered(from: self)
  }

  /// Delivers an event that the flow sent, which is in hand meanwhile.
  ///
  /// Who listens is noted before the first one hears it.
  func deliver(_ event: GuideEvent) {
    let listeners = (delegate: delegate, step: onStepChange, dismiss: onDismiss, plugins: plugins)
    deliveries += 1
    callHook(event)
    listeners.delegate?.hear(event, from: self)
    switch event {
    case .didEnter(let visit): listeners.step?(self, visit)
    case .didDismiss(let end): listeners.dismiss?(self, end)
    default: break
    }
    for plugin in listeners.plugins { plugin.handle(event, in: self) }
    deliveries -= 1
    tellHeldBack()
  }

  /// Delivers an event that belongs to no phase of the flow.
  ///
  /// Inside another event or a question it comes right after that, so that all hear both in the
  /// same order.
  func tell(_ event: GuideEvent) {
    guard deliveries == 0 else { return heldBack.append(event) }
    duringNotice { deliver(event) }
    doHeldBack()
  }

  private func tellHeldBack() {
    while deliveries == 0, !heldBack.isEmpty { tell(heldBack.removeFirst()) }
  }

  /// Does what a hook of a guide that is not shown has asked for.
  private func doHeldBack() {
    guard deliveries == 0 else { return }
    switch flow.phase {
    case .queued where isLeavingQueue: _ = leaveQueue(.cancelled)
    case .queued where run?.needsLayout == true: layoutDidChange()
    case .idle: admitRestart()
    default: break
    }
  }

  /// Runs user code outside the flow's own events; calls made in it wait until it is over.
  func duringNotice(_ body: () -> Void) {
    flow.beginNotice()
    body()
    perform(flow.endNotice())
  }

  /// Reports a problem, once per culprit and run.
  func report(_ problem: GuideProblem) {
    guard reported.insert(problem.culprit).inserted else { return }
    problems.append(problem)
    if flow.phase == .idle || flow.phase == .queued { earlyProblems.append(problem) }
    tell(.problem(problem))
  }

  /// Asks the hook and the delegate; both must say yes, and an error is a no.
  func asks(
    _ name: String, stepIndex: Int?, hook: () throws -> Bool,
    delegate: (any GuideDelegate) throws -> Bool
  ) -> Bool {
    deliveries += 1
    defer {
      deliveries -= 1
      tellHeldBack()
    }
    let listener = self.delegate
    var isYes = true
    do {
      isYes = try hook()
    } catch {
      isYes = false
      report(.questionFailed(name, stepIndex: stepIndex, error: "\(error)"))
    }
    do {
      if let listener { isYes = try delegate(listener) && isYes }
    } catch {
      isYes = false
      report(.questionFailed(name, stepIndex: stepIndex, error: "\(error)"))
    }
    return isYes
  }

  private func callHook(_ event: GuideEvent) {
    switch event {
    case .willShow: willShow()
    case .didShow: didShow()
    case .willEnter(let visit): willEnterNextStep(visit)
    case .didEnter(let visit): didEnterNextStep(visit)
    case .willLeave(let visit): willLeaveStep(visit)
    case .didLeave(let visit): didLeaveStep(visit)
    case .abandoned(let visit): didAbandonStep(visit)
    case .skipped(let visit, let reason): didSkipStep(visit, because: reason)
    case .willDismiss(let end): willDismiss(end)
    case .didDismiss(let end): didDismiss(end)
    case .dismissRefused(let reason): didRefuseDismiss(reason)
    case .showRefused(let refusal): didRefuseShow(refusal)
    case .enteredQueue: didEnterQueue()
    case .leftQueue(let exit): didLeaveQueue(exit)
    case .didPause: didPause()
    case .didResume: didResume()
    case .targetLost(let visit, let cutout, let absence):
      didLoseTarget(visit, cutout: cutout, absence)
    case .targetFound(let visit, let cutout): didFindTarget(visit, cutout: cutout)
    case .planChanged: didChangePlan()
    case .action(let name, _): didReceiveAction(name)
    case .problem(let problem): didMeetProblem(problem)
    }
  }
}
