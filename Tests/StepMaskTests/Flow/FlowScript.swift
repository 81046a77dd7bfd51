import PropertyCases
import StepMask

/// One run with random steps, hooks that make random calls, and random calls from outside.
final class FlowScript {
  static let commands: [GuideFlow.Command] = [
    .next, .next, .previous, .pause, .resume, .go(0), .go(1), .go(2), .go(3), .go(-1), .go(9),
  ]

  let simulator: FlowSimulator
  private var random: SplitMix64
  private var hookCalls = 12
  private var grammar = FlowGrammar()
  private(set) var faults: [String] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...5, using: &random)
    simulator = FlowSimulator((0..<count).map { _ in Self.step(&random) })
    simulator.refusesDismiss = Bool.random(using: &random)
    self.random = random
  }

  private static func step(_ random: inout SplitMix64) -> FlowSimulator.Step {
    let findings: [GuideFlow.Finding] = [
      .showable, .showable, .showable, .missing, .mustWait, .mustDismiss,
    ]
    let preparations: [Bool?] = [nil, nil, true, false]
    return FlowSimulator.Step(
      isVetoed: Int.random(in: 0..<5, using: &random) == 0,
      finding: random.pick(findings), preparation: random.pick(preparations),
      isFound: Bool.random(using: &random))
  }

  /// Runs to the end and returns the events.
  func run() -> String {
    simulator.hook = { [unowned self] _, event in meet(event) }
    simulator.show(from: Int.random(in: simulator.steps.indices, using: &random))
    for _ in 0..<12 where !grammar.isOver { act() }
    hookCalls = 0
    simulator.rest()
    // A pause that a hook has asked for may come only now.
    for _ in 0..<3 where simulator.call(.resume) { simulator.rest() }
    if !simulator.flow.isSettled, simulator.flow.phase != .idle {
      faults.append("no rest: \(simulator.flow.phase)")
    }
    simulator.end()
    simulator.rest()
    if !grammar.isOver { faults.append("no end: \(simulator.flow.phase)") }
    if let fault = grammar.fault { faults.append(fault) }
    return simulator.text
  }

  private func act() {
    if !simulator.open.isEmpty, Bool.random(using: &random) {
      simulator.pass(Int.random(in: simulator.open.indices, using: &random))
    } else {
      callSomething()
    }
  }

  private func meet(_ event: FlowEvent?) {
    if let event { grammar.read(event, simulator.flow) }
    while hookCalls > 0, Int.random(in: 0..<6, using: &random) == 0 {
      hookCalls -= 1
      callSomething()
    }
  }

  private func callSomething() {
    let state = simulator.flow.state
    let isAccepted =
      switch Int.random(in: 0..<12, using: &random) {
      case 0: simulator.end(random.pick([.programmatic, .timedOut]))
      case 1: simulator.end(.skipped, asks: true)
      default: simulator.call(random.pick(Self.commands))
      }
    if isAccepted, state == .ending || state == .idle {
      faults.append("a call was accepted in the state \(state)")
    }
  }
}
