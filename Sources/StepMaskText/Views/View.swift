public import Foundation
public import StepMask

/// A rectangle of the app's screen: draws itself, holds other views, takes input.
///
/// Coordinates are cells and may be fractional; a cell belongs to a view when its centre does. A
/// view can be a target of a guide, and it can be a tip: with a frame of its own it stays there,
/// with an empty frame it is sized by ``sizeThatFits(_:)`` and placed by the guide.
///
/// Override ``draw(in:)``, ``layoutSubviews()`` and ``sizeThatFits(_:)``, and for input
/// ``takesPointer``, ``takesFocus`` and the `handle…` methods. None of them needs `super`.
@MainActor
open class View: GuideTip {
  // MARK: Geometry

  /// The place in the superview's coordinates.
  public var frame: CGRect {
    didSet {
      isPlacedByGuide = false
      if frame != oldValue { setNeedsLayout() }
    }
  }

  /// The point of the view's own coordinates that is at its top-left; moves all subviews.
  public var boundsOrigin = CGPoint.zero {
    didSet { if boundsOrigin != oldValue { setNeedsLayout() } }
  }

  /// The view's rectangle in its own coordinates.
  public var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  /// Whether nothing of a subview is seen outside of the view.
  public var clipsToBounds = false { didSet { setNeedsLayout() } }

  /// Whether the view and all that is in it is left out of the picture and takes no input.
  public var isHidden = false { didSet { if isHidden != oldValue { setNeedsLayout() } } }

  /// 0 is fully transparent and takes no input; cells show every other value alike.
  public var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsLayout() } } }

  /// The radius of the corners, in cells, for cut-outs that follow it.
  public var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { setNeedsLayout() } }
  }

  // MARK: Look

  /// What fills the view before it draws; nil leaves what is below.
  public var background: CellStyle? { didSet { setNeedsDisplay() } }

  /// What a screen reader says; nil says what the view shows.
  public var accessibilityLabel: String?

  /// Called at each layout pass, after ``layoutSubviews()``: lays out subviews without a subclass.
  public var onLayout: (@MainActor (View) -> Void)? { didSet { setNeedsLayout() } }

  // MARK: Tree

  /// The view that holds this one.
  public internal(set) weak var superview: View?

  /// The views inside, from back to front.
  public internal(set) var subviews: [View] = []

  /// The screen of a root view, or of a tip that is drawn there.
  weak var ownScreen: TextScreen?

  // MARK: Tip

  /// The tag of the step with which the view is shown as a tip; nil shows it in all steps.
  public var stepTag: Int? { didSet { if stepTag != oldValue { setNeedsLayout() } } }

  /// Where the view wants to stand as a tip; nil leaves it to the guide.
  public var preferredPlacement: TipPlacement? {
    didSet { if preferredPlacement != oldValue { setNeedsLayout() } }
  }

  /// Whether the frame is one that a guide gave, so that the guide may give another one.
  var isPlacedByGuide = false

  /// Creates a view.
  public init(frame: CGRect = .zero) { self.frame = frame }

  // MARK: To override

  /// Draws the view, in its own coordinates, before its subviews.
  ///
  /// The default draws nothing.
  ///
  /// Nothing outside of the view's frame and of its clipping ancestors changes.
  open func draw(in painter: inout Painter) {}

  /// Gives the subviews their frames; called at each layout pass from the root downwards.
  ///
  /// The default does nothing. Setting a frame here starts no further pass.
  open func layoutSubviews() {}

  /// The size that the view needs, at most `room`.
  ///
  /// The default encloses the visible subviews.
  open func sizeThatFits(_ room: CGSize) -> CGSize { extentOfSubviews.limited(to: room) }

  /// What the view says, for screen readers and printed trees.
  ///
  /// The default is nil.
  open var shownText: String? { nil }

  /// Whether presses go to this view rather than to its superview.
  ///
  /// The default is false.
  open var takesPointer: Bool { false }

  /// Whether input may do something here; false for a disabled control.
  ///
  /// The default is true.
  open var isEnabled: Bool { true }

  /// Whether the keyboard focus can come here.
  ///
  /// The default is false.
  open var takesFocus: Bool { false }

  /// Whether it edits text, and so gets every key but Tab and Escape.
  ///
  /// The default is false.
  open var takesText: Bool { false }

  /// Takes a part of a pointer sequence that began in this view; the point is in its coordinates.
  ///
  /// The view gets the whole sequence up to its release, or a cancellation. The default does
  /// nothing.
  open func handlePointer(_ phase: PointerPhase, at point: CGPoint) {}

  /// Takes a key while the focus is here or inside; returns whether it did something with it.
  ///
  /// The default returns false, which hands the key to the superview.
  open func handleKey(_ key: GuideKey) -> Bool { false }

  /// Takes typed or pasted text while the focus is here or inside; returns whether it used it.
  open func handleText(_ text: String) -> Bool { false }

  /// Takes a wheel above the view; returns whether something moved, else the superview gets it.
  open func handleWheel(by distance: CGSize) -> Bool { false }

  // MARK: Being a tip

  /// The frame, unless it is empty, not finite or came from the guide.
  open var fixedFrame: CGRect? {
    !isPlacedByGuide && frame.isFinite && frame.hasArea ? frame : nil
  }

  /// The size of a frame of its own, else ``sizeThatFits(_:)`` cut to the room.
  open func size(in room: CGSize, on surface: any GuideSurface, _ context: TipContext) -> CGSize {
    fixedFrame?.size ?? sizeThatFits(room).limited(to: room)
  }

  /// Whether ``sizeThatFits(_:)`` keeps within the room.
  open func fits(_ room: CGSize, on surface: any GuideSurface, _ context: TipContext) -> Bool {
    let wanted = sizeThatFits(room)
    return wanted.width <= room.width && wanted.height <= room.height
  }

  /// Takes the place that the guide worked out and lays out the subviews.
  ///
  /// An override that calls no `super` has to do both itself.
  open func layout(_ layout: TipLayout) {
    if fixedFrame == nil {
      frame = layout.frame
      isPlacedByGuide = true
    }
    layoutTree()
  }

  /// The visible buttons inside, from back to front.
  open var controls: [TipControl] { buttonControls }

  /// Presses the button that the control stands for, then asks the guide for its action.
  open func press(_ control: TipControl, in guide: Guide) {
    button(of: control)?.press()
    if let action = control.action { guide.perform(action) }
  }

  /// The accessibility label, else what the view and all that is in it show.
  open var spokenText: String { accessibilityLabel ?? shownTexts.joined(separator: " ") }
}
