import StepMask

/// Switches the motion of a scene's guides off, and on again as each one wants it.
@MainActor
final class MotionSwitch {
  var isOn: Bool { didSet { for guide in guides { apply(to: guide) } } }

  private var guides: [(guide: Guide, animation: GuideAnimation)] = []

  init(isOn: Bool) { self.isOn = isOn }

  /// Has a guide, whose animation is still its own, follow the switch.
  func add(_ guide: Guide) {
    guides.append((guide, guide.animation))
    apply(to: (guide, guide.animation))
  }

  private func apply(to entry: (guide: Guide, animation: GuideAnimation)) {
    entry.guide.animation = isOn ? entry.animation : .none
  }
}
