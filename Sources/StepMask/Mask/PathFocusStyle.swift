public import Foundation

/// A hole of any outline, drawn by a closure.
///
/// ```swift
/// let diamond = PathFocusStyle { frame in
///   MaskPath([
///     .move(to: CGPoint(x: frame.midX, y: frame.minY)),
///     .line(to: CGPoint(x: frame.maxX, y: frame.midY)),
///     .line(to: CGPoint(x: frame.midX, y: frame.maxY)),
///     .line(to: CGPoint(x: frame.minX, y: frame.midY)),
///   ])
/// }
/// ```
public struct PathFocusStyle: FocusStyle {
  /// How far the frame that the outline gets stays inside the target's edges.
  public var insets: FocusInsets

  private let outline: @Sendable (CGRect) -> MaskPath

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - insets: applied to the target's visible frame first; negative values grow it.
  ///   - outline: draws the hole around a frame with area, in the surface's coordinates.
  public init(insets: FocusInsets = .zero, _ outline: @escaping @Sendable (CGRect) -> MaskPath) {
    self.insets = insets
    self.outline = outline
  }

  /// The closure's outline; nil when the insets leave nothing.
  ///
  /// An outline without area gives no hole, and the guide reports it.
  public func shape(for context: FocusContext) -> MaskShape? {
    insets.applied(to: context.frame).flatMap { MaskShape.path(outline($0)) }
  }
}

extension FocusStyle where Self == PathFocusStyle {
  /// The outline that the closure draws around the target's visible frame.
  public static func path(
    _ outline: @escaping @Sendable (CGRect) -> MaskPath
  ) -> PathFocusStyle {
    PathFocusStyle(outline)
  }
}
