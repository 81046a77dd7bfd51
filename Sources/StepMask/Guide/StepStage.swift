import Foundation

/// A step as it is on screen: its cut-outs as last read and its tips as last placed.
@MainActor
struct StepStage {
  let index: Int
  let step: GuideStep
  var policies: GuidePolicies
  var cutouts: [CutoutState]
  var placedTips: [PlacedTip] = []
  /// When the step was entered, for its tips' fading in.
  var begin: TimeInterval = 0
  /// When the step settled, for its frames' pulse; nil before.
  var settled: TimeInterval?
  var graceTimer: Int?
  /// Whether the step is shown although no target is ready, as its policy has it.
  var isShownWithoutTarget = false
  /// Whether the step is entered again since nothing else could be shown: targets that are missing
  /// count as just lost.
  var isEnteredAgain = false

  /// Whether no cut-out is to be seen.
  var hasNoCutout: Bool { cutouts.allSatisfy { $0.shape == nil } }

  /// Whether there were targets and all of them are off the surface.
  var isGone: Bool {
    !cutouts.isEmpty && cutouts.allSatisfy { $0.absence?.isGone == true }
  }

  /// Whether at least one target is ready.
  var hasTarget: Bool { cutouts.contains { $0.location.place != nil } }

  /// The holes in the order of the cut-outs.
  var holes: [GuideScene.Hole] {
    cutouts.enumerated().compactMap { number, cutout in
      cutout.shape.map {
        GuideScene.Hole(shape: $0, cutout: number, isPlaceholder: cutout.isPlaceholder)
      }
    }
  }
}

/// A cut-out as last read.
@MainActor
struct CutoutState {
  let focus: Focus
  var location: TargetLocation
  weak var target: (any GuideTarget)?
  var shape: MaskShape?
  /// Where a tip belongs; nil without a cut-out.
  var tipReference: CGRect?
  var isPlaceholder = false

  var absence: TargetAbsence? {
    if case .notReady(let absence) = location { absence } else { nil }
  }
}
