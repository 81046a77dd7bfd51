import Foundation
import StepMask

extension View {
  /// The visible buttons inside, with identifiers that count hidden ones too: hiding a button
  /// changes no other button's identifier.
  var buttonControls: [TipControl] {
    allButtons.enumerated().compactMap { index, button in
      guard button.isShown(upTo: self), let frame = button.convert(button.bounds, to: self) else {
        return nil
      }
      return TipControl(
        identifier: index,
        frame: frame.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y),
        action: button.guideAction, isEnabled: button.isEnabled,
        label: button.accessibilityLabel ?? button.title)
    }
  }

  /// The button that a control stands for.
  func button(of control: TipControl) -> Button? {
    let buttons = allButtons
    return buttons.indices.contains(control.identifier) ? buttons[control.identifier] : nil
  }

  private var allButtons: [Button] {
    (self as? Button).map { [$0] } ?? subviews.flatMap(\.allButtons)
  }

  private func isShown(upTo ancestor: View) -> Bool {
    for view in sequence(first: self, next: \.superview) {
      if !view.isShown { return false }
      if view === ancestor { return true }
    }
    return true
  }
}
