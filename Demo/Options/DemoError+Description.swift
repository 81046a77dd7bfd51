import StepMaskText

extension DemoError: CustomStringConvertible {
  /// One line: what is wrong, quoted, and what to write instead.
  var description: String {
    switch self {
    case .unknownOption(let name):
      "there is no option \(quote(name))" + nearest(name, OptionName.allCases.map(\.rawValue))
    case .unknownScene(let name):
      "there is no scene \(quote(name))" + nearest(name, DemoScene.all.map(\.name))
    case .secondScene(let name):
      "\(quote(name)) is one scene too many; give one"
    case .missingValue(let option):
      "\(quote(option.rawValue)) has no value; write \(usage(option))"
    case .unexpectedValue(let option, let value):
      "\(quote(option.rawValue)) takes no value, but was given \(quote(value))"
    case .badSize(let value):
      "\(quote(value)) is no size; write --size COLSxROWS, from 1x1 to \(largestSize)"
    case .badFrames(let value):
      "\(quote(value)) is no count; write --frames N, from 1 to \(Options.mostFrames)"
    case .unknownLanguage(let value):
      "there is no language \(quote(value))" + nearest(value, Language.allCases.map(\.rawValue))
    case .unreadableScript(let path):
      "the script \(quote(path)) cannot be read"
    case .script(let line, let error):
      "script line \(line): \(error)"
    }
  }

  private func usage(_ option: OptionName) -> String {
    option.placeholder.map { "\(option.rawValue) \($0)" } ?? option.rawValue
  }
}

extension ScriptError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notText(let text):
      "\(quote(text)) is no UTF-8 text"
    case .unknownCommand(let name):
      "there is no command \(quote(name))" + nearest(name, CommandName.allCases.map(\.rawValue))
    case .unknownCall(let name):
      "there is no call \(quote(name))" + nearest(name, CallName.allCases.map(\.rawValue))
    case .unknownKey(let name):
      "there is no key \(quote(name))" + nearest(name, KeyName.all.map(\.name))
    case .missingArgument(let usage):
      "something is missing; write \(quote(usage))"
    case .extraArgument(let text, let usage):
      "\(quote(text)) is too much; write \(quote(usage))"
    case .notWhole(let text, let usage):
      "\(quote(text)) is no whole number; write \(quote(usage))"
    case .badSeconds(let text):
      "\(quote(text)) are no seconds; write \"wait SECONDS\", from 0 to \(ScriptParser.longestWait)"
    case .badSize(let text):
      "\(quote(text)) is no size; write \"resize COLS ROWS\", from 0 0 to \(largestSize)"
    }
  }
}

private var largestSize: String { "\(TextScreen.mostColumns)x\(TextScreen.mostRows)" }

private func nearest(_ text: String, _ names: [String]) -> String {
  NearestName.of(text, among: names).map { "; the nearest is \(quote($0))" } ?? ""
}

/// The text in quotation marks, on one line, cut where it is long, with nothing that a terminal acts
/// on.
private func quote(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(60).map { $0.isPrintable ? String($0) : "\u{FFFD}" }
  return "\"" + shown.joined() + (text.unicodeScalars.count > 60 ? "…\"" : "\"")
}
