extension Guide {
  // MARK: State

  /// What the guide is doing.
  public var state: GuideState { flow.state }

  /// The 0-based index of the current step over all steps; nil before the first and after the end.
  ///
  /// Only entering moves it: in `willEnter` the step before is still current.
  public var currentIndex: Int? { flow.current }

  /// The current step.
  public var currentStep: GuideStep? { flow.current.map { steps[$0] } }

  /// The current step's 1-based rank among the steps not skipped in this run.
  public var position: Int? { flow.current.flatMap(position(of:)) }

  /// How many steps there are, less those skipped in this run.
  public var count: Int { steps.count - flow.skipped.count }

  /// Whether there is a step before the current one that was not skipped.
  public var canGoBack: Bool { (position ?? 1) > 1 }

  /// Whether no step after the current one is left that was not skipped.
  public var isOnLastStep: Bool { position == count }

  /// The surface that the guide is shown on or waits for.
  public var surface: (any GuideSurface)? { run?.surface }

  // MARK: Moves

  /// Goes to the next step that may be entered; on the last one the guide ends as completed.
  ///
  /// - Returns: whether the call was accepted as things stand; in a hook it is queued then.
  @discardableResult
  public func next() -> Bool { navigate(.next) }

  /// Goes to the nearest step before that may be entered and shown.
  ///
  /// - Returns: false, and nothing happens, if there is no way back.
  @discardableResult
  public func previous() -> Bool { navigate(.previous) }

  /// Goes to the step at a 0-based index over all steps.
  ///
  /// A missing one gives way to the nearest beyond it; a vetoed one is refused.
  ///
  /// - Returns: true without effect if it is current; false, without any event, if there is no such
  ///   step or the guide is not shown.
  @discardableResult
  public func go(to index: Int) -> Bool { navigate(.go(index)) }

  /// Goes to the first step with this tag, as ``go(to:)`` does; false if no step has it.
  ///
  /// Cost: O(log n) to find it.
  @discardableResult
  public func go(toTag tag: Int) -> Bool {
    steps.index(ofTag: tag).map { go(to: $0) } ?? false
  }

  /// Goes to the first step with this identifier, as ``go(to:)`` does; false if no step has it.
  @discardableResult
  public func go(toIdentifier identifier: String) -> Bool {
    steps.index(ofIdentifier: identifier).map { go(to: $0) } ?? false
  }

  /// Hides the guide and lets input through; timers stand still until ``resume()``.
  ///
  /// A running transition is finished first.
  ///
  /// - Returns: false, and nothing happens, unless the guide is shown and not paused.
  @discardableResult
  public func pause() -> Bool { navigate(.pause) }

  /// Shows the same step again after ``pause()``; no step event is sent.
  ///
  /// - Returns: false, and nothing happens, unless the guide is paused.
  @discardableResult
  public func resume() -> Bool { navigate(.resume) }

  // MARK: Ends

  /// Ends the guide with ``EndReason/skipped``, unless `shouldDismiss` refuses.
  ///
  /// - Returns: false if it was refused, or if the guide is not shown or is ending already.
  @discardableResult
  public func skip() -> Bool { end(.skipped, asks: true) }

  /// Ends the guide with ``EndReason/programmatic``; nobody is asked.
  ///
  /// A queued guide leaves the queue.
  ///
  /// - Returns: false if there is nothing to end: the guide is idle or is ending already.
  @discardableResult
  public func dismiss() -> Bool { dismiss(as: .programmatic) }

  /// Ends the guide with a reason of your choice; nobody is asked.
  ///
  /// - Returns: as ``dismiss()``.
  @discardableResult
  public func dismiss(as reason: EndReason) -> Bool {
    guard flow.state == .queued else { return end(reason, asks: false) }
    guard deliveries > 0 else { return leaveQueue(.cancelled) }
    defer { isLeavingQueue = true }
    return !isLeavingQueue
  }

  /// Returns when nothing is under way: the guide is idle, queued, paused, or a step has settled.
  ///
  /// With a manual clock somebody else must let its time go on.
  public func settled() async {
    if isAtRest { return }
    await withCheckedContinuation { settledWaiters.append($0) }
  }

  // MARK: Inside

  var isAtRest: Bool {
    guard !flow.isInHand, !isPerforming else { return false }
    switch flow.phase {
    case .idle, .queued, .settled, .paused: return true
    default: return false
    }
  }

  /// The step that the screen is about: the one on it, else the current one.
  var indexOnScreen: Int? { run?.stage?.index ?? flow.current }

  func position(of index: Int) -> Int? {
    flow.skipped.contains(index) ? nil : index + 1 - flow.skipped.count(before: index)
  }

  func visit(_ index: Int, _ cause: GuideCause, _ direction: GuideDirection) -> GuideStepVisit {
    GuideStepVisit(
      step: steps[index], index: index, position: position(of: index), count: count,
      direction: direction, cause: cause)
  }

  /// What makes a call: the input being handled, or code.
  var cause: GuideCause { deliveries == 0 ? inputOrigin?.cause ?? .code : .code }

  /// Whether a call comes from the app's own control or a tip's while an input is handled.
  var isOfInput: Bool { deliveries == 0 && inputOrigin != nil }

  func navigate(_ command: GuideFlow.Command, cause: GuideCause? = nil) -> Bool {
    if isOfInput, inputOrigin?.mayNavigate == false, command.isNavigation { return false }
    let reply = flow.request(command, cause: cause ?? self.cause, isOfInput: isOfInput)
    perform(reply.actions)
    return reply.isAccepted && !flow.wasRefused(reply.command)
  }

  func end(_ reason: EndReason, asks: Bool, cause: GuideCause? = nil) -> Bool {
    let request = GuideFlow.EndRequest(
      reason, cause: cause ?? self.cause, asks: asks, isOfInput: isOfInput)
    let reply = flow.requestEnd(request)
    perform(reply.actions)
    return reply.isAccepted && !flow.wasRefused(reply.command)
  }

  func wakeSettledWaiters() {
    guard isAtRest else { return }
    let waiters = settledWaiters
    settledWaiters = []
    for waiter in waiters { waiter.resume() }
  }
}
