import StepMask

/// Writes what a stage tells, a line each; hears the guide as its last plugin.
@MainActor
final class Transcript: GuidePlugin {
  let write: @MainActor (String) -> Void
  private let logsEvents: Bool

  init(logsEvents: Bool, write: @escaping @MainActor (String) -> Void) {
    self.logsEvents = logsEvents
    self.write = write
  }

  func handle(_ event: GuideEvent, in guide: Guide) {
    if logsEvents { write("event \(event)") }
  }
}
