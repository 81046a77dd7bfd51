/// A control of any toolkit whose events a ``ControlEventCompleter`` can wait for.
@MainActor
public protocol GuideControl: AnyObject {
  /// What the control can tell.
  associatedtype Event
  /// What takes a handler off again.
  associatedtype Handler: GuideControlHandler

  /// Calls `action` at each event of this kind, after the handlers that were added before, until
  /// the returned handler is removed.
  func on(_ event: Event, _ action: @escaping @MainActor () -> Void) -> Handler
}

/// A handler of a ``GuideControl``, to take it off again.
@MainActor
public protocol GuideControlHandler {
  /// Makes sure that the handler is not called any more.
  func remove()
}
