import Foundation

extension Guide {
  func resolvedPolicies(of step: GuideStep) -> GuidePolicies {
    step.policies.over(policies).over(.defaults)
  }

  /// What a step's targets allow, without scrolling anything; a step that must be prepared or
  /// waited for cannot be judged and counts as showable.
  func probe(_ index: Int) -> GuideFlow.Finding {
    let step = steps[index]
    let policies = resolvedPolicies(of: step)
    guard step.preparation == nil, policies.missingTarget == .skip, let surface,
      surface.bounds.hasUsableArea
    else { return .showable }
    let locations = readLocations(of: step, index, on: surface).map(\.location)
    let canShow = locations.contains { location in
      location.place != nil
        || location == .notReady(.clippedAway) && policies.revealsTarget == true
    }
    return canShow || step.focuses.isEmpty ? .showable : .missing
  }

  /// Reads a step's targets before it is entered, brings them into view, and keeps what was found.
  func locate(_ index: Int, mustShow: Bool) -> GuideFlow.Finding {
    guard let run, let surface = run.surface else { return .missing }
    run.isHeldForArea = !surface.bounds.hasUsableArea
    if run.isHeldForArea { return .mustWait }
    let step = steps[index]
    let policies = resolvedPolicies(of: step)
    var stage = StepStage(index: index, step: step, policies: policies, cutouts: [])
    read(&stage, on: surface)
    if policies.revealsTarget == true { reveal(&stage, on: surface) }
    let isReady = stage.cutouts.isEmpty || stage.hasTarget
    stage.isEnteredAgain = mustShow
    if !isReady, !mustShow {
      stage.isShownWithoutTarget = true
      shape(&stage, on: surface)
    }
    run.found = stage
    if isReady || mustShow { return .showable }
    switch policies.missingTarget {
    case .wait: return .mustWait
    case .dismiss: return .mustDismiss
    case .showWithoutCutout, .placeholder: return .showable
    case .skip, nil: return .missing
    }
  }

  /// Reads the targets of a step and gives its cut-outs their shapes.
  func read(_ stage: inout StepStage, on surface: any GuideSurface) {
    stage.cutouts = readLocations(of: stage.step, stage.index, on: surface)
    shape(&stage, on: surface)
  }

  /// Where a step's targets are; nothing is drawn or scrolled.
  func readLocations(of step: GuideStep, _ index: Int, on surface: any GuideSurface)
    -> [CutoutState]
  {
    step.focuses.enumerated().map { number, focus in
      let (location, target) = locate(focus, number, ofStep: index, on: surface)
      return CutoutState(
        focus: focus, location: clipped(location, to: surface.bounds), target: target)
    }
  }

  private func locate(
    _ focus: Focus, _ number: Int, ofStep index: Int, on surface: any GuideSurface
  ) -> (TargetLocation, (any GuideTarget)?) {
    if let frame = focus.frame, frame.hasUsableArea {
      return (.ready(TargetPlace(frame: frame)), nil)
    }
    if let provider = focus.provider {
      do {
        guard let target = try provider() else { return (.notReady(.notProvided), nil) }
        return (target.location(on: surface), target)
      } catch {
        report(.providerFailed(stepIndex: index, focus: number, error: "\(error)"))
        return (.notReady(.notProvided), nil)
      }
    }
    guard let target = focus.target else {
      return (.notReady(focus.isReleased ? .released : .notGiven), nil)
    }
    return (target.location(on: surface), target)
  }

  /// A place of which the surface shows nothing, or that is no rectangle, is no place.
  private func clipped(_ location: TargetLocation, to bounds: CGRect) -> TargetLocation {
    guard let place = location.place else { return location }
    let visible = place.visibleFrame
    let numbers = [
      visible.origin.x, visible.origin.y, visible.size.width, visible.size.height,
    ]
    if !numbers.allSatisfy(\.isFinite) { return .notReady(.notFinite) }
    if !visible.hasUsableArea {
      return .notReady(place.frame.hasUsableArea ? .clippedAway : .empty)
    }
    let part = visible.intersection(bounds)
    return part.isNull || !part.hasUsableArea ? .notReady(.clippedAway) : location
  }

  /// Gives the cut-outs the shapes of what was read.
  func shape(_ stage: inout StepStage, on surface: any GuideSurface) {
    for number in stage.cutouts.indices {
      let cutout = stage.cutouts[number]
      stage.cutouts[number].shape = nil
      stage.cutouts[number].tipReference = nil
      stage.cutouts[number].isPlaceholder = false
      guard let place = cutout.location.place else { continue }
      let context = FocusContext(
        frame: place.visibleFrame, cornerRadius: place.cornerRadius,
        unitAspect: surface.unitAspect)
      let shape = cutout.focus.style.shape(for: context)
      stage.cutouts[number].shape = shape?.usable
      if shape != nil, shape?.usable == nil {
        report(.unusableShape(stepIndex: stage.index, focus: number))
      }
      stage.cutouts[number].tipReference =
        cutout.focus.style.tipReference(for: context)?.usable ?? place.visibleFrame
    }
    let showsPlaceholder =
      stage.isShownWithoutTarget && stage.policies.missingTarget == .placeholder
      && !stage.hasTarget
    if showsPlaceholder, !stage.cutouts.isEmpty {
      let frame = placeholderFrame(on: surface)
      stage.cutouts[0].shape = .rectangle(frame)
      stage.cutouts[0].tipReference = frame
      stage.cutouts[0].isPlaceholder = true
    }
  }

  /// The hole that stands for a missing target: 60 × 60 points, on cells 8 × 4.
  private func placeholderFrame(on surface: any GuideSurface) -> CGRect {
    let area = surface.safeArea
    let isCells = surface.tipMetrics.roundsToUnits
    let width = min(isCells ? 8 : 60, area.size.width)
    let height = min(isCells ? 4 : 60, area.size.height)
    let frame = CGRect(
      x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
    return isCells
      ? CGRect(
        x: frame.minX.rounded(.down), y: frame.minY.rounded(.down), width: width, height: height)
      : frame
  }
}
