/// A rectangular hole.
public struct RectangleFocusStyle: FocusStyle, Hashable {
  /// How far the hole stays inside the target's edges; negative values grow it.
  public var insets: FocusInsets

  /// Creates a style.
  public init(insets: FocusInsets = .zero) { self.insets = insets }

  /// The target's visible frame less the insets; nil when nothing is left.
  public func shape(for context: FocusContext) -> MaskShape? {
    insets.applied(to: context.frame).map(MaskShape.rectangle)
  }
}

extension FocusStyle where Self == RectangleFocusStyle {
  /// The target's frame.
  public static var rectangle: RectangleFocusStyle { RectangleFocusStyle() }

  /// The target's frame less the insets, which grow it where they are negative.
  public static func rectangle(insets: FocusInsets) -> RectangleFocusStyle {
    RectangleFocusStyle(insets: insets)
  }
}
