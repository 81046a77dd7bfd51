import Foundation
import StepMask

/// What it costs to tell the events of one step to many plugins.
enum EventBenchmark {
  @MainActor
  static func measurements() -> [Measurement] {
    let counts = [0, 1, 100]
    let runs = counts.map { run(plugins: $0) }
    let medians = Stopwatch.medians(runs.map { run in { step(run.guide) } })
    let reference = Measurement.Reference(name: "no plugin", median: medians[0] / 2)
    return zip(counts, medians).map { count, median in
      Measurement(
        name: "leave a step and enter the next, \(count) plugins", median: median / 2,
        reference: reference, note: "four events a step")
    }
  }

  @MainActor
  private static func step(_ guide: Guide) {
    guide.next()
    guide.previous()
  }

  @MainActor
  private static func run(plugins count: Int) -> (guide: Guide, surface: BenchmarkSurface) {
    let steps = (0..<2).map { number in
      GuideStep(
        focuses: [Focus(frame: CGRect(x: 10 + 60 * number, y: 10, width: 50, height: 20))],
        policies: GuidePolicies(maskTap: .advance))
    }
    let guide = Guide(steps: steps, plugins: (0..<count).map { _ in CountingPlugin() })
    guide.animation = .none
    let surface = BenchmarkSurface()
    guide.show(on: surface)
    return (guide, surface)
  }
}

/// Hears everything and counts it.
@MainActor
private final class CountingPlugin: GuidePlugin {
  private(set) var count = 0

  func handle(_ event: GuideEvent, in guide: Guide) {
    count += 1
  }
}
