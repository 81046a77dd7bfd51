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

  private func tipsDidChange() {
    guard let run else { return }
    run.tipsByTag = Dictionary(grouping: tips, by: \.stepTag)
    guard run.hasEntered, !run.isLayingOut else { return }
    guard !isPerforming else {
      run.needsLayout = true
      return
    }
    layOut()
    render()
  }
}
