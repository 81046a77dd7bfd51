/// Times pieces of work so that they can be compared.
struct Stopwatch {
  /// How long one sample of a short piece of work lasts at least, by repeating it.
  private static let sampleTime = Duration.milliseconds(2)

  /// How long all samples of one call last about.
  private static let totalTime = Duration.milliseconds(800)

  /// Returns the median time of each piece of work, in seconds.
  ///
  /// The pieces take turns, so that whatever else the machine does meanwhile meets all alike.
  static func medians(_ works: [() -> Void]) -> [Double] {
    let clock = ContinuousClock()
    let repetitions = works.map { work in
      work()
      return max(1, Int(sampleTime / clock.measure(work)))
    }
    var samples = works.map { _ in [Double]() }
    let start = clock.now
    repeat {
      for (index, work) in works.enumerated() {
        let time = clock.measure { for _ in 0..<repetitions[index] { work() } }
        samples[index].append(time / .seconds(1) / Double(repetitions[index]))
      }
    } while samples[0].count < 3 || clock.now - start < totalTime
    return samples.map { $0.sorted()[$0.count / 2] }
  }
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never)
func keep<Result>(_ result: Result) {
  withExtendedLifetime(result) {}
}
