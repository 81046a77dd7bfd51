public import Foundation

/// The dimming layer: its bounds minus the union of its holes.
public struct Mask: Hashable, Sendable {
  /// The area that is dimmed where there is no hole.
  public var bounds: CGRect
  /// The holes; overlaps, duplicates and nesting stay clear.
  public var holes: [MaskShape]

  /// Creates a mask.
  public init(bounds: CGRect, holes: [MaskShape] = []) {
    self.bounds = bounds
    self.holes = holes
  }

  /// Whether the point is clear: inside the bounds and inside at least one hole.
  public func isClear(_ point: CGPoint) -> Bool {
    bounds.contains(point) && holes.contains { $0.contains(point) }
  }
}
