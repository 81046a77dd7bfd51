import Foundation

/// Something that a control tells.
public enum ControlEvent: Hashable, Sendable {
  /// It was pressed: by a press and a release inside, by Return or Space, or by code.
  case press
  /// Its value changed by what a user did.
  case change
  /// The user said that the value is final, as with Return in a text field.
  case submit
}

/// A handler of a control; removing it is the only thing to do with it.
@MainActor
public final class ControlHandler {
  let event: ControlEvent
  let action: @MainActor () -> Void
  private weak var control: Control?

  init(_ event: ControlEvent, on control: Control, _ action: @escaping @MainActor () -> Void) {
    self.event = event
    self.control = control
    self.action = action
  }

  /// Makes sure that the handler is not called any more.
  public func remove() { control?.remove(self) }
}

/// A view that a user can operate.
open class Control: View {
  private var handlers: [ControlHandler] = []
  private var isSwitchedOn = true

  /// Whether a press is on it that would count if it were released now.
  public var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether it can be operated; it keeps its place and stays visible if not.
  open override var isEnabled: Bool {
    get { isSwitchedOn }
    set {
      guard newValue != isSwitchedOn else { return }
      isSwitchedOn = newValue
      if !newValue { isHighlighted = false }
      setNeedsLayout()
    }
  }

  /// Whether it has the keyboard focus.
  public var isFocused: Bool { screen?.focusedView === self }

  open override var takesPointer: Bool { true }
  open override var takesFocus: Bool { isEnabled }

  /// Calls `action` at each event of a kind, after the handlers that were added before.
  ///
  /// - Returns: the handler, to remove it; the handler stays also if this is dropped.
  @discardableResult
  public func on(
    _ event: ControlEvent, _ action: @escaping @MainActor () -> Void
  ) -> ControlHandler {
    let handler = ControlHandler(event, on: self, action)
    handlers.append(handler)
    return handler
  }

  /// Calls the handlers of an event, those that were there when the event came.
  public func send(_ event: ControlEvent) {
    for handler in handlers where handler.event == event { handler.action() }
  }

  fileprivate func remove(_ handler: ControlHandler) { handlers.removeAll { $0 === handler } }
}
