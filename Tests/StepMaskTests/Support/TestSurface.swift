import Foundation
import StepMask

/// A surface that draws into a list of scenes and delivers input into a list of strings.
@MainActor
final class TestSurface: GuideSurface {
  var bounds: CGRect { didSet { guides.layoutDidChange() } }
  var safeArea: CGRect { bounds }
  var unitAspect: CGFloat = 1
  var isRightToLeft = false
  var tipMetrics = TipMetrics.points
  let manualClock: ManualGuideClock
  var clock: any GuideClock { manualClock }
  let guides = GuideQueue()
  var focusedTarget: (any GuideTarget)?
  var scenes: [GuideScene?] = []
  var attachCount = 0
  var detachCount = 0
  var delivered: [String] = []
  var onDeliver: ((GuideInput) -> Void)?
  /// The app's views: guides hold their targets weakly.
  var views: [TestTarget] = []

  var isBlocked: Bool { attachCount > detachCount }
  var lastScene: GuideScene? { scenes.last ?? nil }

  init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 400, height: 300),
    clock: ManualGuideClock = ManualGuideClock()
  ) {
    self.bounds = bounds
    manualClock = clock
  }

  func attach(_ guide: Guide) { attachCount += 1 }
  func render(_ scene: GuideScene?) { scenes.append(scene) }
  func detach(_ guide: Guide) { detachCount += 1 }

  func layout(_ content: TipContent, in room: CGSize) -> TipContentLayout {
    TipContentLayout(
      size: CGSize(width: min(100, room.width), height: min(40, room.height)),
      buttonFrames: content.buttons.indices.map {
        CGRect(x: CGFloat($0) * 40, y: 20, width: 40, height: 20)
      }, isWhole: room.width >= 100 && room.height >= 40)
  }

  func deliver(_ input: GuideInput, to destination: GuideInputDestination) {
    switch destination {
    case .app: delivered.append("app \(input)")
    case .target(let target):
      delivered.append("\((target as? TestTarget)?.name ?? "target") \(input)")
    }
    onDeliver?(input)
  }

  @discardableResult
  func tap(_ x: CGFloat, _ y: CGFloat) -> [GuideInputResult] {
    let point = CGPoint(x: x, y: y)
    return guides.handle([.pointer(.pressed, point), .pointer(.released, point)])
  }

  @discardableResult
  func key(_ key: GuideKey) -> GuideInputResult {
    guides.handle([.key(key)]).first ?? .notGuided
  }

  /// The middle of the control that says this, in the surface's coordinates.
  func center(ofControl label: String) -> CGPoint? {
    for tip in lastScene?.tips ?? [] {
      if let control = tip.controls.first(where: { $0.label == label }) {
        return CGPoint(
          x: tip.frame.minX + control.frame.midX, y: tip.frame.minY + control.frame.midY)
      }
    }
    return nil
  }

  @discardableResult
  func press(_ label: String) -> Bool {
    guard let point = center(ofControl: label) else { return false }
    tap(point.x, point.y)
    return true
  }
}

/// A target that stands where it is told and counts how often it was asked.
@MainActor
final class TestTarget: GuideTarget {
  let name: String
  var location: TargetLocation
  var takesTouches = true
  var takesText = false
  private(set) var questions = 0
  private(set) var reveals = 0
  var onReveal: (() -> [ScrollChange])?

  init(_ name: String = "target", _ frame: CGRect = CGRect(x: 40, y: 40, width: 60, height: 30)) {
    self.name = name
    location = .ready(TargetPlace(frame: frame))
  }

  func location(on surface: any GuideSurface) -> TargetLocation {
    questions += 1
    return location
  }

  func reveal(with margins: FocusInsets, on surface: any GuideSurface) -> [ScrollChange] {
    reveals += 1
    return onReveal?() ?? []
  }

  func takesTouch(at point: CGPoint, on surface: any GuideSurface) -> Bool { takesTouches }
}

/// A plugin that writes down what it hears, and lets a test do something at an event.
@MainActor
final class EventLog: GuidePlugin {
  private(set) var events: [GuideEvent] = []
  var reaction: ((GuideEvent, Guide) -> Void)?

  /// The events on one line each, steps by tag, without positions: `willEnter 1`.
  var lines: [String] {
    events.map { event in
      switch event {
      case .skipped(let visit, let reason): "skipped \(visit.tag) \(reason)"
      case .willDismiss(let end): "willDismiss \(end.reason)"
      case .didDismiss(let end): "didDismiss \(end.reason)"
      case .dismissRefused(let reason): "dismissRefused \(reason)"
      case .showRefused(let refusal): "showRefused \(refusal)"
      case .leftQueue(let exit): "leftQueue \(exit)"
      case .targetLost(let visit, let cutout, _): "targetLost \(visit.tag).\(cutout)"
      case .targetFound(let visit, let cutout): "targetFound \(visit.tag).\(cutout)"
      case .action(let name, _): "action \(name)"
      case .problem: "problem"
      default: event.visit.map { "\(event.name) \($0.tag)" } ?? event.name
      }
    }
  }

  /// The lines on one line.
  var text: String { lines.joined(separator: " · ") }

  /// What came since the last call.
  func take() -> String {
    defer { events = [] }
    return text
  }

  func handle(_ event: GuideEvent, in guide: Guide) {
    events.append(event)
    reaction?(event, guide)
  }

  /// Calls `body` once, at the first event with this line.
  func once(_ line: String, _ body: @escaping (Guide) -> Void) {
    let inner = reaction
    var isDone = false
    reaction = { [weak self] event, guide in
      inner?(event, guide)
      if !isDone, self?.lines.last == line {
        isDone = true
        body(guide)
      }
    }
  }
}
