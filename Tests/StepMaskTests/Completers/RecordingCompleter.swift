import StepMask

/// A completer that is triggered by hand and writes into the log when it is armed and disarmed.
@MainActor
final class RecordingCompleter: GuideCompleter {
  private let name: String
  private let log: LineLog
  var onArm: ((RecordingCompleter) -> Void)?

  init(_ name: String = "", log: LineLog, outcome: Outcome = .next) {
    self.name = name
    self.log = log
    super.init(outcome: outcome)
  }

  override func arm() {
    log.lines.append("arm" + name)
    onArm?(self)
  }

  override func disarm() { log.lines.append("disarm" + name) }
}

/// A plugin that shares one list of lines with others.
@MainActor
final class LineLog: GuidePlugin {
  var lines: [String] = []
  var text: String { lines.joined(separator: " · ") }

  func handle(_ event: GuideEvent, in guide: Guide) {
    if case .problem = event { return }
    lines.append(event.visit.map { "\(event.name) \($0.tag)" } ?? event.name)
  }
}

/// A control of a toolkit of its own.
@MainActor
final class TestControl: GuideControl {
  final class Handler: GuideControlHandler {
    let action: @MainActor () -> Void
    weak var control: TestControl?

    init(_ action: @escaping @MainActor () -> Void, _ control: TestControl) {
      self.action = action
      self.control = control
    }

    func remove() { control?.handlers.removeAll { $0.1 === self } }
  }

  private(set) var handlers: [(String, Handler)] = []

  func on(_ event: String, _ action: @escaping @MainActor () -> Void) -> Handler {
    let handler = Handler(action, self)
    handlers.append((event, handler))
    return handler
  }

  func send(_ event: String) {
    for (name, handler) in handlers where name == event { handler.action() }
  }
}
