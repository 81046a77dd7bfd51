import StepMask

/// How much memory a plan of a million models takes.
enum PlanMemoryBenchmark {
  static func measurements() -> [Measurement] {
    TagSample.Spread.allCases.flatMap { spread in
      measurements(
        TagSample(modelCount: 1_000_000, distinctCount: 333_333, spread: spread))
    }
  }

  private static func measurements(_ sample: TagSample) -> [Measurement] {
    let tags = sample.tags
    let modelCount = Double(tags.count)
    guard
      let plan = MemoryUse(of: { StepPlan(tags: tags) }),
      let groups = MemoryUse(of: { Dictionary(grouping: tags.indices) { tags[$0] } })
    else { return [] }
    return [
      Measurement(
        name: "peak memory, plan of \(sample.name)", unit: .bytesPerModel,
        median: plan.peak / modelCount,
        reference: .init(name: "grouping in a dictionary", median: groups.peak / modelCount)),
      Measurement(
        name: "memory kept, plan of \(sample.name)", unit: .bytesPerModel,
        median: plan.kept / modelCount,
        reference: .init(name: "two numbers a model", median: 16), limit: 1),
    ]
  }
}
