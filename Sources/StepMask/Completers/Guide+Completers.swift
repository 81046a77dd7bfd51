extension Guide {
  /// Arms the completers of the current step, whose event has been delivered.
  ///
  /// A trigger in here waits until the flow goes on. Once one has triggered the others are not armed.
  func armCompleters(isResuming: Bool = false) {
    guard let run, let stage = run.stage, flow.state == .shown else { return }
    run.isStepOpen = true
    run.hasCompleted = false
    for completer in stage.step.completers where !run.hasCompleted {
      guard !run.armedCompleters.contains(where: { $0 === completer }) else { continue }
      guard !completer.isArmed else {
        report(.completerInUse(stepIndex: stage.index))
        continue
      }
      run.armedCompleters.append(completer)
      completer.begin(in: self, isResuming: isResuming)
    }
  }

  /// Arms them again after a pause, if they were armed before it.
  func rearmCompleters() {
    if run?.isStepOpen == true { armCompleters(isResuming: true) }
  }

  /// Disarms what is armed; with `closing` the step is about to be left.
  func disarmCompleters(closing: Bool) {
    guard let run else { return }
    if closing { run.isStepOpen = false }
    let armed = run.armedCompleters
    run.armedCompleters = []
    for completer in armed { completer.end() }
  }

  func tellCompletersOfLayout() {
    for completer in run?.armedCompleters ?? [] where completer.isArmed {
      completer.layoutDidChange()
    }
  }

  /// Does what a completer's outcome says.
  ///
  /// Outside of an input the first one to trigger wins.
  func complete(by completer: GuideCompleter) -> Bool {
    guard let run, isOfInput || !run.hasCompleted else { return false }
    let isAccepted =
      switch completer.outcome {
      case .next: navigate(.next, cause: .completer)
      case .end: end(.completer, asks: false, cause: .completer)
      }
    if isAccepted, !isOfInput, self.run === run, flow.isInHand { run.hasCompleted = true }
    return isAccepted
  }
}
