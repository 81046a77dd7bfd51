/// The steps of a guide in the order in which they are shown.
///
/// A guide made of models builds a step only when it is asked for, so that a guide of a million
/// models costs no more than its models and its plan.
public struct GuideSteps: RandomAccessCollection, Sendable {
  private enum Source: Sendable {
    case steps([GuideStep], StepOrder)
    case models([StepMaskModel], StepPlan)
  }

  private let source: Source
  private let identifiers: [String: Int]

  /// The models as given; empty for steps.
  var models: [StepMaskModel] {
    if case .models(let models, _) = source { models } else { [] }
  }

  /// The plan of the models; empty for steps.
  var plan: StepPlan {
    if case .models(_, let plan) = source { plan } else { StepPlan(tags: []) }
  }

  /// Orders steps: by tag if all have one, as given if none has.
  ///
  /// Some with and some without a tag is misuse and stops with a sentence that names both.
  init(_ steps: [GuideStep]) {
    let order = StepOrder(tags: steps.map(\.tag))
    var identifiers: [String: Int] = [:]
    for (index, place) in order.places.enumerated() {
      guard let identifier = steps[place].identifier else { continue }
      if identifiers[identifier] == nil { identifiers[identifier] = index }
    }
    source = .steps(steps, order)
    self.identifiers = identifiers
  }

  /// Groups models as their plan says.
  init(_ models: [StepMaskModel], _ plan: StepPlan) {
    source = .models(models, plan)
    identifiers = [:]
  }

  /// The index of the first step: always 0.
  public var startIndex: Int { 0 }

  /// The number of steps.
  public var endIndex: Int {
    switch source {
    case .steps(let steps, _): steps.count
    case .models(_, let plan): plan.count
    }
  }

  /// The step at an index, with its tag.
  public subscript(index: Int) -> GuideStep {
    switch source {
    case .steps(let steps, let order):
      var step = steps[order.places[index]]
      step.tag = order.tags[index]
      return step
    case .models(let models, let plan):
      let entry = plan[index]
      return GuideStep(tag: entry.tag, focuses: entry.places.map { Focus(models[$0]) })
    }
  }

  /// The tag of the step at an index, without building the step.
  public func tag(at index: Int) -> Int {
    switch source {
    case .steps(_, let order): order.tags[index]
    case .models(_, let plan): plan.tags[index]
    }
  }

  /// The index of the first step with this tag.
  ///
  /// Cost: O(log n).
  public func index(ofTag tag: Int) -> Int? {
    switch source {
    case .steps(_, let order): order.index(ofTag: tag)
    case .models(_, let plan): plan.index(ofTag: tag)
    }
  }

  /// The index of the first step with this identifier.
  ///
  /// Cost: O(1).
  public func index(ofIdentifier identifier: String) -> Int? { identifiers[identifier] }

  /// Whether steps may behave otherwise than their guide says.
  var haveOwnPolicies: Bool {
    if case .steps = source { true } else { false }
  }

  /// These steps after a change, and the new index for each old one, nil for a removed step.
  func applying(_ change: PlanChange) -> (GuideSteps, (Int) -> Int?) {
    switch (source, change) {
    case (.steps(var steps, _), .addStep(let step)):
      steps.append(step)
      let changed = GuideSteps(steps)
      let place = changed.index(ofPlace: steps.count - 1)
      return (changed, { $0 < place ? $0 : $0 + 1 })
    case (.steps(var steps, let order), .removeStep(let index)):
      steps.remove(at: order.places[index])
      return (GuideSteps(steps), { $0 == index ? nil : $0 < index ? $0 : $0 - 1 })
    case (.models(let models, let plan), .addModel(let model)):
      return applying(models + [model], to: plan)
    case (.models(let models, let plan), .removeModels(let isRemoved)):
      return applying(models.filter { !isRemoved($0) }, to: plan)
    case (.models, .addStep), (.models, .removeStep), (.steps, .addModel),
      (.steps, .removeModels):
      GuideMisuse.stepsInGuideOfModels.stop()
    }
  }

  private func applying(_ models: [StepMaskModel], to plan: StepPlan)
    -> (GuideSteps, (Int) -> Int?)
  {
    let changed = StepPlan(tags: models.lazy.map(\.step))
    return (GuideSteps(models, changed), { changed.index(ofTag: plan.tags[$0]) })
  }

  private func index(ofPlace place: Int) -> Int {
    guard case .steps(_, let order) = source else { return place }
    return order.places.firstIndex(of: place) ?? place
  }

  /// What is wrong with the steps whatever the surface.
  ///
  /// Cost: O(n), once a run.
  func problems() -> [GuideProblem] {
    switch source {
    case .models(let models, _):
      return models.enumerated().compactMap { place, model in
        model.isGiven ? nil : .modelWithoutTarget(place: place, tag: model.step)
      }
    case .steps:
      return indices.flatMap { problems(ofStepAt: $0) }
    }
  }

  private func problems(ofStepAt index: Int) -> [GuideProblem] {
    let step = self[index]
    var problems: [GuideProblem] = step.focuses.enumerated().compactMap { number, focus in
      focus.isGiven ? nil : .focusWithoutTarget(stepIndex: index, focus: number)
    }
    if let identifier = step.identifier, let first = identifiers[identifier], first != index {
      problems.append(
        .duplicateIdentifier(identifier, firstIndex: first, secondIndex: index))
    }
    return problems
  }
}
