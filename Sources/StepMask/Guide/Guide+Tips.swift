import Foundation

extension Guide {
  /// Adds a tip: shown with the step that has its tag, or as long as the guide if it has none.
  ///
  /// May be called while the guide is shown. A tip is added once.
  public func addTip(_ tip: any GuideTip) {
    guard !tips.contains(where: { $0 === tip }) else { return }
    tips.append(tip)
    tipsDidChange()
    if isConfigured, run != nil, let tag = tip.stepTag, steps.index(ofTag: tag) == nil {
      report(.tipWithoutStep(tag: tag))
    }
  }

  /// Removes a tip.
  public func removeTip(_ tip: any GuideTip) {
    tips.removeAll { $0 === tip }
    tipsDidChange()
  }

  /// Tips came or went, or the tag of one has changed.
  func tipsDidChange() {
    run?.tipsByTag = Dictionary(grouping: tips, by: \.stepTag)
    lookDidChange()
  }

  /// A setting of the guide has changed; the step on screen follows it.
  func settingsDidChange() {
    guard let run, let stage = run.stage else { return }
    run.stage?.policies = resolvedPolicies(of: stage.step)
    lookDidChange()
  }

  /// Lays out and draws again, at once or when the flow is done with what it does.
  func lookDidChange() {
    guard let run, run.hasEntered, !run.isLayingOut, flow.state != .paused else { return }
    guard !isPerforming else {
      run.needsLayout = true
      return
    }
    layOut()
    render()
  }
}
