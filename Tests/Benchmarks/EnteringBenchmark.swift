import Foundation
import StepMask

/// What it costs to enter a step with three cut-outs and three tips, in a small guide and in one of
/// a million models: the step's own, whatever the total.
enum EnteringBenchmark {
  private static let limit = 1.2

  @MainActor
  static func measurements() -> [Measurement] {
    let small = run(models: 100)
    let large = run(models: 1_000_000)
    let medians = Stopwatch.medians([{ step(small.guide) }, { step(large.guide) }])
    let reference = Measurement.Reference(
      name: "in a guide of 100 models", median: medians[0] / 2)
    return [
      Measurement(
        name: "enter a step of 3 cut-outs and 3 tips, 1,000,000 models", median: medians[1] / 2,
        reference: reference, limit: limit,
        note: "each time is half of a step forward and one back")
    ]
  }

  /// A guide in which the steps with the tags 10 and 11 have three models and three tips each, shown
  /// at the first of them.
  @MainActor
  private static func run(models count: Int) -> (guide: StepMaskGuide, surface: BenchmarkSurface) {
    let tags = (0..<count).map { place in place < 6 ? 10 + place % 2 : 100 + place / 3 }
    let guide = StepMaskGuide(
      models: tags.enumerated().map { place, tag in
        StepMaskModel(
          frame: CGRect(x: place % 6 * 60 + 5, y: 20, width: 50, height: 20), cornerRadius: 4,
          step: tag)
      })
    guide.animation = .none
    for number in 0..<6 {
      guide.addTip(Tip(text: "Here it is.", stepTag: 10 + number % 2))
    }
    let surface = BenchmarkSurface()
    guide.show(on: surface)
    return (guide, surface)
  }

  @MainActor
  private static func step(_ guide: StepMaskGuide) {
    guide.next()
    guide.previous()
  }
}
