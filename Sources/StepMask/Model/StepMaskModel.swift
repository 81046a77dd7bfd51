public import Foundation

/// The description of one cut-out: a frame or a view, a corner radius and the tag of its step.
///
/// Models are given to ``StepMaskGuide/init(models:plugins:)`` in any order. Models with the same
/// tag are cut-outs of the same step.
public struct StepMaskModel: Sendable {
  /// A rectangle in the surface's coordinates and units.
  ///
  /// A usable one wins over the view: finite, not null, width and height above 0.
  public var frame: CGRect?
  /// The view that the cut-out follows; held weakly and asked only while its step is shown.
  public var view: (any GuideTarget)? {
    get { weakView.object }
    set { weakView = WeakTarget(newValue) }
  }
  /// The radius of the cut-out's corners in the surface's units; clamped to half the short side, a
  /// negative one is 0.
  public var cornerRadius: CGFloat
  /// The tag of the step; any integer.
  public var step: Int

  private var weakView: WeakTarget

  /// A cut-out at a fixed rectangle.
  public init(frame: CGRect, cornerRadius: CGFloat = 0, step: Int) {
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.step = step
    weakView = WeakTarget(nil)
  }

  /// A cut-out that follows a view.
  public init(view: (any GuideTarget)?, cornerRadius: CGFloat = 0, step: Int) {
    frame = nil
    self.cornerRadius = cornerRadius
    self.step = step
    weakView = WeakTarget(view)
  }

  /// Whether there is a usable frame or there was a view.
  var isGiven: Bool { frame?.hasUsableArea == true || weakView.wasGiven }
}
