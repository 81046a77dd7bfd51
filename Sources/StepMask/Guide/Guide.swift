/// Runs steps on a surface, one after another.
@MainActor
open class Guide {
  public init() {}
}
