/// The help text and the list of scenes.
enum Usage {
  static var help: [String] {
    let options = OptionName.allCases.map { option in
      let usage = [option.rawValue, option.placeholder].compactMap(\.self).joined(separator: " ")
      return "  " + padded(usage, to: 18) + "  " + option.summary
    }
    let commands = CommandName.allCases.map { command in
      "  " + padded(command.usage, to: 18) + "  " + command.summary
    }
    return [
      "usage: swift run Demo [SCENE] [options]", "",
      "Shows guided tours of apps: alive in a terminal, else as plain text.", "",
      "Scenes:",
    ] + scenes(in: .english).map { "  " + $0 } + ["", "Options:"] + options + [
      "", "Commands of a script, one a line; # begins a comment, X and Y count cells from 0:",
    ] + commands + ["", "Keys, besides every single character:"] + keys
  }

  private static var keys: [String] {
    let names = KeyName.all.map(\.name)
    return [names.prefix(8), names.dropFirst(8)].map { "  " + $0.joined(separator: " ") }
  }

  /// A line for each scene: its name and what it shows.
  static func scenes(in language: Language) -> [String] {
    let width = DemoScene.all.map(\.name.count).max() ?? 0
    return DemoScene.all.map { padded($0.name, to: width) + "  " + $0.summary[language] }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
