/// Completes its step at an event of a control, such as a press of the real button.
///
/// ```swift
/// GuideStep(
///   focuses: [Focus(payButton)], policies: GuidePolicies(cutoutTap: .forward),
///   completers: [ControlEventCompleter(payButton, .press)])
/// ```
///
/// The control is held weakly. Its own handlers run first: those for the same event that were added
/// before the step was shown, and with an input all of them.
@MainActor
public final class ControlEventCompleter: GuideCompleter {
  private let listen: @MainActor (@escaping @MainActor () -> Void) -> (any GuideControlHandler)?
  private var handler: (any GuideControlHandler)?

  /// Creates a completer that triggers at an event of a control.
  public init<Control: GuideControl>(
    _ control: Control, _ event: Control.Event, outcome: Outcome = .next
  ) {
    listen = { [weak control] in control?.on(event, $0) }
    super.init(outcome: outcome)
  }

  /// Adds a handler to the control.
  public override func arm() {
    handler = listen { [weak self] in self?.trigger() }
  }

  /// Takes the handler off.
  public override func disarm() {
    handler?.remove()
    handler = nil
  }
}
