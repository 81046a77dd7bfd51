/// The options of the command line, in the order of the help text.
enum OptionName: String, CaseIterable {
  case list = "--list"
  case plain = "--plain"
  case size = "--size"
  case lang = "--lang"
  case ascii = "--ascii"
  case log = "--log"
  case script = "--script"
  case motion = "--motion"
  case frames = "--frames"
  case help = "--help"

  /// What stands for the option's value in the help text; nil for an option without one.
  var placeholder: String? {
    switch self {
    case .size: "COLSxROWS"
    case .lang: "en|zh"
    case .script: "FILE"
    case .frames: "N"
    case .list, .plain, .ascii, .log, .motion, .help: nil
    }
  }

  var summary: String {
    switch self {
    case .list: "list the scenes"
    case .plain: "print plain text, also to a terminal"
    case .size: "size of the screen, 80x24 unless given"
    case .lang: "language of the app and its tips, en unless given"
    case .ascii: "draw lines and marks with ASCII only"
    case .log: "print each event as a line of its own"
    case .script: "play the commands of a file; - is standard input"
    case .motion: "move and fade; a script's clock moves by \"wait\" only"
    case .frames: "print N pictures of each move from step to step"
    case .help: "print this text"
    }
  }
}
