import PropertyCases
import StepMask
import Testing

@Suite("The order of guide steps")
struct StepOrderTests {
  @Test(arguments: 0...4)
  func `without tags is the array's, and tags are 0, 1, 2 and so on`(count: Int) {
    let order = StepOrder(tags: [Int?](repeating: nil, count: count))
    #expect(order.places == Array(0..<count))
    #expect(order.tags == Array(0..<count))
  }

  @Test func `with tags is by ascending tag, and nothing is renumbered`() {
    let order = StepOrder(tags: [30, -5, 20, .max, .min])
    #expect(order.places == [4, 1, 2, 0, 3])
    #expect(order.tags == [.min, -5, 20, 30, .max])
  }

  @Test func `keeps equal tags separate steps in the order given`() {
    let order = StepOrder(tags: [2, 1, 2, 1, 2])
    #expect(order.places == [1, 3, 0, 2, 4])
    #expect(order.tags == [1, 1, 2, 2, 2])
  }

  @Test func `finds the first of equal tags`() {
    let order = StepOrder(tags: [2, 1, 2, 1, 2])
    #expect(order.index(ofTag: 1) == 0)
    #expect(order.index(ofTag: 2) == 2)
    #expect(order.index(ofTag: 0) == nil)
    #expect(order.index(ofTag: 3) == nil)
  }

  @Test func `equals a stable sort in the plain way`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<CaseCount.value {
      let given = (0..<Int.random(in: 1...50, using: &random)).map { _ in
        Int.random(in: -9...9, using: &random) * 1_000_003
      }
      let order = StepOrder(tags: given)
      #expect(order.places == given.indices.sorted { (given[$0], $0) < (given[$1], $1) })
      #expect(order.tags == given.sorted())
    }
  }

  @Test func `with some tags missing stops with a sentence that names the culprits`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = StepOrder(tags: [10, nil, 30, nil, nil, 60])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("those at 0, 2 and 5 have a tag and those at 1, 3 and 4 have none"))
    #expect(message.contains("Give a tag to every step or to none."))
  }

  @Test func `names only the first of many culprits`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = StepOrder(tags: [Int?](repeating: nil, count: 100) + [7])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        "those at 100 have a tag and those at 0, 1, 2, 3, 4 and 95 more have none"))
  }
}
