public import Foundation

/// A ready-made tip: title, text, progress and buttons, drawn by the surface.
///
/// ```swift
/// Tip(title: "Search", text: "Find any card by name.", stepTag: 1)
/// ```
///
/// Whatever is changed while the tip is shown is measured and drawn again at once.
///
/// Its Back button is hidden where there is no way back, and Next becomes Done on the last step.
@MainActor
public final class Tip: GuideTip {
  /// The buttons of a tip.
  public enum Button: Hashable, Sendable {
    /// Goes back; hidden where there is no way back.
    case back
    /// Ends the guide; hidden on the last step.
    case skip
    /// Goes on; says Done on the last step.
    case next
    /// Something of the app's own, told as ``GuideEvent/action(_:_:)``.
    case custom(title: String, name: String)
  }

  /// The heading; nil for none.
  public var title: String? { didSet { guide?.lookDidChange() } }
  /// The body.
  public var text: String { didSet { guide?.lookDidChange() } }
  /// The tag of the step with which the tip is shown; nil shows it as long as the guide is.
  public var stepTag: Int? { didSet { guide?.tipsDidChange() } }
  /// A frame of its own, at which the tip stays; nil has the guide place it.
  public var fixedFrame: CGRect? { didSet { guide?.lookDidChange() } }
  /// Where the tip wants to stand; nil leaves it to the guide.
  public var preferredPlacement: TipPlacement? { didSet { guide?.lookDidChange() } }
  /// Whether "2 of 5" is shown.
  public var showsProgress: Bool { didSet { guide?.lookDidChange() } }
  /// The buttons, from leading to trailing.
  public var buttons: [Button] { didSet { guide?.lookDidChange() } }
  /// The buttons as last laid out, in focus order.
  public private(set) var controls: [TipControl] = []

  /// The guide that shows the tip, which lays out again when the tip changes.
  weak var guide: Guide?

  private var buttonFrames: [CGRect] = []

  /// Creates a tip.
  ///
  /// - Parameters:
  ///   - title: the heading.
  ///   - text: the body; may hold line breaks.
  ///   - stepTag: the tag of its step; nil for a tip that stays, or that is given to a step.
  ///   - placement: where it wants to stand; nil for below.
  ///   - showsProgress: whether "2 of 5" is shown.
  ///   - buttons: the buttons, from leading to trailing.
  public init(
    title: String? = nil, text: String, stepTag: Int? = nil, placement: TipPlacement? = nil,
    showsProgress: Bool = true, buttons: [Button] = [.back, .next]
  ) {
    self.title = title
    self.text = text
    self.stepTag = stepTag
    preferredPlacement = placement
    self.showsProgress = showsProgress
    self.buttons = buttons
  }

  /// What the tip says at this moment, with the buttons that make sense then.
  public func content(_ context: TipContext) -> TipContent? {
    let progress = context.position.map {
      context.words.progress(position: $0, count: context.count)
    }
    var shown = buttons.compactMap { contentButton($0, context) }
    if let focused = context.focusedControl, shown.indices.contains(focused) {
      shown[focused].isFocused = true
    }
    return TipContent(
      title: title, text: text, progress: showsProgress ? progress : nil, buttons: shown)
  }

  private func contentButton(_ button: Button, _ context: TipContext) -> TipContent.Button? {
    let words = context.words
    switch button {
    case .back:
      return context.canGoBack ? TipContent.Button(title: words.back, action: .previous) : nil
    case .skip:
      return context.isLast ? nil : TipContent.Button(title: words.skip, action: .skip)
    case .next:
      return TipContent.Button(title: context.isLast ? words.done : words.next, action: .next)
    case .custom(let title, let name):
      return TipContent.Button(title: title, action: .custom(name))
    }
  }

  /// The size that the surface measures for the content.
  public func size(in room: CGSize, on surface: any GuideSurface, _ context: TipContext)
    -> CGSize
  {
    guard let content = content(context) else { return .zero }
    let layout = surface.layout(content, in: room)
    buttonFrames = layout.buttonFrames
    return layout.size
  }

  /// Whether the surface can lay out all of it in the room.
  public func fits(_ room: CGSize, on surface: any GuideSurface, _ context: TipContext)
    -> Bool
  {
    content(context).map { surface.layout($0, in: room).isWhole } ?? true
  }

  /// Takes the place that was worked out.
  public func layout(_ layout: TipLayout) {
    let shown = layout.content?.buttons ?? []
    controls = zip(shown, buttonFrames).enumerated().map { number, pair in
      TipControl(
        identifier: number, frame: pair.1, action: pair.0.action, isEnabled: pair.0.isEnabled,
        label: pair.0.title)
    }
  }

  /// Whether the tip can show a button other than Back.
  public var hasControls: Bool { buttons.contains { $0 != .back } }

  /// What a screen reader says for the tip itself.
  public var spokenText: String {
    [title, text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ". ")
  }
}
