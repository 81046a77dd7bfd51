public import Foundation

/// What a step points at: a frame, a target or a provider of one, and how its cut-out looks.
///
/// A usable frame wins (finite, not null, stored width and height above 0); else the provider is
/// asked, else the target. Targets are held weakly.
public struct Focus: Sendable {
  /// Finds the target at the moment it is needed.
  ///
  /// It is asked again at every layout change, so that a reused row may be another view each time.
  public typealias Provider = @MainActor @Sendable () throws -> (any GuideTarget)?

  /// A name of the app's own, told in events.
  public var identifier: String?
  /// A fixed rectangle in the surface's coordinates.
  public var frame: CGRect?
  /// The target, held weakly.
  public var target: (any GuideTarget)? {
    get { weakTarget.object }
    set { weakTarget = WeakTarget(newValue) }
  }
  /// The provider of the target.
  public var provider: Provider?
  /// The shape of the cut-out.
  public var style: any FocusStyle
  /// What a tap on this cut-out does; nil leaves it to the step.
  public var tapPolicy: CutoutTapPolicy?

  private var weakTarget: WeakTarget

  /// Points at a target.
  public init(
    _ target: any GuideTarget, style: any FocusStyle = .rectangle, identifier: String? = nil,
    tapPolicy: CutoutTapPolicy? = nil
  ) {
    self.init(nil, target, nil, style, identifier, tapPolicy)
  }

  /// Points at a frame in the surface's coordinates, in its units.
  public init(
    frame: CGRect, style: any FocusStyle = .rectangle, identifier: String? = nil,
    tapPolicy: CutoutTapPolicy? = nil
  ) {
    self.init(frame, nil, nil, style, identifier, tapPolicy)
  }

  /// Points at whatever the provider returns; nil or an error count as not ready.
  public init(
    style: any FocusStyle = .rectangle, identifier: String? = nil,
    tapPolicy: CutoutTapPolicy? = nil, provider: @escaping Provider
  ) {
    self.init(nil, nil, provider, style, identifier, tapPolicy)
  }

  /// Points at the model's frame, else at its view.
  public init(_ model: StepMaskModel) {
    self.init(
      model.frame, model.view, nil,
      RoundedRectangleFocusStyle(radius: .fixed(model.cornerRadius)), nil, nil)
  }

  private init(
    _ frame: CGRect?, _ target: (any GuideTarget)?, _ provider: Provider?,
    _ style: any FocusStyle, _ identifier: String?, _ tapPolicy: CutoutTapPolicy?
  ) {
    self.frame = frame
    self.provider = provider
    self.style = style
    self.identifier = identifier
    self.tapPolicy = tapPolicy
    weakTarget = WeakTarget(target)
  }

  /// Whether something was given at all, ready or not.
  var isGiven: Bool {
    frame?.hasUsableArea == true || provider != nil || weakTarget.wasGiven
  }

  /// Whether a target was given and has been released.
  var isReleased: Bool { weakTarget.wasGiven && weakTarget.object == nil }
}

/// A weak reference that remembers whether there was an object.
struct WeakTarget: Sendable {
  weak let object: (any GuideTarget)?
  let wasGiven: Bool

  init(_ object: (any GuideTarget)?) {
    self.object = object
    wasGiven = object != nil
  }
}
