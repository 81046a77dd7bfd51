import PropertyCases
import StepMask
import Testing

@Suite("A step plan")
struct StepPlanTests {
  /// What each row must give is worked out by hand.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let given: [Int]
    let tags: [Int]
    let places: [[Int]]
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "no models", given: [], tags: [], places: []),
    Row(name: "one model", given: [7], tags: [7], places: [[0]]),
    Row(name: "ascending tags", given: [0, 1, 2], tags: [0, 1, 2], places: [[0], [1], [2]]),
    Row(name: "reverse order", given: [3, 2, 1], tags: [1, 2, 3], places: [[2], [1], [0]]),
    Row(name: "gaps", given: [30, 10, 20], tags: [10, 20, 30], places: [[1], [2], [0]]),
    Row(name: "negative tags", given: [0, -1, 1], tags: [-1, 0, 1], places: [[1], [0], [2]]),
    Row(
      name: "equal tags in the order given", given: [2, 1, 2, 1, 2], tags: [1, 2],
      places: [[1, 3], [0, 2, 4]]),
    Row(name: "one tag for all", given: [4, 4, 4], tags: [4], places: [[0, 1, 2]]),
    Row(
      name: "ascending with equal tags", given: [1, 1, 5, 5, 9], tags: [1, 5, 9],
      places: [[0, 1], [2, 3], [4]]),
    Row(
      name: "lowest and highest Int", given: [.max, 0, .min, .max], tags: [.min, 0, .max],
      places: [[2], [1], [0, 3]]),
    Row(
      name: "two neighbours far away", given: [.max, .max - 1], tags: [.max - 1, .max],
      places: [[1], [0]]),
    Row(
      name: "far apart with equal tags", given: [1_000_000, -1_000_000, 1_000_000, 0],
      tags: [-1_000_000, 0, 1_000_000], places: [[1], [3], [0, 2]]),
  ]

  @Test(arguments: rows)
  func `shows steps by ascending tag, each with its models in the order given`(row: Row) {
    let plan = StepPlan(tags: row.given)
    #expect(plan.tags == row.tags)
    #expect(plan.map(\.tag) == row.tags)
    #expect(plan.map { Array($0.places) } == row.places)
    #expect(plan.count == row.tags.count)
    #expect(plan.modelCount == row.given.count)
  }

  @Test(arguments: rows)
  func `finds the index of every tag it has and of no other`(row: Row) {
    let plan = StepPlan(tags: row.given)
    for (index, tag) in row.tags.enumerated() { #expect(plan.index(ofTag: tag) == index) }
    for tag in [Int.min, -3, -2, 5, 6, 8, 15, 25, 31, Int.max] where !row.tags.contains(tag) {
      #expect(plan.index(ofTag: tag) == nil)
    }
  }

  @Test func `is made from any collection, by its order and not by its indices`() {
    let tags = [9, 9, 3, 1, 3]
    #expect(StepPlan(tags: tags[2...]) == StepPlan(tags: [3, 1, 3]))
    #expect(StepPlan(tags: tags.lazy.map { $0 * 2 }) == StepPlan(tags: [18, 18, 6, 2, 6]))
  }

  @Test func `is equal to a plan of equal models only`() {
    #expect(StepPlan(tags: [1, 2, 1]) == StepPlan(tags: [1, 2, 1]))
    #expect(StepPlan(tags: [1, 2, 1]).hashValue == StepPlan(tags: [1, 2, 1]).hashValue)
    #expect(StepPlan(tags: [1, 2, 1]) != StepPlan(tags: [1, 1, 2]))
    #expect(StepPlan(tags: [1, 2, 1]) != StepPlan(tags: [1, 2, 2]))
    #expect(StepPlan(tags: [1, 2]) != StepPlan(tags: [1, 3]))
  }

  /// How far apart tags lie decides how they are sorted: the spans reach every way.
  @Test(arguments: [0, 1, 3, 40, 1000, 1_000_000, Int.max])
  func `holds what grouping and sorting in the plain way gives`(span: Int) {
    var random = SplitMix64(seed: UInt64(span) + 1)
    for _ in 0..<max(1, CaseCount.value / 7) {
      let low = Int.random(in: .min ... .max - span, using: &random)
      let pool = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        Int.random(in: low...low + span, using: &random)
      }
      let given = (0..<Int.random(in: 0...120, using: &random)).map { _ in
        pool[Int.random(in: pool.indices, using: &random)]
      }
      let groups = Dictionary(grouping: given.indices) { given[$0] }
      let plan = StepPlan(tags: given)
      #expect(plan.tags == groups.keys.sorted())
      #expect(plan.allSatisfy { groups[$0.tag] == Array($0.places) })
    }
  }

  @Test func `holds thousands of tags from anywhere in the range of Int`() {
    var random = SplitMix64(seed: 4)
    let pool = (0..<3000).map { _ in Int.random(in: .min ... .max, using: &random) }
    let given = (0..<9000).map { _ in pool[Int.random(in: pool.indices, using: &random)] }
    let groups = Dictionary(grouping: given.indices) { given[$0] }
    let plan = StepPlan(tags: given)
    #expect(plan.tags == groups.keys.sorted())
    #expect(plan.allSatisfy { groups[$0.tag] == Array($0.places) })
  }
}
