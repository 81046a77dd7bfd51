/// The order of steps that may leave their tag out: which given step is shown when, and its tag.
///
/// If no step has a tag, the order given holds and the tags are 0, 1, 2 and so on. If all have
/// one, they come by ascending tag; unlike in a ``StepPlan`` equal tags stay separate steps, in
/// the order given.
///
/// ```swift
/// let order = StepOrder(tags: [30, 10, 30])
/// order.places         // [1, 0, 2]
/// order.tags              // [10, 30, 30]
/// order.index(ofTag: 30)  // 1
/// ```
public struct StepOrder: Hashable, Sendable {
  /// For each index of a step its 0-based place among the steps as they were given.
  public let places: [Int]

  /// For each index of a step its tag; ascending, and equal ones are allowed.
  public let tags: [Int]

  /// Orders steps that have these tags.
  ///
  /// Some with and some without a tag is misuse: it stops with a sentence that names both, in
  /// debug and release builds alike. Takes as long as ``StepPlan/init(tags:)``.
  /// - Parameter tags: the tag of each step, in the order in which the steps were given.
  public init(tags: some Collection<Int?>) {
    let given = tags.compactMap { $0 }
    if given.isEmpty {
      self.tags = Array(0..<tags.count)
      places = self.tags
    } else if given.count == tags.count {
      let order = TagOrder(given)
      self.tags = order.places.map { given[$0] }
      places = order.places
    } else {
      let tagged = tags.map { $0 != nil }
      GuideMisuse.someStepsWithoutTag(
        tagged: tagged.indices.filter { tagged[$0] },
        untagged: tagged.indices.filter { !tagged[$0] }
      ).stop()
    }
  }

  /// Returns the index of the first step with this tag; nil if there is none.
  ///
  /// A binary search: O(log n) for n steps.
  public func index(ofTag tag: Int) -> Int? {
    tags.firstIndex(inAscendingOrder: tag)
  }
}
