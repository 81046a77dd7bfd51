/// What is at a point of a surface while a guide is on screen: always exactly one.
@MainActor
public enum GuideRegion: Equatable {
  /// A control of a tip.
  case tipControl(any GuideTip, TipControl)
  /// A tip, outside of its controls.
  case tip(any GuideTip)
  /// A cut-out of the current step, by its number; where several overlap the first.
  case cutout(Int)
  /// The mask.
  case mask

  /// Two regions are equal if they mean the same place; tips are compared by identity.
  public static func == (left: GuideRegion, right: GuideRegion) -> Bool {
    switch (left, right) {
    case (.tipControl(let leftTip, let leftControl), .tipControl(let rightTip, let rightControl)):
      leftTip === rightTip && leftControl.identifier == rightControl.identifier
    case (.tip(let leftTip), .tip(let rightTip)): leftTip === rightTip
    case (.cutout(let leftNumber), .cutout(let rightNumber)): leftNumber == rightNumber
    case (.mask, .mask): true
    default: false
    }
  }
}
