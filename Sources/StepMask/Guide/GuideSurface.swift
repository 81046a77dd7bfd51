public import Foundation

/// Where a guide is shown: a screen, a window or a view of any toolkit.
///
/// A surface draws what it is given and hands input back; it never moves a guide. All
/// coordinates are in its own units, points or cells.
///
/// A surface owns one ``GuideQueue`` and asks it first for every input:
///
/// ```swift
/// for (input, result) in zip(batch, guides.handle(batch)) where result == .notGuided {
///   app.handle(input)
/// }
/// ```
///
/// After each layout change it calls ``GuideQueue/layoutDidChange()``.
@MainActor
public protocol GuideSurface: AnyObject, Sendable {
  /// The area that is dimmed; without area while there is no layout yet.
  var bounds: CGRect { get }

  /// The part of the bounds in which tips may stand.
  var safeArea: CGRect { get }

  /// The height of one unit divided by its width: 1 for points, about 2 for cells.
  var unitAspect: CGFloat { get }

  /// Whether text runs from right to left.
  var isRightToLeft: Bool { get }

  /// Distances for tips and how frames are rounded, in the surface's units.
  var tipMetrics: TipMetrics { get }

  /// The clock that everything shown here waits by.
  var clock: any GuideClock { get }

  /// The guides of this surface: the one that is on, and those that wait.
  var guides: GuideQueue { get }

  /// The app's control that has the keyboard focus.
  var focusedTarget: (any GuideTarget)? { get set }

  /// Begins to show the guide. Until ``detach(_:)`` the surface blocks its own gestures, such as
  /// going back, and notes what it switched off.
  func attach(_ guide: Guide)

  /// Draws this scene instead of the one before; `nil` draws no guide, as while it is paused.
  func render(_ scene: GuideScene?)

  /// Stops showing the guide and switches on again what `attach` switched off, as it was.
  func detach(_ guide: Guide)

  /// Measures a ready-made tip within the room there is.
  func layout(_ content: TipContent, in room: CGSize) -> TipContentLayout

  /// Gives an input to the app although a guide is on screen.
  ///
  /// A pointer sequence is delivered whole: a press first, then drags, then a release or a
  /// cancellation, all to the same destination. A cancellation also comes when the step of the
  /// target is left in the middle; when the guide ends or pauses there, the rest of the sequence is
  /// ``GuideInputResult/notGuided``.
  func deliver(_ input: GuideInput, to destination: GuideInputDestination)
}

/// Distances for tips, in the surface's units.
public struct TipMetrics: Hashable, Sendable {
  /// Between a cut-out and its tip.
  public var gap: CGFloat
  /// Kept free between a tip and the edge of the safe area.
  public var margin: CGFloat
  /// The arrow's length along the tip's edge.
  public var arrowLength: CGFloat
  /// How far the arrow stays from the tip's corners.
  public var arrowInset: CGFloat
  /// Whether frames are rounded down to whole units, as on cells.
  public var roundsToUnits: Bool

  /// Creates metrics.
  public init(
    gap: CGFloat, margin: CGFloat, arrowLength: CGFloat, arrowInset: CGFloat, roundsToUnits: Bool
  ) {
    self.gap = gap
    self.margin = margin
    self.arrowLength = arrowLength
    self.arrowInset = arrowInset
    self.roundsToUnits = roundsToUnits
  }

  /// For surfaces in points.
  public static let points = TipMetrics(
    gap: 8, margin: 8, arrowLength: 12, arrowInset: 8, roundsToUnits: false)

  /// For surfaces in character cells.
  public static let cells = TipMetrics(
    gap: 1, margin: 0, arrowLength: 1, arrowInset: 1, roundsToUnits: true)
}
