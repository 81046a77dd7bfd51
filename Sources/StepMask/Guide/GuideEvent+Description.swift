extension GuideEvent: CustomStringConvertible {
  /// The event on one line: its name and what it carries, as `willEnter step=2 position=1/3`.
  ///
  /// Steps are named by their tag. Values with spaces are quoted.
  public var description: String {
    ([name] + fields.map { "\($0.key)=\(Self.quoted($0.value))" }).joined(separator: " ")
  }

  private var fields: [(key: String, value: String)] {
    switch self {
    case .willShow, .didShow, .enteredQueue, .didPause, .didResume,
      .planChanged:
      []
    case .willEnter(let visit), .didEnter(let visit), .willLeave(let visit),
      .didLeave(let visit), .abandoned(let visit):
      visit.fields
    case .skipped(let visit, let reason):
      [("step", "\(visit.tag)"), ("reason", reason.rawValue)]
    case .willDismiss(let end), .didDismiss(let end):
      [("reason", end.reason.rawValue)]
    case .dismissRefused(let reason):
      [("reason", reason.rawValue)]
    case .showRefused(let refusal):
      [("reason", refusal.rawValue)]
    case .leftQueue(let exit):
      [("reason", exit.rawValue)]
    case .targetLost(let visit, let cutout, let absence):
      [("step", "\(visit.tag)"), ("cutout", "\(cutout)"), ("reason", "\(absence)")]
    case .targetFound(let visit, let cutout):
      [("step", "\(visit.tag)"), ("cutout", "\(cutout)")]
    case .action(let name, let visit):
      [("name", name)] + (visit.map { [("step", "\($0.tag)")] } ?? [])
    case .problem(let problem):
      [("message", problem.description)]
    }
  }

  private static func quoted(_ value: String) -> String {
    guard value.isEmpty || value.contains(where: { $0.isWhitespace || $0 == "\"" }) else {
      return value
    }
    return "\"" + value.replacing("\"", with: "\\\"").replacing("\n", with: " ") + "\""
  }
}

extension GuideStepVisit {
  fileprivate var fields: [(key: String, value: String)] {
    var fields = [("step", "\(tag)")]
    if let position { fields.append(("position", "\(position)/\(count)")) }
    return fields
  }
}
