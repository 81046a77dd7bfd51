public import Foundation

/// What a tap on a cut-out does.
public enum CutoutTapPolicy: Hashable, Sendable, CaseIterable {
  /// Goes to the next step.
  case advance
  /// Goes to the target if the point is inside it and it takes touches; for a focus by frame, to
  /// whatever the app has there. Between the target and the cut-out's edge nothing happens.
  case forward
  /// As `forward`, and then the guide goes to the next step.
  case forwardThenAdvance
  /// Does nothing.
  case ignore
}

/// What a tap on the mask does.
public enum MaskTapPolicy: Hashable, Sendable, CaseIterable {
  /// Goes to the next step.
  case advance
  /// Ends the guide with ``EndReason/outsideTap``, unless `shouldDismiss` refuses.
  case dismiss
  /// Does nothing.
  case ignore
  /// Goes to the app as if no guide were there. Wheel and drags go with it and, with `dims` off,
  /// so do the keys that the guide has no use for and the back gesture.
  case passThrough
}

/// What happens when no target of a step is ready.
public enum MissingTargetPolicy: Hashable, Sendable {
  /// The step is skipped.
  case skip
  /// The step is waited for, at most `timeout` seconds, then skipped.
  case wait(timeout: TimeInterval)
  /// The step is shown with its tips in the centre.
  case showWithoutCutout
  /// The step is shown with a marked hole at the centre of the safe area.
  case placeholder
  /// The guide ends with ``EndReason/targetMissing``.
  case dismiss
}

/// How a step behaves.
///
/// Each setting counts where it is set first: on the step, else on the guide, else by the default
/// named with it.
public struct GuidePolicies: Hashable, Sendable {
  /// What a tap on a cut-out does; default `ignore`, in a ``StepMaskGuide`` `advance`.
  public var cutoutTap: CutoutTapPolicy?
  /// What a tap on the mask does; default `ignore`, in a ``StepMaskGuide`` `advance`.
  public var maskTap: MaskTapPolicy?
  /// What happens when no target is ready; default `skip`.
  public var missingTarget: MissingTargetPolicy?
  /// Whether targets hidden by their scrollers are scrolled into view; default true.
  public var revealsTarget: Bool?
  /// Whether the mask dims; default true.
  public var dims: Bool?
  /// Whether Escape ends the guide; default true.
  public var endsOnEscape: Bool?
  /// Whether the arrow key towards the end, Return and Space go on where a tap or an enabled button
  /// of the step could; default true.
  public var advancesOnKeys: Bool?
  /// Whether the arrow key towards the start goes back where there is a way back; default true.
  public var goesBackOnKeys: Bool?
  /// Whether wheel and drags over a cut-out scroll what is there; default false.
  ///
  /// A press that becomes such a drag is taken back from the target and is no tap.
  public var forwardsScrolling: Bool?

  /// Creates policies; what is left out is not set.
  public init(
    cutoutTap: CutoutTapPolicy? = nil, maskTap: MaskTapPolicy? = nil,
    missingTarget: MissingTargetPolicy? = nil, revealsTarget: Bool? = nil, dims: Bool? = nil,
    endsOnEscape: Bool? = nil, advancesOnKeys: Bool? = nil, goesBackOnKeys: Bool? = nil,
    forwardsScrolling: Bool? = nil
  ) {
    self.cutoutTap = cutoutTap
    self.maskTap = maskTap
    self.missingTarget = missingTarget
    self.revealsTarget = revealsTarget
    self.dims = dims
    self.endsOnEscape = endsOnEscape
    self.advancesOnKeys = advancesOnKeys
    self.goesBackOnKeys = goesBackOnKeys
    self.forwardsScrolling = forwardsScrolling
  }

  /// These policies, and those of `base` where these set nothing.
  public func over(_ base: GuidePolicies) -> GuidePolicies {
    GuidePolicies(
      cutoutTap: cutoutTap ?? base.cutoutTap, maskTap: maskTap ?? base.maskTap,
      missingTarget: missingTarget ?? base.missingTarget,
      revealsTarget: revealsTarget ?? base.revealsTarget, dims: dims ?? base.dims,
      endsOnEscape: endsOnEscape ?? base.endsOnEscape,
      advancesOnKeys: advancesOnKeys ?? base.advancesOnKeys,
      goesBackOnKeys: goesBackOnKeys ?? base.goesBackOnKeys,
      forwardsScrolling: forwardsScrolling ?? base.forwardsScrolling)
  }

  /// The defaults for what neither step nor guide sets.
  static let defaults = GuidePolicies(
    cutoutTap: .ignore, maskTap: .ignore, missingTarget: .skip, revealsTarget: true, dims: true,
    endsOnEscape: true, advancesOnKeys: true, goesBackOnKeys: true, forwardsScrolling: false)
}
