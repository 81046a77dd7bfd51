import Foundation

extension Guide {
  /// Seconds between two looks at a target that is waited for.
  private static let waitInterval: TimeInterval = 0.1

  /// Runs the step's prepare closure; its answer counts only with this ticket.
  func prepare(_ index: Int, _ direction: GuideDirection, _ ticket: Int) -> [GuideFlow.Action] {
    guard let preparation = steps[index].preparation, let run else {
      return flow.prepared(true, ticket: ticket)
    }
    if let limit = preparation.timeLimit {
      run.waitTimers.append(
        run.timers.schedule(after: limit.usableDelay) { [weak self] in
          self?.preparationTimedOut(index, limit, ticket)
        })
    }
    run.preparation = Task { [weak self] in
      do {
        try await preparation.work(direction)
        self?.preparationEnded(ticket, problem: nil)
      } catch {
        self?.preparationEnded(
          ticket, problem: .preparationFailed(stepIndex: index, error: "\(error)"))
      }
    }
    return []
  }

  private func preparationEnded(_ ticket: Int, problem: GuideProblem?) {
    guard flow.isPreparing(ticket) else { return }
    cancelWaiting(keepsPreparation: true)
    if let problem { report(problem) }
    perform(flow.prepared(problem == nil, ticket: ticket))
  }

  private func preparationTimedOut(_ index: Int, _ limit: TimeInterval, _ ticket: Int) {
    guard flow.isPreparing(ticket) else { return }
    cancelWaiting()
    report(.preparationTimedOut(stepIndex: index, limit: limit))
    perform(flow.prepared(false, ticket: ticket))
  }

  /// Waits until a target of the step is ready, or its time is over.
  ///
  /// Without an area nothing is looked for and no time passes.
  func wait(for index: Int, _ ticket: Int) {
    if run?.isHeldForArea == true { return }
    guard let run, case .wait(let timeout) = resolvedPolicies(of: steps[index]).missingTarget
    else { return perform(flow.waited(found: false, ticket: ticket)) }
    run.waitTimers.append(
      run.timers.schedule(after: timeout.usableDelay) { [weak self] in
        self?.cancelWaiting()
        self.map { $0.perform($0.flow.waited(found: false, ticket: ticket)) }
      })
    scheduleLook(ticket)
  }

  private func scheduleLook(_ ticket: Int) {
    guard let run else { return }
    run.waitTimers.append(
      run.timers.schedule(after: Self.waitInterval) { [weak self] in
        guard let self, !lookForWaited() else { return }
        scheduleLook(ticket)
      })
  }

  /// Asks the targets that are waited for; true if the wait is over.
  @discardableResult
  func lookForWaited() -> Bool {
    guard case .waiting(let trip) = flow.phase else { return true }
    if run?.isHeldForArea == true {
      perform(flow.lookAgain())
      return true
    }
    let ticket = flow.ticket
    var finding = GuideFlow.Finding.missing
    duringNotice { finding = locate(trip.candidate, mustShow: false) }
    guard ticket == flow.ticket, case .waiting = flow.phase else { return true }
    guard finding == .showable else { return false }
    cancelWaiting()
    perform(flow.waited(found: true, ticket: ticket))
    return true
  }

  /// Stops preparing and waiting; what was found is given up.
  func cancelWaiting(keepsPreparation: Bool = false) {
    guard let run else { return }
    for timer in run.waitTimers { run.timers.cancel(timer) }
    run.waitTimers = []
    run.isHeldForArea = false
    if !keepsPreparation { run.preparation?.cancel() }
    run.preparation = nil
  }
}

extension GuideFlow {
  /// Whether the prepare closure with this ticket is still wanted.
  fileprivate func isPreparing(_ ticket: Int) -> Bool {
    guard ticket == self.ticket else { return false }
    switch phase {
    case .preparing(let trip), .paused(.preparing(let trip)): return trip.isPrepared == nil
    default: return false
    }
  }
}
