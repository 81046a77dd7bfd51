/// The words after a command, taken one by one.
struct ScriptArguments {
  /// How the command is written.
  var usage: String
  private var words: ArraySlice<String>

  init(_ words: ArraySlice<String>, usage: String) {
    self.words = words
    self.usage = usage
  }

  mutating func word() throws(ScriptError) -> String {
    guard let word = words.popFirst() else { throw .missingArgument(usage: usage) }
    return word
  }

  mutating func whole() throws(ScriptError) -> Int {
    let word = try word()
    guard let number = Int(word) else { throw .notWhole(word, usage: usage) }
    return number
  }

  mutating func place() throws(ScriptError) -> CellPlace {
    CellPlace(column: try whole(), row: try whole())
  }

  /// Makes sure that nothing is left.
  func finish() throws(ScriptError) {
    if let word = words.first { throw .extraArgument(word, usage: usage) }
  }
}
