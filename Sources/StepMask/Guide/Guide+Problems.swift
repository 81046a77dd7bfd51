extension Guide {
  /// Reports each step that a user can leave only by Escape.
  ///
  /// Cost: O(n), once a run.
  func reportStepsWithoutExit() {
    let isLeftByTap = policies.over(.defaults)
    if isLeftByTap.maskTap == .advance || isLeftByTap.maskTap == .dismiss, !steps.haveOwnPolicies {
      return
    }
    let staysLeavable = hasControl(tips.filter { $0.stepTag == nil })
    if staysLeavable { return }
    for (index, step) in steps.enumerated() where !isLeavable(step) {
      report(.stepWithoutExit(stepIndex: index, tag: step.tag ?? index))
    }
  }

  private func isLeavable(_ step: GuideStep) -> Bool {
    if !step.completers.isEmpty { return true }
    let policies = resolvedPolicies(of: step)
    if policies.maskTap == .advance || policies.maskTap == .dismiss { return true }
    let taps = step.focuses.map { $0.tapPolicy ?? policies.cutoutTap }
    let byCutout =
      taps.isEmpty
      ? policies.cutoutTap != .ignore : taps.contains { $0 != .ignore }
    return byCutout || run?.request.dismissDelay != nil
      || hasControl(step.tips + (run?.tipsByTag[step.tag] ?? []))
  }

  /// Whether one of these tips can have a control, laid out or not.
  private func hasControl(_ tips: [any GuideTip]) -> Bool {
    tips.contains(where: \.hasControls)
  }
}
