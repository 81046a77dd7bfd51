public import Foundation

/// What is shown beside a cut-out: a view of any toolkit, or a ready-made ``Tip``.
///
/// The guide asks for the size, places the tip, tells it the outcome in ``layout(_:)`` and asks for
/// its controls. All of this happens again at every layout change.
@MainActor
public protocol GuideTip: AnyObject, Sendable {
  /// The tag of the step with which the tip is shown; nil shows it as long as the guide is.
  var stepTag: Int? { get }

  /// A frame of its own, in the surface's coordinates: the tip stays there. Nil, or one without area
  /// or with coordinates that are not finite, has the guide place the tip beside the cut-outs of its
  /// step.
  var fixedFrame: CGRect? { get }

  /// Where the tip wants to stand; nil leaves it to the guide.
  var preferredPlacement: TipPlacement? { get }

  /// What a ready-made tip says at this moment; nil (the default) for a tip that draws itself.
  func content(_ context: TipContext) -> TipContent?

  /// The size that the tip needs, at most `room`, in the surface's units.
  func size(in room: CGSize, on surface: any GuideSurface, _ context: TipContext) -> CGSize

  /// Whether the tip can be laid out in this room without losing anything of it.
  ///
  /// Asked only when the tip would cover a hole in the size that it likes best. The default is
  /// whether ``size(in:on:_:)`` keeps within the room.
  func fits(_ room: CGSize, on surface: any GuideSurface, _ context: TipContext) -> Bool

  /// Takes the place that was worked out. Called before ``controls``.
  func layout(_ layout: TipLayout)

  /// The controls as last laid out, in focus order; hidden ones are not in the list.
  var controls: [TipControl] { get }

  /// Whether the tip has a control with which a user can leave its step, laid out or not; the default
  /// is whether it has any control.
  var hasControls: Bool { get }

  /// Carries out a control. The default asks the guide for the control's action.
  func press(_ control: TipControl, in guide: Guide)

  /// What a screen reader says for the tip itself, without position and choices.
  var spokenText: String { get }
}

extension GuideTip {
  /// Nil: the guide places the tip.
  public var fixedFrame: CGRect? { nil }
  /// Nil: the guide chooses the side.
  public var preferredPlacement: TipPlacement? { nil }
  /// Nil: the tip draws itself.
  public func content(_ context: TipContext) -> TipContent? { nil }
  /// Does nothing.
  public func layout(_ layout: TipLayout) {}
  /// Whether the size that it needs keeps within the room.
  public func fits(_ room: CGSize, on surface: any GuideSurface, _ context: TipContext)
    -> Bool
  {
    let size = size(in: room, on: surface, context)
    return size.width <= room.width && size.height <= room.height
  }
  /// None.
  public var controls: [TipControl] { [] }
  /// Whether ``controls`` holds any.
  public var hasControls: Bool { !controls.isEmpty }
  /// Asks the guide for the control's action, if it has one.
  public func press(_ control: TipControl, in guide: Guide) {
    if let action = control.action { guide.perform(action) }
  }
}

/// What a tip may want to say about the run at one moment.
public struct TipContext: Hashable, Sendable {
  /// The current step's rank, from 1, among the steps not skipped; nil without a step.
  public var position: Int?
  /// How many steps there are, less those skipped in this run.
  public var count: Int
  /// Whether there is a step to go back to.
  public var canGoBack: Bool
  /// Whether this is the last step not skipped.
  public var isLast: Bool
  /// The built-in words.
  public var words: GuideWords
  /// The index in the tip's controls of the one that has the keyboard focus.
  public var focusedControl: Int?

  /// Creates a context.
  public init(
    position: Int?, count: Int, canGoBack: Bool, isLast: Bool, words: GuideWords,
    focusedControl: Int? = nil
  ) {
    self.position = position
    self.count = count
    self.canGoBack = canGoBack
    self.isLast = isLast
    self.words = words
    self.focusedControl = focusedControl
  }
}

/// The place that a guide worked out for a tip.
public struct TipLayout: Hashable, Sendable {
  /// The tip's frame in the surface's coordinates.
  public var frame: CGRect
  /// The rectangle around the cut-outs that the tip belongs to; nil if there are none.
  public var cutoutFrame: CGRect?
  /// The safe area of the surface.
  public var safeArea: CGRect
  /// Where it stands; nil if it has a frame of its own or no target.
  public var appliedPlacement: TipPlacement?
  /// What ``GuideTip/content(_:)`` said for this layout.
  public var content: TipContent?

  /// Creates a layout.
  public init(
    frame: CGRect, cutoutFrame: CGRect?, safeArea: CGRect, appliedPlacement: TipPlacement?,
    content: TipContent? = nil
  ) {
    self.content = content
    self.frame = frame
    self.cutoutFrame = cutoutFrame
    self.safeArea = safeArea
    self.appliedPlacement = appliedPlacement
  }
}

/// A control of a tip: what can be pressed and focused.
public struct TipControl: Hashable, Sendable {
  /// Distinguishes the controls of one tip.
  public var identifier: Int
  /// Its frame, relative to the tip's top-left.
  public var frame: CGRect
  /// What it asks the guide for; nil if the tip carries it out by itself.
  public var action: GuideAction?
  /// Whether it can be pressed.
  public var isEnabled: Bool
  /// What it says.
  public var label: String

  /// Creates a control.
  public init(
    identifier: Int, frame: CGRect, action: GuideAction? = nil, isEnabled: Bool = true,
    label: String
  ) {
    self.identifier = identifier
    self.frame = frame
    self.action = action
    self.isEnabled = isEnabled
    self.label = label
  }
}
