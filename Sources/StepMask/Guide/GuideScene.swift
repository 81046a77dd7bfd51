public import Foundation

/// What is on screen at one moment: a value that a surface draws.
///
/// Holes, tips and arrows of one scene always come from one reading of the targets.
@MainActor
public struct GuideScene: Equatable {
  /// A hole of the mask.
  public struct Hole: Hashable, Sendable {
    /// The clear region, clipped to the bounds when drawn.
    public var shape: MaskShape
    /// The index of the cut-out in its step; nil for a hole that is shrinking away.
    public var cutout: Int?
    /// Whether it stands for a missing target and shows a marker at its centre.
    public var isPlaceholder: Bool

    /// Creates a hole.
    public init(shape: MaskShape, cutout: Int? = nil, isPlaceholder: Bool = false) {
      self.shape = shape
      self.cutout = cutout
      self.isPlaceholder = isPlaceholder
    }
  }

  /// The dimmed area.
  public var bounds: CGRect
  /// How strong the mask dims, 0 (not at all) to 1 (black), fading included.
  public var dimming: CGFloat
  /// The holes, in the order of the step's cut-outs.
  public var holes: [Hole]
  /// How strong the frames of the holes pulse: 0 (not at all) to 1.
  public var pulse: CGFloat
  /// The tips from back to front.
  public var tips: [PlacedTip]
  /// The tag of the current step; nil when there is none.
  public var stepTag: Int?
  /// The current step's 1-based rank among those not skipped; nil without a step.
  public var position: Int?
  /// How many steps there are, less those skipped in this run.
  public var count: Int

  /// The mask with the holes of this moment: the one region for drawing and for input.
  public var mask: Mask { Mask(bounds: bounds, holes: holes.map(\.shape)) }

  /// Creates a scene.
  public init(
    bounds: CGRect, dimming: CGFloat, holes: [Hole] = [], pulse: CGFloat = 0,
    tips: [PlacedTip] = [],
    stepTag: Int? = nil, position: Int? = nil, count: Int = 0
  ) {
    self.bounds = bounds
    self.dimming = dimming
    self.holes = holes
    self.pulse = pulse
    self.tips = tips
    self.stepTag = stepTag
    self.position = position
    self.count = count
  }
}

/// A tip with the place that the guide worked out for it.
@MainActor
public struct PlacedTip: Equatable {
  /// The tip.
  public var tip: any GuideTip
  /// Its frame in the surface's coordinates.
  public var frame: CGRect
  /// Its arrow; nil if it has none.
  public var arrow: TipArrow?
  /// Where the tip was asked to stand; nil if it has a frame of its own or no target.
  public var requestedPlacement: TipPlacement?
  /// Where it stands; nil if it has a frame of its own or no target.
  public var appliedPlacement: TipPlacement?
  /// Whether it covers a hole of its step, which happens only when there is no room elsewhere.
  public var coversHole: Bool
  /// 0 (invisible) to 1.
  public var opacity: CGFloat
  /// What a ready-made tip says now; nil for a tip that draws itself.
  public var content: TipContent?
  /// The controls, with frames relative to the tip's top-left.
  public var controls: [TipControl]
  /// The index in `controls` of the one that has the keyboard focus.
  public var focusedControl: Int?
  /// Whether the tip comes and goes with its step; those that stay are in front.
  public var belongsToStep = true

  /// Creates a placed tip.
  public init(
    tip: any GuideTip, frame: CGRect, arrow: TipArrow? = nil,
    requestedPlacement: TipPlacement? = nil, appliedPlacement: TipPlacement? = nil,
    coversHole: Bool = false, opacity: CGFloat = 1, content: TipContent? = nil,
    controls: [TipControl] = [], focusedControl: Int? = nil
  ) {
    self.tip = tip
    self.frame = frame
    self.arrow = arrow
    self.requestedPlacement = requestedPlacement
    self.appliedPlacement = appliedPlacement
    self.coversHole = coversHole
    self.opacity = opacity
    self.content = content
    self.controls = controls
    self.focusedControl = focusedControl
  }

  /// Two placed tips are equal if they look the same; the tips are compared by identity.
  public static func == (left: PlacedTip, right: PlacedTip) -> Bool {
    left.tip === right.tip && left.frame == right.frame && left.arrow == right.arrow
      && left.requestedPlacement == right.requestedPlacement
      && left.appliedPlacement == right.appliedPlacement
      && left.coversHole == right.coversHole && left.opacity == right.opacity
      && left.content == right.content && left.controls == right.controls
      && left.focusedControl == right.focusedControl
  }
}

/// The arrow of a tip, which points from the tip's edge to its cut-out.
public struct TipArrow: Hashable, Sendable {
  /// The tip's edge on which it sits: opposite to the side of the target on which the tip stands.
  public var edge: TipSide
  /// From the tip's leading corner (left or top) along the edge to the arrow's begin.
  public var offset: CGFloat

  /// Creates an arrow.
  public init(edge: TipSide, offset: CGFloat) {
    self.edge = edge
    self.offset = offset
  }
}
