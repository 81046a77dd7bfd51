/// The guides of one surface: the one that is on, and those that wait.
@MainActor
public final class GuideQueue {
  public init() {}

  /// Hands one batch of input to the guide on screen; call it before the app sees the input.
  public func handle(_ batch: [GuideInput]) -> [GuideInputResult] {
    batch.map { _ in .notGuided }
  }

  /// Tells the guide on screen that something in the layout may have changed.
  public func layoutDidChange() {}
}
