/// What can be wrong with a command line or a script; ``DemoError/description`` says it.
enum DemoError: Error, Equatable {
  case unknownOption(String)
  case unknownScene(String)
  case secondScene(String)
  case missingValue(OptionName)
  case unexpectedValue(OptionName, String)
  case badSize(String)
  case badFrames(String)
  case unknownLanguage(String)
  case unreadableScript(path: String)
  case script(line: Int, ScriptError)

  /// The status that the program ends with, as `sysexits.h` numbers them.
  var exitStatus: ExitStatus {
    if case .unreadableScript = self { .noInput } else { .usage }
  }
}

/// What can be wrong with a line of a script.
enum ScriptError: Error, Equatable {
  case notText(String)
  case unknownCommand(String)
  case unknownCall(String)
  case unknownKey(String)
  case missingArgument(usage: String)
  case extraArgument(String, usage: String)
  case notWhole(String, usage: String)
  case badSeconds(String)
  case badSize(String)
}

/// How the program ends, as `sysexits.h` numbers it.
enum ExitStatus: Int32 {
  case done = 0
  case usage = 64
  case noInput = 66
  case outputFailed = 74
}
