import StepMask

/// A guide that lets a test call it back from any of its hooks, named as their events are: `willEnter
/// 2`, `shouldEnter 2`, `layoutInterface`.
@MainActor
final class CallingGuide: Guide {
  /// Called in every hook; a test's own call is made in it.
  var onHook: (String) -> Void = { _ in }
  var vetoed: Set<Int> = []
  var throwing: Set<Int> = []
  var refusesDismiss = false

  struct Refusal: Error {}

  override func configureInterface() { onHook("configureInterface") }
  override func layoutInterface() { onHook("layoutInterface") }
  override func willShow() { onHook("willShow") }
  override func didShow() { onHook("didShow") }
  override func willDismiss(_ end: GuideEnd) { onHook("willDismiss") }
  override func didDismiss(_ end: GuideEnd) { onHook("didDismiss") }
  override func willEnterNextStep(_ visit: GuideStepVisit) { onHook("willEnter \(visit.tag)") }
  override func didEnterNextStep(_ visit: GuideStepVisit) { onHook("didEnter \(visit.tag)") }
  override func willLeaveStep(_ visit: GuideStepVisit) { onHook("willLeave \(visit.tag)") }
  override func didLeaveStep(_ visit: GuideStepVisit) { onHook("didLeave \(visit.tag)") }
  override func didAbandonStep(_ visit: GuideStepVisit) { onHook("abandoned \(visit.tag)") }
  override func didSkipStep(_ visit: GuideStepVisit, because reason: SkipReason) {
    onHook("skipped \(visit.tag)")
  }

  override func shouldEnterStep(_ visit: GuideStepVisit) throws -> Bool {
    onHook("shouldEnter \(visit.tag)")
    if throwing.contains(visit.tag) { throw Refusal() }
    return !vetoed.contains(visit.tag)
  }

  override func shouldDismiss(_ reason: EndReason) throws -> Bool {
    onHook("shouldDismiss")
    return !refusesDismiss
  }

  override func didRefuseDismiss(_ reason: EndReason) { onHook("dismissRefused") }
  override func didRefuseShow(_ refusal: ShowRefusal) { onHook("showRefused") }
  override func didEnterQueue() { onHook("enteredQueue") }
  override func didLeaveQueue(_ exit: QueueExit) { onHook("leftQueue \(exit)") }
  override func didPause() { onHook("didPause") }
  override func didResume() { onHook("didResume") }
  override func didMeetProblem(_ problem: GuideProblem) { onHook("problem") }
  override func didLoseTarget(_ visit: GuideStepVisit, cutout: Int, _ absence: TargetAbsence) {
    onHook("targetLost")
  }

  /// Makes a call named as in the tests' tables.
  func make(_ call: String, on surface: any GuideSurface) -> Bool {
    switch call {
    case "next": next()
    case "previous": previous()
    case "pause": pause()
    case "resume": resume()
    case "skip": skip()
    case "dismiss": dismiss()
    case "show": show(on: surface)
    default: go(to: Int(call.dropFirst(2)) ?? -1)
    }
  }
}
