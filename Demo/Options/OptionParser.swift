/// Reads the command line.
///
/// An option given twice counts as given last.
struct OptionParser {
  private var arguments: ArraySlice<String>
  private var options = Options()
  private var sceneNames: [String] = []
  private var wantsHelp = false
  private var wantsList = false

  private init(_ arguments: [String]) { self.arguments = arguments[...] }

  /// Reads the arguments that follow the program's name.
  static func parse(_ arguments: [String]) throws(DemoError) -> Options {
    var parser = OptionParser(arguments)
    while let argument = parser.arguments.popFirst() {
      if argument == "--" {
        parser.sceneNames += parser.arguments
        break
      }
      try parser.take(argument)
    }
    return try parser.finish()
  }

  private mutating func take(_ argument: String) throws(DemoError) {
    guard argument.hasPrefix("-"), argument != "-" else {
      sceneNames.append(argument)
      return
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts[0] == "-h" ? OptionName.help.rawValue : String(parts[0])
    guard let name = OptionName(rawValue: text) else { throw .unknownOption(text) }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    switch (name.placeholder, attached) {
    case (nil, nil): set(name)
    case (nil, let value?): throw .unexpectedValue(name, value)
    case (_, let value?): try set(name, to: value)
    case (_, nil): try set(name, to: nextValue(of: name))
    }
  }

  /// The argument after an option; one that looks like an option itself has to be attached with `=`.
  private mutating func nextValue(of name: OptionName) throws(DemoError) -> String {
    guard let value = arguments.first, !value.hasPrefix("--") else { throw .missingValue(name) }
    arguments.removeFirst()
    return value
  }

  private mutating func set(_ name: OptionName) {
    switch name {
    case .list: wantsList = true
    case .plain: options.isPlain = true
    case .ascii: options.usesASCII = true
    case .log: options.logsEvents = true
    case .motion: options.hasMotion = true
    case .help: wantsHelp = true
    case .size, .lang, .script, .frames: break
    }
  }

  private mutating func set(_ name: OptionName, to value: String) throws(DemoError) {
    switch name {
    case .size:
      guard let size = ScreenSize(value) else { throw .badSize(value) }
      options.size = size
    case .lang:
      guard let language = Language(rawValue: value) else { throw .unknownLanguage(value) }
      options.language = language
    case .script:
      guard !value.isEmpty else { throw .missingValue(name) }
      options.task = .script(path: value)
    case .frames:
      guard let count = Int(value), (1...Options.mostFrames).contains(count) else {
        throw .badFrames(value)
      }
      options.framesPerMove = count
    case .list, .plain, .ascii, .log, .motion, .help: break
    }
  }

  private mutating func finish() throws(DemoError) -> Options {
    if let name = sceneNames.first {
      guard let scene = DemoScene.named(name) else { throw .unknownScene(name) }
      options.scene = scene
      options.namesScene = true
    }
    if sceneNames.count > 1 { throw .secondScene(sceneNames[1]) }
    if wantsList { options.task = .list }
    if wantsHelp { options.task = .help }
    return options
  }
}
