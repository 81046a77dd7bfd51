public import Foundation

/// The dimming layer: its bounds minus the union of its holes.
///
/// Holes that overlap, repeat or contain each other stay clear, and what lies outside the bounds
/// is cut off. Holes without area clear nothing.
public struct Mask: Hashable, Sendable {
  /// The area that is dimmed where there is no hole.
  public var bounds: CGRect

  /// The holes; where they overlap, the first one counts as the one touched.
  public var holes: [MaskShape]

  /// Creates a mask.
  public init(bounds: CGRect, holes: [MaskShape] = []) {
    self.bounds = bounds
    self.holes = holes
  }

  /// Whether the point is clear: inside the bounds and inside at least one hole.
  public func isClear(_ point: CGPoint) -> Bool { hole(at: point) != nil }

  /// The index of the first hole that has the point inside; nil if there is none.
  ///
  /// Outside the bounds there is none. Takes time in proportion to the number of holes, a few
  /// comparisons for each one missed.
  public func hole(at point: CGPoint) -> Int? {
    guard let span = bounds.span(atY: point.y), span.contains(point.x) else { return nil }
    return holes.firstIndex { $0.contains(point) }
  }
}
