import Foundation
import PropertyCases
import StepMask
import StepMaskText
import Testing

@MainActor
@Suite("Scenes of random guides on small screens")
struct ScenePropertyTests {
  @Test func `scenes are finite, clear where a cut-out is, and the same laid out again`() {
    for seed in 0..<UInt64(CaseCount.value) {
      let sample = RandomGuide(seed: seed)
      guard sample.guide.show(on: sample.screen), sample.guide.state == .shown else { continue }
      let context: Comment = "seed \(seed)"
      guard let scene = sample.screen.scene else {
        Issue.record("nothing is drawn: seed \(seed)")
        continue
      }
      #expect(isFinite(scene), context)
      #expect(isRegionDrawn(sample), context)
      #expect(tipsAreInside(scene, sample.screen), context)
      sample.screen.guides.layoutDidChange()
      #expect(sample.screen.scene == scene, context)
      sample.screen.resize(columns: 7, rows: 3)
      sample.screen.resize(columns: sample.columns, rows: sample.rows)
      #expect(sample.screen.scene == scene, context)
      sample.guide.dismiss()
      #expect(sample.screen.scene == nil, context)
    }
  }

  @Test func `fifty times forward and back leave every hole where it was`() {
    for seed in 0..<UInt64(max(1, CaseCount.value / 50)) {
      let sample = RandomGuide(seed: seed)
      guard sample.guide.show(on: sample.screen), sample.guide.next() else { continue }
      let holes = sample.screen.scene?.holes
      let index = sample.guide.currentIndex
      for _ in 0..<50 where sample.guide.previous() {
        sample.guide.next()
        #expect(sample.guide.currentIndex == index, "seed \(seed)")
        #expect(sample.screen.scene?.holes == holes, "seed \(seed)")
      }
    }
  }

  private func isFinite(_ scene: GuideScene) -> Bool {
    let frames = scene.holes.map(\.shape.bounds) + scene.tips.map(\.frame)
    return frames.allSatisfy { frame in
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
        && frame.size.width >= 0 && frame.size.height >= 0
    }
  }

  /// What is drawn clear is a cut-out for input, for every cell that no tip covers.
  private func isRegionDrawn(_ sample: RandomGuide) -> Bool {
    let snapshot = sample.screen.snapshot()
    for row in 0..<sample.rows {
      for column in 0..<sample.columns {
        let drawn = snapshot.region(column: column, row: row)
        let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
        switch sample.guide.region(at: point) {
        case .cutout: if drawn != .clear { return false }
        case .mask: if drawn == .clear || drawn == .app { return false }
        case .tip, .tipControl: if drawn != .tip { return false }
        case nil: return false
        }
      }
    }
    return true
  }

  private func tipsAreInside(_ scene: GuideScene, _ screen: TextScreen) -> Bool {
    scene.tips.allSatisfy { tip in
      tip.frame.minX >= screen.safeArea.minX && tip.frame.minY >= screen.safeArea.minY
        && tip.frame.maxX <= screen.safeArea.maxX && tip.frame.maxY <= screen.safeArea.maxY
    }
  }
}

/// Two or three steps with cut-outs of all styles over views and frames of which some are broken.
@MainActor
private struct RandomGuide {
  let columns: Int
  let rows: Int
  let screen: TextScreen
  let guide: Guide

  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    columns = Int.random(in: 8...24, using: &generator)
    rows = Int.random(in: 3...10, using: &generator)
    screen = TextScreen(columns: columns, rows: rows, clock: ManualGuideClock())
    var steps: [GuideStep] = []
    for number in 0..<Int.random(in: 1...3, using: &generator) {
      var focuses: [Focus] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        focuses.append(Self.focus(on: screen, &generator))
      }
      steps.append(
        GuideStep(
          focuses: focuses, tips: [Tip(title: "T", text: "Step \(number)")],
          policies: GuidePolicies(missingTarget: .showWithoutCutout)))
    }
    guide = Guide(steps: steps)
    guide.animation = .none
  }

  private static func focus(on screen: TextScreen, _ generator: inout SplitMix64) -> Focus {
    let frame = rect(&generator)
    let styles: [any FocusStyle] = [
      .rectangle, .rounded(CGFloat.random(in: -2...9, using: &generator)), .circle,
      .rectangle(insets: FocusInsets(CGFloat.random(in: -3...3, using: &generator))),
      .circle(radius: CGFloat.random(in: 0...8, using: &generator)),
    ]
    let style = styles[Int.random(in: 0..<styles.count, using: &generator)]
    if Bool.random(using: &generator) { return Focus(frame: frame, style: style) }
    let view = View(frame: frame)
    screen.root.addSubview(view)
    return Focus(view, style: style)
  }

  private static func rect(_ generator: inout SplitMix64) -> CGRect {
    let broken: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5]
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      Int.random(in: 0..<12, using: &generator) == 0
        ? broken[Int.random(in: 0..<broken.count, using: &generator)]
        : (CGFloat.random(in: range, using: &generator) * 2).rounded() / 2
    }
    return CGRect(
      x: number(-4...24), y: number(-3...10), width: number(1...12), height: number(1...5))
  }
}
