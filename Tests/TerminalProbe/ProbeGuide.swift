import Foundation
import StepMask
import StepMaskText

/// A guide whose hook for the steps after the first one does what it is told.
final class ProbeGuide: StepMaskGuide {
  var onLaterStep: () -> Void = {}
  private(set) var lastReason: EndReason?

  init() {
    super.init(models: [
      StepMaskModel(frame: CGRect(x: 4, y: 4, width: 10, height: 3), step: 1),
      StepMaskModel(frame: CGRect(x: 50, y: 15, width: 10, height: 3), step: 2),
      StepMaskModel(frame: CGRect(x: 4, y: 15, width: 10, height: 3), step: 3),
    ])
    animation = .none
  }

  override func configureInterface() {
    addTip(Tip(text: "first", stepTag: 1))
    addTip(Tip(text: "other", stepTag: 2))
  }

  override func willEnterNextStep(_ visit: GuideStepVisit) {
    if visit.step.tag != 1 { onLaterStep() }
  }

  override func didDismiss(_ end: GuideEnd) { lastReason = end.reason }
}
