public import Foundation

/// The base class to subclass: a guide made of mask models in any order.
///
/// Models with the same tag are cut-outs of one step; steps come by ascending tag. A tap on a cut-out
/// or on the mask goes on. Create the tips in ``Guide/configureInterface()`` and pair them with a
/// step by their `stepTag`:
///
/// ```swift
/// final class Welcome: StepMaskGuide {
///   override func configureInterface() {
///     addTip(Tip(title: "Search", text: "Find any card by name.", stepTag: 1))
///   }
/// }
/// ```
@MainActor
open class StepMaskGuide: Guide {
  /// The models as they were given.
  public var models: [StepMaskModel] { steps.models }
  /// Which models make which step.
  public var plan: StepPlan { steps.plan }

  /// Creates a guide of models; none of their views is asked before its step is entered.
  public init(models: [StepMaskModel], plugins: [any GuidePlugin] = []) {
    super.init(
      steps: GuideSteps(models, StepPlan(tags: models.lazy.map(\.step))), plugins: plugins,
      policies: GuidePolicies(cutoutTap: .advance, maskTap: .advance))
  }

  /// Adds a model: a cut-out of the step with its tag, or a new step.
  ///
  /// May be called while the guide is shown: no step event is sent, but one
  /// ``GuideEvent/planChanged``, once the guide has settled. Cost: that of a new plan.
  public func addModel(_ model: StepMaskModel) {
    change(.addModel(model))
  }

  /// Removes the models for which `isRemoved` is true.
  ///
  /// May be called while the guide is shown. A current step that has no model left is left first and
  /// the next one entered; on the last one the guide ends as completed.
  public func removeModels(where isRemoved: @escaping (StepMaskModel) -> Bool) {
    change(.removeModels(isRemoved))
  }

  /// The rectangles of the cut-outs in step order, in the surface's coordinates: of the current step
  /// as they are on screen, of all others the frames of models by frame and nil for those by view.
  public var rects: [CGRect?] {
    cutouts.map(\.rect)
  }

  /// The cut-outs in step order.
  public var cutouts: [StepMaskCutout] {
    var cutouts = plan.flatMap { entry in
      entry.places.map {
        StepMaskCutout(tag: entry.tag, rect: models[$0].frame?.usable, shape: nil)
      }
    }
    guard let stage = run?.stage else { return cutouts }
    let first = plan[stage.index].places.startIndex
    for (number, cutout) in stage.cutouts.enumerated() {
      cutouts[first + number].rect = cutout.shape?.bounds
      cutouts[first + number].shape = cutout.shape
    }
    return cutouts
  }
}

/// One cut-out of a ``StepMaskGuide`` as it is now.
public struct StepMaskCutout: Hashable, Sendable {
  /// The tag of its step.
  public var tag: Int
  /// Its rectangle in the surface's coordinates; nil while it is not known or there is no hole.
  public var rect: CGRect?
  /// Its shape while its step is on screen.
  public var shape: MaskShape?
}
