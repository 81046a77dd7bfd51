import Foundation

extension Guide {
  /// Takes a wheel: over a cut-out it scrolls what is there if the step says so.
  func wheel(_ input: GuideInput, at point: CGPoint, canMove: Bool) -> GuideInputResult {
    guard let stage = run?.stage, let region = region(at: point) else { return .consumed }
    switch region {
    case .cutout(let number):
      guard let destination = scrollDestination(ofCutout: number) else { return .consumed }
      return give(input, to: destination, canMove: canMove)
    case .mask where stage.policies.maskTap == .passThrough:
      return give(input, to: .app, canMove: canMove)
    case .mask, .tip, .tipControl:
      return .consumed
    }
  }

  /// What a drag that began with this press scrolls; nil if the step forwards no scrolling.
  func scrolledTarget(of press: InputTracker.Press) -> GuideInputDestination? {
    guard case .cutout(let number) = press.region, !press.isDropped else { return nil }
    return scrollDestination(ofCutout: number)
  }

  /// Turns a drag into a wheel, so that the content follows the pointer; what was pressed before is
  /// let go.
  func scroll(
    from before: CGPoint, to point: CGPoint, _ destination: GuideInputDestination,
    canMove: Bool
  ) -> GuideInputResult {
    cancelDeliveredPress()
    run?.input.press?.isScrolling = true
    let distance = CGSize(width: before.x - point.x, height: before.y - point.y)
    return give(.wheel(point, by: distance), to: destination, canMove: canMove)
  }

  /// Nothing has the guide's focus any more and no release is awaited, as when a step goes.
  func forgetInput() {
    cancelDeliveredPress()
    run?.input.forgetStep()
  }

  /// Takes back a press that was delivered and will have no release there.
  func cancelDeliveredPress() {
    guard let run, let surface = run.surface, let press = run.input.press,
      let destination = press.destination
    else { return }
    run.input.press?.destination = nil
    duringNotice { surface.deliver(.pointer(.cancelled, press.point), to: destination) }
  }

  private func scrollDestination(ofCutout number: Int) -> GuideInputDestination? {
    guard let stage = run?.stage, stage.cutouts.indices.contains(number),
      stage.policies.forwardsScrolling == true
    else { return nil }
    return stage.cutouts[number].target.map { .target($0) } ?? .app
  }
}
