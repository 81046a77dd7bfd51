import StepMask
import Testing

@Suite("Every phase of the state machine with every input")
struct FlowTableTests {
  private static let calls: [(String, @Sendable (FlowSimulator) -> Bool)] = [
    ("next", { $0.call(.next) }), ("previous", { $0.call(.previous) }), ("go", { $0.call(.go(0)) }),
    ("pause", { $0.call(.pause) }), ("resume", { $0.call(.resume) }), ("end", { $0.end() }),
    ("skip", { $0.end(.skipped, asks: true) }),
  ]

  @Test(arguments: FlowSituation.table)
  func `state and current step are those of the moment`(situation: FlowSituation) {
    let flow = situation.reach().flow
    #expect(flow.state == situation.state)
    #expect(flow.current == situation.current)
  }

  @Test(arguments: FlowSituation.table)
  func `a call is accepted where it applies and else changes nothing`(situation: FlowSituation) {
    var accepted: [String] = []
    for (name, call) in Self.calls {
      let simulator = situation.reach()
      // A question that is answered with no is no refusal of the call as things stand.
      let before = simulator.flow
      if call(simulator) { accepted.append(name) } else { #expect(simulator.flow == before) }
    }
    #expect(Set(accepted) == Set(situation.accepted.split(separator: " ").map(String.init)))
  }

  @Test(arguments: FlowSituation.table, [-1, 3, .max, .min])
  func `a step that does not exist is gone to nowhere`(situation: FlowSituation, index: Int) {
    let simulator = situation.reach()
    let before = simulator.flow
    #expect(!simulator.call(.go(index)))
    #expect(simulator.flow.show(from: index).isEmpty)
    #expect(simulator.flow == before)
  }

  @Test(arguments: FlowSituation.table)
  func `an answer that nobody awaits does nothing`(situation: FlowSituation) {
    let isEvent = situation.awaits.contains(.delivered)
    for answer in FlowSituation.Answer.allCases where !situation.awaits.contains(answer) {
      // Located reads again when told to go on, which only a refused end in it does.
      if answer == .delivered, situation.awaits.contains(.located) { continue }
      let simulator = situation.reach()
      let before = simulator.flow
      #expect(Self.give(answer, to: simulator).isEmpty, "\(answer)")
      #expect(simulator.flow == before, "\(answer)")
    }
    #expect(situation.reach().flow.isInHand == (isEvent || Self.asks(situation)))
  }

  @Test(arguments: FlowSituation.table)
  func `an awaited answer goes on`(situation: FlowSituation) {
    for answer in situation.awaits {
      let simulator = situation.reach()
      let before = simulator.flow
      _ = Self.give(answer, to: simulator)
      #expect(simulator.flow != before, "\(answer)")
    }
  }

  @Test(arguments: FlowSituation.table)
  func `a late ticket does nothing`(situation: FlowSituation) {
    var flow = situation.reach().flow
    let before = flow
    #expect(flow.prepared(true, ticket: -1).isEmpty)
    #expect(flow.waited(found: true, ticket: -1).isEmpty)
    #expect(flow == before)
  }

  private static func asks(_ situation: FlowSituation) -> Bool {
    !situation.awaits.isDisjoint(with: [.answered, .probed, .located])
  }

  private static func give(_ answer: FlowSituation.Answer, to simulator: FlowSimulator)
    -> [GuideFlow.Action]
  {
    let ticket = simulator.ticket
    switch answer {
    case .delivered: return simulator.flow.delivered()
    case .answered: return simulator.flow.answered(true)
    case .probed: return simulator.flow.probed(.showable)
    case .prepared: return simulator.flow.prepared(true, ticket: ticket)
    case .located: return simulator.flow.located(.showable)
    case .waited: return simulator.flow.waited(found: true, ticket: ticket)
    case .settled: return simulator.flow.settled()
    case .fadedOut: return simulator.flow.fadedOut()
    case .show: return simulator.flow.show(from: 0)
    case .queue:
      _ = simulator.flow.queue()
      return []
    case .leaveQueue:
      _ = simulator.flow.leaveQueue()
      return []
    case .lookAgain: return simulator.flow.lookAgain()
    }
  }
}
