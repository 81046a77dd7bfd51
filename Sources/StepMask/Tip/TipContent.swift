public import Foundation

/// What a ready-made ``Tip`` says at one moment: plain data that a surface measures and draws.
public struct TipContent: Hashable, Sendable {
  /// A button of a tip.
  public struct Button: Hashable, Sendable {
    /// What the button says.
    public var title: String
    /// What pressing it asks the guide for.
    public var action: GuideAction
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// Whether it has the keyboard focus.
    public var isFocused: Bool

    /// Creates a button.
    public init(
      title: String, action: GuideAction, isEnabled: Bool = true, isFocused: Bool = false
    ) {
      self.title = title
      self.action = action
      self.isEnabled = isEnabled
      self.isFocused = isFocused
    }
  }

  /// The heading; nil or empty for none.
  public var title: String?
  /// The body; may hold line breaks.
  public var text: String
  /// Progress, such as "2 of 5"; nil for none.
  public var progress: String?
  /// The buttons from leading to trailing; hidden ones are not in the list.
  public var buttons: [Button]

  /// Creates a content.
  public init(
    title: String? = nil, text: String = "", progress: String? = nil, buttons: [Button] = []
  ) {
    self.title = title
    self.text = text
    self.progress = progress
    self.buttons = buttons
  }
}

/// What a control of a tip asks the guide for.
public enum GuideAction: Hashable, Sendable {
  /// The next step; on the last step the guide ends as completed.
  case next
  /// The step before.
  case previous
  /// The end, with reason `skipped`.
  case skip
  /// Something of the app's own, told as an event.
  case custom(String)
}

/// How a surface lays out a ``TipContent`` in the room it was given.
public struct TipContentLayout: Hashable, Sendable {
  /// The size of the whole tip with its border, in the surface's units.
  public var size: CGSize
  /// The frames of the buttons relative to the tip's top-left, in the content's order.
  public var buttonFrames: [CGRect]
  /// Whether nothing of the content had to be left out.
  public var isWhole: Bool

  /// Creates a layout.
  public init(size: CGSize, buttonFrames: [CGRect], isWhole: Bool = true) {
    self.isWhole = isWhole
    self.size = size
    self.buttonFrames = buttonFrames
  }
}
