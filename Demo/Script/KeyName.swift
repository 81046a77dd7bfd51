import StepMask

/// The names of keys in scripts.
enum KeyName {
  static let all: [(name: String, key: GuideKey)] = [
    ("right", .right), ("left", .left), ("up", .up), ("down", .down), ("return", .return),
    ("space", .space), ("escape", .escape), ("tab", .tab), ("backtab", .backTab),
    ("backspace", .backspace), ("delete", .delete), ("home", .home), ("end", .end),
    ("pageup", .pageUp), ("pagedown", .pageDown),
  ]

  /// The key of a name, or of a single character.
  static func key(_ name: String) -> GuideKey? {
    if let known = all.first(where: { $0.name == name.lowercased() }) { return known.key }
    return name.count == 1 ? name.first.map(GuideKey.character) : nil
  }
}
