import Foundation
import StepMask

/// A surface that draws nothing, so that only the engine is measured.
@MainActor
final class BenchmarkSurface: GuideSurface {
  let bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
  var safeArea: CGRect { bounds }
  let unitAspect: CGFloat = 1
  let isRightToLeft = false
  let tipMetrics = TipMetrics.points
  let clock: any GuideClock = ManualGuideClock()
  let guides = GuideQueue()
  var focusedTarget: (any GuideTarget)?

  func attach(_ guide: Guide) {}
  func render(_ scene: GuideScene?) {}
  func detach(_ guide: Guide) {}

  func layout(_ content: TipContent, in room: CGSize) -> TipContentLayout {
    TipContentLayout(size: CGSize(width: 90, height: 40), buttonFrames: [])
  }

  func deliver(_ input: GuideInput, to destination: GuideInputDestination) {}
}
