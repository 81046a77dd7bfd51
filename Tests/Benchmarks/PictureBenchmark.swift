import Foundation
import StepMask
import StepMaskText

/// What pictures cost: a settled scene against a copy of its cells, one frame of a motion, the place
/// of one tip, and finding the hole under a point.
enum PictureBenchmark {
  private static let compositingLimit = 12.0

  @MainActor
  static func measurements() -> [Measurement] {
    compositing() + [placement()] + hitTests()
  }

  @MainActor
  private static func compositing() -> [Measurement] {
    let still = BenchmarkScreen()
    let moving = BenchmarkScreen(transition: 1e6)
    let scene = still.screen.scene
    moving.guide.next()
    let canvas = still.screen.snapshot().canvas
    let cells = (0..<canvas.height).flatMap { row in
      (0..<canvas.width).map { canvas[$0, row] }
    }
    let medians = Stopwatch.medians([
      {
        // Another scene each time, so that the picture has to be composed again.
        still.screen.render(nil)
        still.screen.render(scene)
        keep(still.screen.snapshot())
      }, { keep(copy(cells)) },
      {
        moving.clock.advance(by: 1e-4)
        moving.screen.guides.layoutDidChange()
        keep(moving.screen.snapshot())
      }, { keep(still.screen.snapshot()) },
    ])
    let reference = Measurement.Reference(name: "copying the same cells", median: medians[1])
    return [
      Measurement(
        name: "compose 3 cut-outs and 3 tips, 200 × 60", median: medians[0],
        reference: reference, limit: compositingLimit),
      Measurement(
        name: "one frame of a motion, 200 × 60", median: medians[2], reference: reference),
      Measurement(
        name: "a picture in which nothing changed", median: medians[3], reference: reference,
        limit: 1),
    ]
  }

  /// Copies cell by cell, as composing has to go over them.
  private static func copy(_ cells: [Cell]) -> [Cell] {
    var copy: [Cell] = []
    copy.reserveCapacity(cells.count)
    for cell in cells { copy.append(cell) }
    return copy
  }

  private static func placement() -> Measurement {
    let placer = TipPlacer(
      box: CGRect(x: 0, y: 0, width: 200, height: 60), metrics: .cells)
    let target = CGRect(x: 90, y: 50, width: 12, height: 3)
    let medians = Stopwatch.medians([
      { keep(placer.place(size: CGSize(width: 34, height: 6), at: target)) }
    ])
    return Measurement(name: "place one tip", median: medians[0])
  }

  private static func hitTests() -> [Measurement] {
    let counts = [1, 10, 1_000]
    let masks = counts.map { count in
      Mask(
        bounds: CGRect(x: 0, y: 0, width: 4_000, height: 4_000),
        holes: (0..<count).map { number in
          let x = CGFloat(number % 40) * 100
          let y = CGFloat(number / 40) * 100
          return .roundedRectangle(CGRect(x: x, y: y, width: 60, height: 40), radius: 8)
        })
    }
    let point = CGPoint(x: 3_999, y: 3_999)
    let medians = Stopwatch.medians(masks.map { mask in { keep(mask.hole(at: point)) } })
    let reference = Measurement.Reference(name: "1 cut-out", median: medians[0])
    return zip(counts, medians).map { count, median in
      Measurement(name: "hit test, \(count) cut-outs", median: median, reference: reference)
    }
  }
}
