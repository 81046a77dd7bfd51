import Foundation
import PropertyCases
import StepMask

/// One run of a guide with random steps, targets, motion, input, time and calls.
@MainActor
final class GuideScript {
  let surface = TestSurface()
  let guide: CallingGuide
  let log = EventLog()
  private let targets: [TestTarget]
  private var random: SplitMix64
  private var hookCalls = 8
  private var grammar = FlowGrammar()
  private(set) var faults: [String] = []

  static let calls = [
    "next", "next", "previous", "go0", "go1", "go2", "go3", "go9", "pause", "resume", "skip",
    "show",
  ]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...4, using: &random)
    let targets = (0..<count).map { _ in TestTarget() }
    let steps = targets.enumerated().map { tag, target in
      GuideStep(
        tag: tag, focuses: [Focus(target)],
        tips: [Tip(text: "\(tag)", buttons: [.back, .skip, .next])],
        policies: Self.policies(&random), preparation: Self.preparation(&random))
    }
    guide = CallingGuide(steps: steps, plugins: [log])
    guide.animation = random.pick([.none, GuideAnimation()])
    guide.refusesDismiss = Bool.random(using: &random)
    guide.vetoed = Set((0..<count).filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
    self.targets = targets
    self.random = random
  }

  private static func policies(_ random: inout SplitMix64) -> GuidePolicies {
    let missing: [MissingTargetPolicy] = [
      .skip, .wait(timeout: 0.3), .showWithoutCutout, .placeholder, .dismiss,
      .wait(timeout: .infinity),
    ]
    return GuidePolicies(
      cutoutTap: random.pick(CutoutTapPolicy.allCases),
      maskTap: random.pick(MaskTapPolicy.allCases), missingTarget: random.pick(missing))
  }

  private static func preparation(_ random: inout SplitMix64) -> StepPreparation? {
    struct Failure: Error {}
    let isFailing = Bool.random(using: &random)
    return Int.random(in: 0..<4, using: &random) > 0
      ? nil : StepPreparation(timeLimit: 1) { _ in if isFailing { throw Failure() } }
  }

  func run() async -> String {
    log.reaction = { [unowned self] event, _ in meet(event) }
    guide.onHook = { [unowned self] name in if name.hasPrefix("should") { callNow() } }
    guide.show(on: surface, from: Int.random(in: targets.indices, using: &random))
    for _ in 0..<15 where !grammar.isOver { await act() }
    hookCalls = 0
    surface.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    guide.dismiss()
    for _ in 0..<5 { await Task.yield() }
    surface.manualClock.runUntilIdle(limit: 100)
    check()
    return log.text
  }

  private func check() {
    if let fault = grammar.fault { faults.append(fault) }
    if !grammar.isOver || guide.state != .idle { faults.append("no end") }
    if surface.attachCount != surface.detachCount { faults.append("not detached") }
    if surface.manualClock.pendingCount != 0 { faults.append("something is scheduled") }
    if surface.guides.active != nil { faults.append("still active") }
    if surface.attachCount > 0, surface.lastScene != nil { faults.append("a scene is left") }
  }

  private func act() async {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: makeCall()
    case 3: surface.manualClock.advance(by: random.pick([0.05, 0.3, 1]))
    case 4: for _ in 0..<5 { await Task.yield() }
    case 5:
      random.pick(targets).location = random.pick([
        .notReady(.detached), .notReady(.hidden), .ready(TargetPlace(frame: frame(2))),
      ])
      surface.guides.layoutDidChange()
    case 6: surface.tap(random.pick([5, 70, 200]), random.pick([5, 55, 200]))
    case 7: surface.key(random.pick([.right, .left, .escape, .tab, .return]))
    case 8: surface.press(random.pick(["Next", "Back", "Skip"]))
    default:
      surface.bounds = random.pick([.zero, CGRect(x: 0, y: 0, width: 400, height: 300)])
    }
  }

  private func meet(_ event: GuideEvent) {
    if let event = event.asFlowEvent {
      grammar.read(event, current: guide.currentIndex, state: guide.state)
    }
    if grammar.isOver { return }
    callNow()
  }

  private func callNow() {
    while hookCalls > 0, Int.random(in: 0..<6, using: &random) == 0 {
      hookCalls -= 1
      makeCall()
    }
  }

  private func makeCall() {
    let state = guide.state
    // A show in the last two hooks would begin another run.
    let call = random.pick(Self.calls)
    if state == .ending, call == "show" { return }
    if guide.make(call, on: surface), state == .ending || state == .idle {
      faults.append("\(call) was accepted in the state \(state)")
    }
  }
}

extension GuideEvent {
  /// The event of the state machine that it came from, if it did.
  var asFlowEvent: FlowEvent? {
    switch self {
    case .willShow: .willShow
    case .didShow: .didShow
    case .willEnter(let visit): .willEnter(visit.index, visit.cause, visit.direction)
    case .didEnter(let visit): .didEnter(visit.index, visit.cause, visit.direction)
    case .willLeave(let visit): .willLeave(visit.index, visit.cause, visit.direction)
    case .didLeave(let visit): .didLeave(visit.index, visit.cause, visit.direction)
    case .abandoned(let visit): .abandoned(visit.index, visit.cause, visit.direction)
    case .skipped(let visit, let reason):
      .skipped(visit.index, reason, visit.cause, visit.direction)
    case .willDismiss(let end): .willDismiss(end.reason, end.cause)
    case .didDismiss(let end): .didDismiss(end.reason, end.cause)
    case .dismissRefused(let reason): .dismissRefused(reason)
    case .didPause: .didPause
    case .didResume: .didResume
    default: nil
    }
  }
}
