public import Foundation

/// What a cut-out follows: a view of any toolkit.
///
/// A guide holds its targets weakly and asks them only from when their step is about to be
/// entered, and then at every layout change.
@MainActor
public protocol GuideTarget: AnyObject, Sendable {
  /// Where the target is on the surface now.
  ///
  /// Converts through nested parents, scroll offsets and a surface that is not at the root. Must
  /// have no effect. Report an absence in the order of ``TargetAbsence``'s cases.
  func location(on surface: any GuideSurface) -> TargetLocation

  /// Scrolls the target's scrollers by the least distance that brings it into view.
  ///
  /// - Parameters:
  ///   - margins: what shall be seen around it, in the surface's units, such as room for a tip.
  ///   - surface: the surface that shows the guide.
  /// - Returns: one entry for each scroller that moved, innermost first; empty if nothing moved.
  func reveal(with margins: FocusInsets, on surface: any GuideSurface) -> [ScrollChange]

  /// Whether the target takes a touch at this point, in the surface's coordinates.
  ///
  /// False for a disabled control or a plain label. The default is true.
  func takesTouch(at point: CGPoint, on surface: any GuideSurface) -> Bool

  /// Whether it is a text field, which gets every key but Tab and Escape while it has the focus.
  /// The default is false.
  var takesText: Bool { get }
}

extension GuideTarget {
  /// Moves nothing.
  public func reveal(with margins: FocusInsets, on surface: any GuideSurface)
    -> [ScrollChange]
  { [] }
  /// True.
  public func takesTouch(at point: CGPoint, on surface: any GuideSurface) -> Bool { true }
  /// False.
  public var takesText: Bool { false }
}

/// Something whose content offset a guide may move to reveal a target.
@MainActor
public protocol GuideScroller: AnyObject, Sendable {
  /// The content's offset, in the scroller's units.
  var contentOffset: CGPoint { get set }
}

/// One scroller that a guide moved: where it stood and where the guide left it.
public struct ScrollChange: Sendable {
  /// The scroller, held weakly.
  public weak let scroller: (any GuideScroller)?
  /// The offset before the guide moved it.
  public let before: CGPoint
  /// The offset that the guide left.
  public let after: CGPoint

  /// Creates a change.
  public init(scroller: any GuideScroller, before: CGPoint, after: CGPoint) {
    self.scroller = scroller
    self.before = before
    self.after = after
  }
}
