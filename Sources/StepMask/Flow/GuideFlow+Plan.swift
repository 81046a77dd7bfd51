extension GuideFlow {
  /// Whether steps may be added and removed now: nothing is on its way from one step to another.
  public var mayChangePlan: Bool {
    guard notices == 0 else { return false }
    switch phase {
    case .idle, .queued, .settled, .paused(.settled): return true
    default: return false
    }
  }

  /// Takes a change of the steps: the current one stays current under its new index.
  ///
  /// - Parameters:
  ///   - stepCount: how many steps there are now.
  ///   - newIndex: the new index for an old one; nil for a step that was removed, which must not be
  ///     the current one.
  public mutating func changePlan(stepCount: Int, newIndex: (Int) -> Int?) {
    guard mayChangePlan else { return }
    self.stepCount = stepCount
    current = current.flatMap(newIndex)
    shown = Set(shown.compactMap(newIndex))
    skipped = SkippedSteps(skipped.indices.compactMap(newIndex))
  }
}
