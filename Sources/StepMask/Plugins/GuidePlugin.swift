/// An observer of everything that a guide tells, after hooks, delegate and closures.
///
/// Plugins are registered in ``Guide/init(steps:plugins:)`` or ``Guide/register(_:)`` and hear each
/// event in the order of registration. They change nothing by listening; calls to the guide made
/// inside ``handle(_:in:)`` are queued, as in a hook.
@MainActor
public protocol GuidePlugin: AnyObject {
  /// Takes an event. The step's attachments are in the event's visit.
  func handle(_ event: GuideEvent, in guide: Guide)

  /// The plugin is no longer among the guide's; the default does nothing.
  func wasUnregistered(from guide: Guide)
}

extension GuidePlugin {
  /// Does nothing.
  public func wasUnregistered(from guide: Guide) {}
}
