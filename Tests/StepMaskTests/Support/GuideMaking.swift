import Foundation
import StepMask

/// A guide under test with its surface and what it told.
@MainActor
struct Fixture {
  let guide: Guide
  let surface = TestSurface()
  let log = EventLog()

  init(_ guide: Guide) {
    self.guide = guide
    guide.animation = .none
    guide.register(log)
  }

  /// Steps with these tags; each has one cut-out by frame, side by side.
  init(tags: [Int]) {
    self.init(
      StepMaskGuide(
        models: tags.enumerated().map { place, tag in
          StepMaskModel(frame: frame(place), step: tag)
        }))
  }

  init(steps: [GuideStep]) {
    self.init(Guide(steps: steps))
  }

  @discardableResult
  func show(from start: Int = 0) -> Bool { guide.show(on: surface, from: start) }
}

/// The frame of the cut-out at a place.
func frame(_ place: Int) -> CGRect {
  CGRect(x: CGFloat(place) * 50 + 10, y: 20, width: 40, height: 20)
}
