/// No hole: the target stays dimmed, and a tip stands beside it all the same.
public struct NoFocusStyle: FocusStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Always nil.
  public func shape(for context: FocusContext) -> MaskShape? { nil }
}

extension FocusStyle where Self == NoFocusStyle {
  /// No hole.
  ///
  /// Not called `none`, which for an optional style would mean that there is no style.
  public static var noHole: NoFocusStyle { NoFocusStyle() }
}
