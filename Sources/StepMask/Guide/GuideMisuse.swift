/// Misuse of the library that its documentation names; each case holds the culprit.
enum GuideMisuse {
  /// Some steps have a tag and some have none; both by 0-based position as given.
  case someStepsWithoutTag(tagged: [Int], untagged: [Int])

  /// A manual clock was asked to advance by something that is no time, in seconds.
  case advance(by: Double)

  /// A step was added to, or removed from, a guide that is made of models.
  case stepsInGuideOfModels

  /// What failed, why, and what to do.
  var sentence: String {
    switch self {
    case .someStepsWithoutTag(let tagged, let untagged):
      """
      The guide's steps have no order: those at \(Self.list(tagged)) have a tag and those at \
      \(Self.list(untagged)) have none. Give a tag to every step or to none.
      """
    case .stepsInGuideOfModels:
      """
      The guide's steps cannot be added or removed one by one, because it makes them of its models. \
      Change its models instead.
      """
    case .advance(let seconds):
      """
      The manual clock cannot advance by \(seconds) seconds, because time does not go backwards \
      and ends nowhere. Give a finite number that is 0 or more.
      """
    }
  }

  /// Ends the process with the sentence, in debug and release builds alike.
  ///
  /// Not `preconditionFailure`, which says nothing in release builds.
  func stop() -> Never {
    fatalError(sentence)
  }

  /// Lists places as "0, 2 and 5", and only the first ones of many.
  private static func list(_ places: [Int]) -> String {
    let shown = 5
    var words = places.prefix(shown).map(String.init)
    if places.count > shown { words.append("\(places.count - shown) more") }
    guard let last = words.popLast() else { return "" }
    return words.isEmpty ? last : words.joined(separator: ", ") + " and " + last
  }
}
