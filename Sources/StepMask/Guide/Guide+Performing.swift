import Foundation

extension Guide {
  /// Carries out what the flow asks for, and what follows from it, until nothing is left to do.
  func perform(_ first: [GuideFlow.Action]) {
    actions += first
    guard !isPerforming else { return }
    isPerforming = true
    repeat {
      while !actions.isEmpty { actions += carryOut(actions.removeFirst()) }
      actions += flow.drained()
    } while !actions.isEmpty
    isPerforming = false
    guard !flow.isInHand else { return }
    run?.hasCompleted = false
    if flow.isSettled, applyLostPolicy() { return }
    if !planChanges.isEmpty { applyPlanChanges() }
    if run?.needsLayout == true || run?.isHeldForArea == true { layoutDidChange() }
    render()
    wakeSettledWaiters()
  }

  private func carryOut(_ action: GuideFlow.Action) -> [GuideFlow.Action] {
    switch action {
    case .send(let event): return send(event)
    case .askEnter(let index, let cause, let direction):
      return askEnter(visit(index, cause, direction))
    case .askDismiss(let reason):
      return flow.answered(
        asks("shouldDismiss", stepIndex: flow.current) {
          try shouldDismiss(reason)
        } delegate: {
          try $0.guide(self, shouldDismiss: reason)
        })
    case .probe(let index): return flow.probed(probe(index))
    case .prepare(let index, let direction, let ticket):
      return prepare(index, direction, ticket)
    case .locate(let index, let mustShow):
      return flow.located(locate(index, mustShow: mustShow))
    case .wait(let index, let ticket):
      wait(for: index, ticket)
      return []
    case .cancelWaiting:
      cancelWaiting()
      return []
    case .startTransition: return startTransition()
    case .finishTransition:
      run?.timers.cancel(run?.frameTimer)
      run?.move = nil
      return []
    case .hide:
      hide()
      return []
    case .unhide:
      unhide()
      return []
    case .fadeOut: return fadeOut()
    }
  }

  private func askEnter(_ visit: GuideStepVisit) -> [GuideFlow.Action] {
    flow.answered(
      asks("shouldEnter", stepIndex: visit.index) {
        try shouldEnterStep(visit)
      } delegate: {
        try $0.guide(self, shouldEnter: visit)
      })
  }

  /// Delivers an event of the flow, with what must hold before and after it.
  private func send(_ event: FlowEvent) -> [GuideFlow.Action] {
    switch event {
    case .willShow:
      prepareRun()
      deliver(.willShow)
    case .didShow:
      startDismissDelay()
      noteShownInHistory()
      deliver(.didShow)
      armCompleters()
    case .willEnter(let index, let cause, let direction):
      enterStage(index)
      deliver(.willEnter(visit(index, cause, direction)))
    case .didEnter(let index, let cause, let direction):
      beginPulse()
      notePlaceInHistory(index)
      deliver(.didEnter(visit(index, cause, direction)))
      if !flow.isShowing { armCompleters() }
    case .willLeave(let index, let cause, let direction):
      disarmCompleters(closing: true)
      deliver(.willLeave(visit(index, cause, direction)))
    case .didLeave(let index, let cause, let direction):
      deliver(.didLeave(visit(index, cause, direction)))
      leaveStage()
    case .abandoned(let index, let cause, let direction):
      run?.move = nil
      deliver(.abandoned(visit(index, cause, direction)))
      leaveStage()
    case .skipped(let index, let reason, let cause, let direction):
      deliver(.skipped(visit(index, cause, direction), reason))
    case .dismissRefused(let reason): deliver(.dismissRefused(reason))
    case .willDismiss(let reason, let cause): deliver(.willDismiss(makeEnd(reason, cause)))
    case .didDismiss: finish()
    case .didPause: deliver(.didPause)
    case .didResume:
      deliver(.didResume)
      rearmCompleters()
    }
    return event.isLast ? [] : flow.delivered()
  }

  private func makeEnd(_ reason: EndReason, _ cause: GuideCause) -> GuideEnd {
    let end = GuideEnd(
      reason: reason, cause: cause, lastStep: currentStep, lastIndex: currentIndex,
      count: count, shownCount: flow.shown.count, skippedCount: flow.skipped.count)
    lastEnd = end
    return end
  }

  private func finish() {
    closeRun()
    if let lastEnd {
      noteEndInHistory(lastEnd.reason)
      deliver(.didDismiss(lastEnd))
    }
    lastEnd = nil
    _ = flow.delivered()
    finishRun()
  }

  private func startDismissDelay() {
    guard let delay = run?.request.dismissDelay else { return }
    run?.timers.schedule(after: delay.usableDelay) { [weak self] in
      guard let self else { return }
      _ = end(.timedOut, asks: false, cause: .timer)
    }
  }
}

extension FlowEvent {
  /// Whether nothing of the run comes after it.
  fileprivate var isLast: Bool {
    if case .didDismiss = self { true } else { false }
  }
}
