/// Hears what a guide does, right after the guide's own hooks and before closures and plugins.
///
/// Every method has a default that does nothing; the questions' default is yes. Calls to the guide
/// made inside a method are queued, as in a hook.
@MainActor
public protocol GuideDelegate: AnyObject {
  /// Whether a step may be entered; combined with the hook by AND. An error counts as no.
  func guide(_ guide: Guide, shouldEnter visit: GuideStepVisit) throws -> Bool
  /// Whether the guide may end as the user asks (skip, outside tap, escape); combined with the hook
  /// by AND. An error counts as no.
  func guide(_ guide: Guide, shouldDismiss reason: EndReason) throws -> Bool

  /// The run begins.
  func guideWillShow(_ guide: Guide)
  /// The first step has settled.
  func guideDidShow(_ guide: Guide)
  /// The guide is about to fade out.
  func guide(_ guide: Guide, willDismiss end: GuideEnd)
  /// The guide has ended.
  func guide(_ guide: Guide, didDismiss end: GuideEnd)

  /// A step is about to be entered.
  func guide(_ guide: Guide, willEnter visit: GuideStepVisit)
  /// The step has settled.
  func guide(_ guide: Guide, didEnter visit: GuideStepVisit)
  /// A step is about to be left.
  func guide(_ guide: Guide, willLeave visit: GuideStepVisit)
  /// The step is left.
  func guide(_ guide: Guide, didLeave visit: GuideStepVisit)
  /// The guide ends while this step was being entered.
  func guide(_ guide: Guide, didAbandon visit: GuideStepVisit)
  /// A step was not entered.
  func guide(_ guide: Guide, didSkip visit: GuideStepVisit, because reason: SkipReason)

  /// Every other event: refusals, the queue, pauses, lost targets, actions, problems.
  func guide(_ guide: Guide, didTell event: GuideEvent)
}

extension GuideDelegate {
  /// Says yes.
  public func guide(_ guide: Guide, shouldEnter visit: GuideStepVisit) throws -> Bool { true }
  /// Says yes.
  public func guide(_ guide: Guide, shouldDismiss reason: EndReason) throws -> Bool { true }
  /// Does nothing.
  public func guideWillShow(_ guide: Guide) {}
  /// Does nothing.
  public func guideDidShow(_ guide: Guide) {}
  /// Does nothing.
  public func guide(_ guide: Guide, willDismiss end: GuideEnd) {}
  /// Does nothing.
  public func guide(_ guide: Guide, didDismiss end: GuideEnd) {}
  /// Does nothing.
  public func guide(_ guide: Guide, willEnter visit: GuideStepVisit) {}
  /// Does nothing.
  public func guide(_ guide: Guide, didEnter visit: GuideStepVisit) {}
  /// Does nothing.
  public func guide(_ guide: Guide, willLeave visit: GuideStepVisit) {}
  /// Does nothing.
  public func guide(_ guide: Guide, didLeave visit: GuideStepVisit) {}
  /// Does nothing.
  public func guide(_ guide: Guide, didAbandon visit: GuideStepVisit) {}
  /// Does nothing.
  public func guide(
    _ guide: Guide, didSkip visit: GuideStepVisit, because reason: SkipReason
  ) {}
  /// Does nothing.
  public func guide(_ guide: Guide, didTell event: GuideEvent) {}
}

extension GuideDelegate {
  /// Calls the method that belongs to the event.
  func hear(_ event: GuideEvent, from guide: Guide) {
    switch event {
    case .willShow: guideWillShow(guide)
    case .didShow: guideDidShow(guide)
    case .willDismiss(let end): self.guide(guide, willDismiss: end)
    case .didDismiss(let end): self.guide(guide, didDismiss: end)
    case .willEnter(let visit): self.guide(guide, willEnter: visit)
    case .didEnter(let visit): self.guide(guide, didEnter: visit)
    case .willLeave(let visit): self.guide(guide, willLeave: visit)
    case .didLeave(let visit): self.guide(guide, didLeave: visit)
    case .abandoned(let visit): self.guide(guide, didAbandon: visit)
    case .skipped(let visit, let reason): self.guide(guide, didSkip: visit, because: reason)
    case .dismissRefused, .showRefused, .enteredQueue, .leftQueue, .didPause, .didResume,
      .targetLost, .targetFound, .planChanged, .action, .problem:
      self.guide(guide, didTell: event)
    }
  }
}
