public import Foundation

/// How a hole is cut around a target.
///
/// A style is a pure function: it is asked again at each layout change, and the same context must
/// give the same shape. Built in are ``RectangleFocusStyle``, ``RoundedRectangleFocusStyle``,
/// ``CircleFocusStyle``, ``PathFocusStyle`` and ``NoFocusStyle``.
public protocol FocusStyle: Sendable {
  /// The hole around a target; nil for none.
  ///
  /// The result is clipped to the surface's bounds when drawn. A shape without area is no hole.
  func shape(for context: FocusContext) -> MaskShape?

  /// The area beside which a tip is placed, in the surface's units.
  ///
  /// The default is the bounds of the shape, or the target's visible frame where there is none.
  /// Nil has the tip placed as if there were no target.
  func tipReference(for context: FocusContext) -> CGRect?
}

extension FocusStyle {
  /// The bounds of the shape, or the target's visible frame where there is none.
  public func tipReference(for context: FocusContext) -> CGRect? {
    shape(for: context)?.usable?.bounds ?? context.frame.usable
  }
}

/// What a focus style may know about its target.
public struct FocusContext: Hashable, Sendable {
  /// The part of the target that its scrollers leave visible, in the surface's coordinates.
  public var frame: CGRect

  /// The target's own corner radius, in horizontal units; 0 for square corners.
  public var cornerRadius: CGFloat

  /// The height of one unit divided by its width: 1 for points, about 2 for cells.
  ///
  /// A circle of radius r is round to the eye when it is r wide and r / `unitAspect` high.
  public var unitAspect: CGFloat

  /// Creates a context.
  public init(frame: CGRect, cornerRadius: CGFloat = 0, unitAspect: CGFloat = 1) {
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.unitAspect = unitAspect
  }
}

extension FocusContext {
  /// The aspect with a fallback of 1 for a value that means nothing.
  var usableAspect: CGFloat {
    unitAspect.isFinite && unitAspect > 0 ? min(max(unitAspect, 1e-6), 1e6) : 1
  }

  /// The vertical length that looks as long as a horizontal one.
  func vertical(_ horizontal: CGFloat) -> CGFloat { horizontal / usableAspect }

  /// The shorter side to the eye, in horizontal units.
  var shorterSide: CGFloat { min(frame.size.width, frame.size.height * usableAspect) }
}
