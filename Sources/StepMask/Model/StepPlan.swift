/// Which steps there are and which models belong to each: a value made from tags alone.
///
/// Models come in any order; their steps come out by ascending tag. Models with the same tag are
/// one step, in the order in which they were given. Gaps and negative tags are fine, and nothing
/// is renumbered.
///
/// ```swift
/// let plan = StepPlan(tags: [30, 10, 30, -5])
/// plan.tags              // [-5, 10, 30]
/// plan[2].places      // [0, 2]
/// plan.index(ofTag: 10)  // 1
/// ```
///
/// The elements are the steps, so that a step's place in the collection is its index in the
/// guide. A plan takes 8 bytes a model and 16 bytes a step.
public struct StepPlan: Hashable, Sendable {
  private let order: TagOrder

  /// Makes the plan of the models that have these tags.
  ///
  /// Takes expected time O(n + d log d) for n tags of which d are distinct, and O(n) if they
  /// already ascend or if they lie close together.
  /// - Parameter tags: the tag of each model, in the order in which the models were given.
  @inlinable
  public init(tags: some Collection<Int>) {
    self.init(tagArray: Array(tags))
  }

  @usableFromInline
  init(tagArray: [Int]) {
    order = TagOrder(tagArray)
  }

  /// The distinct tags, ascending: the tag of each step.
  public var tags: [Int] { order.tags }

  /// How many models there are in all steps together.
  public var modelCount: Int { order.places.count }

  /// Returns the index of the step with this tag; nil if there is none.
  ///
  /// A binary search: O(log d) for d steps.
  public func index(ofTag tag: Int) -> Int? {
    order.tags.firstIndex(inAscendingOrder: tag)
  }
}

extension StepPlan: RandomAccessCollection {
  /// One step of a plan.
  public struct Entry: Hashable, Sendable {
    /// The tag that all models of the step have.
    public let tag: Int

    /// The 0-based places of the step's models among the models as they were given, ascending.
    ///
    /// Never empty. As in every slice the indices need not begin at 0.
    public let places: ArraySlice<Int>
  }

  /// The index of the first step: always 0.
  public var startIndex: Int { 0 }

  /// The number of steps.
  public var endIndex: Int { order.tags.count }

  /// The step at this index, in constant time.
  ///
  /// - Precondition: the index lies in `indices`, as for every collection.
  public subscript(index: Int) -> Entry {
    let range = order.starts[index]..<order.starts[index + 1]
    return Entry(tag: order.tags[index], places: order.places[range])
  }
}
