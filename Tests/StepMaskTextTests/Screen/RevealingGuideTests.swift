import Foundation
import StepMask
import StepMaskText
import Testing

@MainActor
@Suite("A guide on a text screen that scrolls")
struct RevealingGuideTests {
  let screen = TextScreen(columns: 40, rows: 20, clock: ManualGuideClock())
  let scroller = ScrollView(
    frame: CGRect(x: 0, y: 0, width: 40, height: 20), contentSize: CGSize(width: 40, height: 100))
  let target = Button("Pay", frame: CGRect(x: 16, y: 60, width: 7, height: 1))

  private func guide(_ tipHeight: CGFloat, revealsTarget: Bool? = nil) -> Guide {
    screen.root.addSubview(scroller)
    scroller.addSubview(target)
    let tip = FixedSizeView(size: CGSize(width: 20, height: tipHeight))
    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(target)], tips: [tip],
        policies: GuidePolicies(cutoutTap: .advance, revealsTarget: revealsTarget))
    ])
    guide.animation = .none
    return guide
  }

  @Test func `a target that its scroller hides is brought into view with its tip`() throws {
    let guide = guide(5)
    #expect(guide.show(on: screen))
    let scene = try #require(screen.scene)
    let hole = try #require(scene.holes.first?.shape.bounds)
    let tip = try #require(scene.tips.first)
    #expect(hole == CGRect(x: 16, y: 60 - scroller.contentOffset.y, width: 7, height: 1))
    #expect(screen.bounds.contains(hole))
    #expect(screen.bounds.contains(tip.frame))
    #expect(!tip.coversHole)
  }

  @Test func `it is put back at the end, and nothing moves if all is visible already`() {
    let guide = guide(5)
    scroller.contentOffset.y = 50
    #expect(guide.show(on: screen))
    #expect(scroller.contentOffset.y == 50)
    guide.dismiss()
    scroller.contentOffset.y = 0
    #expect(guide.show(on: screen))
    #expect(scroller.contentOffset.y == 41)
    guide.dismiss()
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func `room is made for a tip that would cover the hole`() throws {
    let guide = guide(16)
    scroller.contentOffset.y = 50
    #expect(guide.show(on: screen))
    let scene = try #require(screen.scene)
    #expect(scene.tips.first?.coversHole == false)
    #expect(scene.holes.first?.shape.bounds.minY == 2)
  }

  @Test func `without revealing the step of a hidden target is not shown`() {
    let guide = guide(5, revealsTarget: false)
    #expect(guide.show(on: screen))
    #expect(scroller.contentOffset == .zero)
    #expect(guide.state == .idle)
  }
}

/// A view that wants one size.
@MainActor
private final class FixedSizeView: View {
  let wanted: CGSize

  init(size: CGSize) {
    wanted = size
    super.init()
  }

  override func sizeThatFits(_ room: CGSize) -> CGSize { wanted }
}
