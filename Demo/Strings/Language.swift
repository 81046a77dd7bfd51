/// A language of the demo's apps and tips.
enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case chinese = "zh"

  /// The next one after this.
  var other: Language { self == .english ? .chinese : .english }
}

/// A value in each language.
struct Localized<Value: Sendable>: Sendable {
  var english: Value
  var chinese: Value

  subscript(language: Language) -> Value {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }
}
