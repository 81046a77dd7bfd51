import StepMask

/// How long a plan takes, against two plain ways to find the steps and their models.
enum PlanBenchmark {
  /// Beyond this many comparisons the linear search is not worth waiting for.
  private static let comparisonLimit = 2_000_000_000

  static func measurements() -> [Measurement] {
    [10, 1000, 100_000, 1_000_000].flatMap { count in
      [count / 3, 100].flatMap { distinctCount in
        TagSample.Spread.allCases.flatMap { spread in
          measurements(
            TagSample(modelCount: count, distinctCount: distinctCount, spread: spread))
        }
      }
    }
  }

  private static func measurements(_ sample: TagSample) -> [Measurement] {
    let tags = sample.tags
    let name = "plan of \(sample.name)"
    let searches = tags.count * sample.distinctCount / 2 <= comparisonLimit
    var works = [{ keep(StepPlan(tags: tags)) }, { keep(group(tags)) }]
    if searches { works.append { keep(sortAndSearch(tags)) } }
    let medians = Stopwatch.medians(works)
    var grouping = Measurement(
      name: name, median: medians[0],
      reference: .init(name: "grouping in a dictionary", median: medians[1]),
      limit: limit(sample))
    guard searches else {
      grouping.note = "sorting and linear search is left out, because it is quadratic"
      return [grouping]
    }
    let search = Measurement(
      name: name, median: medians[0],
      reference: .init(name: "sorting and linear search", median: medians[2]))
    return [grouping, search]
  }

  /// Never slower; at most half the time for many models, but for tags that nobody would choose.
  private static func limit(_ sample: TagSample) -> Double {
    sample.tags.count >= 100_000 && sample.spread == .close ? 0.5 : 1
  }

  /// The places by tag, and the tags in order.
  private static func group(_ tags: [Int]) -> ([Int], [Int: [Int]]) {
    let groups = Dictionary(grouping: tags.indices) { tags[$0] }
    return (groups.keys.sorted(), groups)
  }

  /// Sorts models by tag and looks each tag up in the list of those met before.
  private static func sortAndSearch(_ tags: [Int]) -> ([Int], [(tag: Int, place: Int)]) {
    let models = tags.enumerated().map { (tag: $1, place: $0) }.sorted { $0.tag < $1.tag }
    var distinct: [Int] = []
    for model in models where !distinct.contains(model.tag) { distinct.append(model.tag) }
    return (distinct, models)
  }
}
