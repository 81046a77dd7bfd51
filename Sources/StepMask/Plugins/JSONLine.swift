import Foundation

/// A JSON object on one line, with its keys in the order in which they were added.
///
/// Whatever a text holds, the line is printable: control characters, line separators and characters
/// that change the direction of text are escaped.
struct JSONLine {
  private var members: [String] = []

  /// The object.
  var text: String { "{" + members.joined(separator: ",") + "}" }

  mutating func add(_ key: String, _ value: String?) {
    if let value { members.append("\(Self.quoted(key)):\(Self.quoted(value))") }
  }

  mutating func add(_ key: String, _ value: Int?) {
    if let value { members.append("\(Self.quoted(key)):\(value)") }
  }

  /// Adds seconds, rounded to thousandths; what is not finite is left out.
  mutating func add(_ key: String, seconds: TimeInterval?) {
    guard let seconds, seconds.isFinite else { return }
    members.append("\(Self.quoted(key)):\((seconds * 1000).rounded() / 1000)")
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.isUnprintable:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONLine {
  /// What an event says.
  init(_ event: GuideEvent, time: TimeInterval?, seconds: TimeInterval?) {
    self.init()
    add("time", seconds: time)
    add("event", event.name)
    if let visit = event.visit { add(visit) }
    switch event {
    case .skipped(_, let reason): add("reason", reason.rawValue)
    case .willDismiss(let end), .didDismiss(let end): add(end)
    case .dismissRefused(let reason): add("reason", reason.rawValue)
    case .showRefused(let refusal): add("reason", refusal.rawValue)
    case .leftQueue(let exit): add("reason", exit.rawValue)
    case .targetLost(_, let cutout, let absence):
      add("cutout", cutout)
      add("reason", "\(absence)")
    case .targetFound(_, let cutout): add("cutout", cutout)
    case .action(let name, _): add("name", name)
    case .problem(let problem): add("message", problem.description)
    default: break
    }
    if let visit = event.visit { add("cause", visit.cause.rawValue) }
    add("seconds", seconds: seconds)
  }

  private mutating func add(_ visit: GuideStepVisit) {
    add("step", visit.tag)
    add("index", visit.index)
    add("identifier", visit.step.identifier)
    add("position", visit.position)
    add("count", visit.count)
  }

  private mutating func add(_ end: GuideEnd) {
    add("step", end.lastStep?.tag)
    add("index", end.lastIndex)
    add("identifier", end.lastStep?.identifier)
    add("count", end.count)
    add("reason", end.reason.rawValue)
    add("cause", end.cause.rawValue)
  }
}
