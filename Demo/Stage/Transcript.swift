import StepMask

/// Writes what a stage tells, a line each; hears the guide as its last plugin.
@MainActor
final class Transcript: GuidePlugin {
  let write: @MainActor (String) -> Void
  /// Whether events are no longer of interest.
  var isClosed = false
  private let logsEvents: Bool

  init(logsEvents: Bool, write: @escaping @MainActor (String) -> Void) {
    self.logsEvents = logsEvents
    self.write = write
  }

  func handle(_ event: GuideEvent, in guide: Guide) { tell("event \(event)") }

  fileprivate func tell(_ line: String) {
    if logsEvents && !isClosed { write(line) }
  }
}

/// Writes the events of a further guide into a transcript, with the guide's name.
@MainActor
final class FurtherTranscript: GuidePlugin {
  private let name: String
  private weak var transcript: Transcript?

  init(_ name: String, in transcript: Transcript) {
    self.name = name
    self.transcript = transcript
  }

  func handle(_ event: GuideEvent, in guide: Guide) {
    transcript?.tell("event \(event) guide=\(name)")
  }
}
