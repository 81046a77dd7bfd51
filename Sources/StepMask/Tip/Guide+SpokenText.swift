extension Guide {
  /// The current step as a screen reader says it; nil while no step is on screen.
  ///
  /// It is what the tips say, where the user is, and what can be done, on one line of printable text.
  /// A good moment to have it said is ``GuideEvent/didEnter(_:)``.
  public var spokenText: String? {
    guard let run, let stage = run.stage else { return nil }
    let texts = run.placedTips.map(\.tip.spokenText)
    let place = position.map {
      words.spoken.position
        .replacing("{position}", with: "\($0)").replacing("{count}", with: "\(count)")
    }
    return words.spoken.sentences(texts + [place ?? ""] + choices(in: stage))
  }

  /// What a user can do at the step, a sentence each.
  private func choices(in stage: StepStage) -> [String] {
    let spoken = words.spoken
    let labels = run?.placedTips.flatMap(\.controls).filter(\.isEnabled).map(\.label) ?? []
    var choices = labels.isEmpty ? [] : [spokenButtons(labels)]
    let policies = stage.cutouts.indices.filter { stage.cutouts[$0].shape != nil }
      .map { tapPolicy(ofCutout: $0, in: stage) }
    let onMask = maskPolicy(in: stage)
    if policies.contains(where: \.isForwarding) { choices.append(spoken.useTarget) }
    if onMask == .advance {
      choices.append(spoken.tapAnywhere)
    } else if policies.contains(.advance) {
      choices.append(spoken.tapCutout)
    }
    let isTimed = !stage.step.completers.isEmpty || run?.request.dismissDelay != nil
    if choices.isEmpty, isTimed { choices.append(spoken.wait) }
    if onMask == .dismiss { choices.append(spoken.tapOutside) }
    if stage.policies.endsOnEscape == true { choices.append(spoken.escape) }
    return choices
  }

  private func spokenButtons(_ labels: [String]) -> String {
    words.spoken.buttons.replacing(
      "{labels}", with: labels.joined(separator: words.spoken.separator))
  }
}
