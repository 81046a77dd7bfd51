public import Foundation

/// A plugin that writes down what a guide tells: one JSON object a line.
///
/// ```json
/// {"time":1.25,"event":"willLeave","step":2,"index":1,"cause":"tap","seconds":0.75}
/// ```
///
/// The keys come in this order, and only those that an event has: `time` (seconds of the guide's
/// clock), `event`, `step` (the tag), `index`, `identifier`, `position`, `count`, `cutout`, `name`,
/// `reason`, `cause`, `message`, `seconds` (since the step has settled, without pauses). The end of
/// a guide carries its last step. Seconds are rounded to thousandths.
@MainActor
public final class GuideEventLogPlugin: GuidePlugin {
  private let write: @MainActor (String) throws -> Void
  private var watches: [ObjectIdentifier: StepWatch] = [:]

  /// Hands each line, without a line break, to a closure.
  ///
  /// An error that it throws is reported.
  public init(_ write: @escaping @MainActor (String) throws -> Void) {
    self.write = write
  }

  /// Writes each line to a file handle as soon as it happens.
  public convenience init(to file: FileHandle) {
    self.init { try file.write(contentsOf: Data(($0 + "\n").utf8)) }
  }

  /// Writes a line.
  public func handle(_ event: GuideEvent, in guide: Guide) {
    let now = guide.surface?.clock.now
    let key = ObjectIdentifier(guide)
    watches[key, default: StepWatch()].take(event, at: now)
    let line = JSONLine(
      event, time: now, seconds: watches[key]?.seconds(at: now, for: event))
    switch event {
    case .didLeave: watches[key]?.stop()
    case .didDismiss: watches[key] = nil
    default: break
    }
    do {
      try write(line.text)
    } catch {
      guide.report(.eventLogFailed(error: "\(error)"))
    }
  }
}

/// Measures how long a step is on screen.
private struct StepWatch {
  private var begin: TimeInterval?
  private var elapsed: TimeInterval = 0
  private var isRunning = false

  mutating func take(_ event: GuideEvent, at now: TimeInterval?) {
    switch event {
    case .didEnter: self = StepWatch(begin: now, elapsed: 0, isRunning: true)
    case .didPause:
      elapsed = seconds(at: now)
      begin = nil
    case .didResume: if isRunning { begin = now }
    default: break
    }
  }

  mutating func stop() { self = StepWatch() }

  /// The seconds that an event carries: only those of a step that has settled.
  func seconds(at now: TimeInterval?, for event: GuideEvent) -> TimeInterval? {
    isRunning && event.visit != nil ? seconds(at: now) : nil
  }

  private func seconds(at now: TimeInterval?) -> TimeInterval {
    guard let begin, let now else { return elapsed }
    return elapsed + max(0, now - begin)
  }
}
