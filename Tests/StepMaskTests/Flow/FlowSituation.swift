import StepMask

/// A place where the machine can stand, reached by real inputs, and what it accepts there.
struct FlowSituation: Sendable, CustomStringConvertible {
  /// The answer that the machine awaits.
  enum Answer: CaseIterable, Sendable {
    case delivered, answered, probed, prepared, located, waited, settled, fadedOut, show
    case queue, leaveQueue, lookAgain
  }

  let name: String
  let state: GuideState
  let current: Int?
  /// The calls accepted, out of `next previous go pause resume end skip`.
  let accepted: String
  let awaits: Set<Answer>
  let reach: @Sendable () -> FlowSimulator

  var description: String { name }

  init(
    _ name: String, _ state: GuideState, at current: Int?, accepts accepted: String,
    awaits: Set<Answer>, reach: @escaping @Sendable () -> FlowSimulator
  ) {
    self.name = name
    self.state = state
    self.current = current
    self.accepted = accepted
    self.awaits = awaits
    self.reach = reach
  }

  static let all = "next previous go pause end skip"
  static let noWayBack = "next go pause end skip"
  static let whilePaused = "resume end skip"

  /// Three steps of which the middle one has settled.
  static func shown(_ change: (FlowSimulator) -> Void = { _ in }) -> FlowSimulator {
    let simulator = FlowSimulator(count: 3)
    simulator.show(from: 1)
    simulator.rest()
    change(simulator)
    return simulator
  }

  static func stopping(_ simulator: FlowSimulator, at line: String) -> FlowSimulator {
    simulator.stop = { action in
      switch action {
      case .send(let event): event.line == line
      case .askEnter(let step, _, _): "askEnter \(step)" == line
      case .askDismiss(let reason): "askDismiss \(reason)" == line
      case .probe(let step): "probe \(step)" == line
      case .locate(let step, _): "locate \(step)" == line
      default: false
      }
    }
    return simulator
  }

  /// From the middle step, stopped at an action of what a call sets off.
  static func stopped(
    at line: String, _ change: (FlowSimulator) -> Void = { _ in },
    _ call: (FlowSimulator) -> Void = { $0.call(.next) }
  ) -> FlowSimulator {
    let simulator = stopping(shown(change), at: line)
    call(simulator)
    return simulator
  }

  static func begun(
    from start: Int = 1, at line: String, _ change: (FlowSimulator) -> Void = { _ in }
  ) -> FlowSimulator {
    let simulator = stopping(FlowSimulator(count: 3), at: line)
    change(simulator)
    simulator.show(from: start)
    simulator.pass()
    return simulator
  }
}
