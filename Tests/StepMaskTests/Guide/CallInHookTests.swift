import Foundation
import StepMask
import Testing

/// A call made in a hook: where, which, whether it is accepted, and what is told from there on.
struct HookCall: Sendable, CustomStringConvertible {
  let scenario: String
  let hook: String
  let call: String
  let isAccepted: Bool
  let text: String

  var description: String { "\(call) in \(hook) (\(scenario))" }

  /// Reads `scenario: hook: call = yes: text` with the text's short forms: `1>2` for the four events
  /// from one step to another, `1>` for the leave pair, `end x` for the end, `start` for the begin.
  init(_ line: Substring) {
    let parts = line.split(separator: ": ", maxSplits: 3).map(String.init)
    (scenario, hook) = (parts[0], parts[1])
    let callAndAnswer = parts[2].split(separator: " = ").map(String.init)
    call = callAndAnswer[0]
    isAccepted = callAndAnswer[1] == "yes"
    text = parts[3].split(separator: " · ").map(Self.expanded).joined(separator: " · ")
  }

  private static func expanded(_ short: Substring) -> String {
    if short == "start" { return "willShow · willEnter 1 · didEnter 1 · didShow" }
    if short == "again" { return "willShow · willEnter 0 · didEnter 0 · didShow" }
    if short.hasPrefix("end ") {
      return "willDismiss \(short.dropFirst(4)) · didDismiss \(short.dropFirst(4))"
    }
    guard let arrow = short.firstIndex(of: ">") else { return String(short) }
    let (from, to) = (short[..<arrow], short[short.index(after: arrow)...])
    let leaving = "willLeave \(from) · didLeave \(from)"
    return to.isEmpty ? leaving : leaving + " · willEnter \(to) · didEnter \(to)"
  }
}

@MainActor
@Suite("Calls made inside hooks")
struct CallInHookTests {
  let guide: CallingGuide
  let fixture: Fixture
  let target = TestTarget()

  init() {
    let target = target
    guide = CallingGuide(
      steps: (0..<4).map { tag in
        GuideStep(
          tag: tag, focuses: [tag == 1 ? Focus(target) : Focus(frame: frame(tag))],
          policies: GuidePolicies(maskTap: .advance))
      })
    fixture = Fixture(guide)
  }

  @Test(arguments: HookCall.table)
  func `a call does what the contract says`(row: HookCall) {
    prepare(row.scenario)
    var answer: Bool?
    guide.onHook = { [guide, surface = fixture.surface] name in
      guard name == row.hook, answer == nil else { return }
      answer = guide.make(row.call, on: surface)
    }
    act(row.scenario)
    #expect(answer == row.isAccepted)
    #expect(fixture.log.text == row.text)
  }

  @Test(arguments: HookCall.table.filter(\.isHeardByPlugins), ["delegate", "plugin", "closure"])
  func `it is the same from a delegate, a closure and a plugin`(row: HookCall, listener: String) {
    prepare(row.scenario)
    var answer: Bool?
    let caller = Caller { [guide, surface = fixture.surface] event in
      guard event == row.hook, answer == nil else { return }
      answer = guide.make(row.call, on: surface)
    }
    switch listener {
    case "delegate": guide.delegate = caller
    case "plugin": guide.register(caller)
    default:
      guard row.hook.hasPrefix("didEnter") || row.hook == "didDismiss" else { return }
      guide.onStepChange = { _, visit in caller.body("didEnter \(visit.tag)") }
      guide.onDismiss = { _, _ in caller.body("didDismiss") }
    }
    act(row.scenario)
    #expect(answer == row.isAccepted)
    #expect(fixture.log.text == row.text)
  }

  private func prepare(_ scenario: String) {
    if scenario == "begin" { return }
    fixture.show(from: 1)
    if scenario == "resume" { guide.pause() }
    if scenario == "abandon" {
      guide.animation = GuideAnimation()
      guide.next()
    }
    _ = fixture.log.take()
  }

  private func act(_ scenario: String) {
    switch scenario {
    case "begin": fixture.show(from: 1)
    case "move": guide.next()
    case "veto":
      guide.vetoed = [2]
      guide.next()
    case "throw":
      guide.throwing = [2]
      guide.next()
    case "pause": guide.pause()
    case "resume": guide.resume()
    case "lose":
      target.location = .notReady(.hidden)
      fixture.surface.guides.layoutDidChange()
    case "skip": guide.skip()
    case "refuse":
      guide.refusesDismiss = true
      guide.skip()
      guide.refusesDismiss = false
    default: guide.dismiss()
    }
    fixture.surface.manualClock.advance(by: 1)
  }
}

extension HookCall {
  /// Whether it is an event, which a delegate and a plugin hear as well.
  var isHeardByPlugins: Bool {
    !hook.hasPrefix("should") && !hook.hasSuffix("Interface")
  }
}

/// A delegate and plugin in one that names events as ``CallingGuide`` does.
@MainActor
final class Caller: GuideDelegate, GuidePlugin {
  let body: (String) -> Void

  init(_ body: @escaping (String) -> Void) { self.body = body }

  func handle(_ event: GuideEvent, in guide: Guide) { hear(event) }
  func guideWillShow(_ guide: Guide) { hear(.willShow) }
  func guideDidShow(_ guide: Guide) { hear(.didShow) }
  func guide(_ guide: Guide, willDismiss end: GuideEnd) { hear(.willDismiss(end)) }
  func guide(_ guide: Guide, didDismiss end: GuideEnd) { hear(.didDismiss(end)) }
  func guide(_ guide: Guide, willEnter visit: GuideStepVisit) { hear(.willEnter(visit)) }
  func guide(_ guide: Guide, didEnter visit: GuideStepVisit) { hear(.didEnter(visit)) }
  func guide(_ guide: Guide, willLeave visit: GuideStepVisit) { hear(.willLeave(visit)) }
  func guide(_ guide: Guide, didLeave visit: GuideStepVisit) { hear(.didLeave(visit)) }
  func guide(_ guide: Guide, didAbandon visit: GuideStepVisit) { hear(.abandoned(visit)) }
  func guide(_ guide: Guide, didSkip visit: GuideStepVisit, because reason: SkipReason) {
    hear(.skipped(visit, reason))
  }
  func guide(_ guide: Guide, didTell event: GuideEvent) { hear(event) }

  private func hear(_ event: GuideEvent) {
    switch event {
    case .targetLost: body(event.name)
    default: body(event.visit.map { "\(event.name) \($0.tag)" } ?? event.name)
    }
  }
}
