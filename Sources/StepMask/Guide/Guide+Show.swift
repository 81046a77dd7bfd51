public import Foundation

extension Guide {
  /// Shows the guide on a surface, from the step at a 0-based index or the nearest that can be
  /// shown: forward, then backward.
  ///
  /// Before the surface has an area, or while another guide is on it, the guide waits. From
  /// `willDismiss` on the call is accepted, too, and runs after `didDismiss`.
  ///
  /// - Parameters:
  ///   - surface: held weakly; it keeps the guide alive.
  ///   - start: the index over all steps.
  ///   - policy: what to do if another guide is on the surface.
  ///   - delay: seconds from `didShow` after which the guide ends as `timedOut`; nil for never.
  /// - Returns: true when begun or queued. False with ``GuideEvent/showRefused(_:)``; false without
  ///   any event if there are no steps or no step at `start`.
  @discardableResult
  public func show(
    on surface: any GuideSurface, from start: Int = 0, policy: ShowPolicy = .queue,
    dismissAfter delay: TimeInterval? = nil
  ) -> Bool {
    guard steps.indices.contains(start) else { return false }
    let request = ShowRequest(
      surface: surface, start: start, policy: policy, dismissDelay: delay)
    switch flow.phase {
    case .closing, .fading, .closed:
      return showAfterEnd(request)
    case .idle where deliveries > 0:
      return showAfterEnd(request)
    case .idle:
      return surface.guides.admit(self, request, on: surface)
    case .queued:
      return refuseShow(.alreadyQueued)
    default:
      return refuseShow(.alreadyShown)
    }
  }

  private func showAfterEnd(_ request: ShowRequest) -> Bool {
    guard restart == nil else { return refuseShow(.alreadyQueued) }
    restart = request
    return true
  }

  func refuseShow(_ refusal: ShowRefusal) -> Bool {
    tell(.showRefused(refusal))
    return false
  }

  /// Waits for its turn or for an area.
  func enterQueue(_ request: ShowRequest, on surface: any GuideSurface) {
    guard flow.queue() else { return }
    run = GuideRun(request: request, surface: surface)
    tell(.enteredQueue)
  }

  /// Waits no longer without having begun.
  func leaveQueue(_ exit: QueueExit) -> Bool {
    guard flow.leaveQueue() else { return false }
    isLeavingQueue = false
    let surface = run?.surface
    run = nil
    surface?.guides.release(self)
    tell(.leftQueue(exit))
    wakeSettledWaiters()
    return true
  }

  /// Begins the run; the surface has an area.
  func begin(_ request: ShowRequest, on surface: any GuideSurface) {
    let wasQueued = flow.phase == .queued
    problems = earlyProblems
    reported = Set(earlyProblems.map(\.culprit))
    earlyProblems = []
    run = GuideRun(request: request, surface: surface)
    let first = flow.show(from: resumedStart(request.start))
    if wasQueued { tell(.leftQueue(.started)) }
    perform(first)
  }

  /// What comes before `willShow` is delivered.
  func prepareRun() {
    if !isConfigured {
      isConfigured = true
      configureInterface()
    }
    run?.tipsByTag = Dictionary(grouping: tips, by: \.stepTag)
    for problem in steps.problems() { report(problem) }
    reportTipsWithoutStep()
    reportStepsWithoutExit()
  }

  private func reportTipsWithoutStep() {
    for tag in tips.compactMap(\.stepTag) where steps.index(ofTag: tag) == nil {
      report(.tipWithoutStep(tag: tag))
    }
  }

  /// The surface is gone: everything is undone.
  func surfaceIsGone() {
    if flow.state == .queued {
      _ = leaveQueue(.surfaceLost)
    } else if flow.phase == .fading {
      perform(flow.fadedOut())
    } else {
      _ = end(.surfaceLost, asks: false)
    }
  }

  /// What comes before `didDismiss` is delivered: the surface is as it was.
  func closeRun() {
    cancelDeliveredPress()
    restoreSurface()
    detach()
    run?.tearDown()
  }

  /// What comes after `didDismiss` is delivered: the next guide's turn, or this one's again.
  func finishRun() {
    let surface = run?.surface
    run = nil
    inputOrigin = nil
    guard let request = restart else {
      surface?.guides.release(self)
      return
    }
    if let surface, surface === request.surface {
      restart = nil
      surface.guides.releaseAndReadmit(self, request, on: surface)
    } else {
      surface?.guides.release(self)
      admitRestart()
    }
  }

  /// Shows the guide again, as asked for when that could not be done at once.
  func admitRestart() {
    guard let request = restart else { return }
    restart = nil
    if let surface = request.surface {
      _ = surface.guides.admit(self, request, on: surface)
    } else {
      _ = refuseShow(.surfaceGone)
    }
  }
}
