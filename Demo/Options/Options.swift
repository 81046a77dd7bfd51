/// What the command line asks for.
struct Options: Equatable {
  /// What the program is to do.
  enum Task: Equatable {
    case help
    case list
    /// Prints every step of the scene.
    case tour
    /// Plays the commands of a file on the scene; `-` is standard input.
    case script(path: String)
  }

  /// The most pictures of one move.
  static let mostFrames = 1_000

  var task = Task.tour
  var scene = DemoScene.all[0]
  /// Whether the scene was named, so that no other one is to be chosen.
  var namesScene = false
  var size = ScreenSize(columns: 80, rows: 24)
  var language = Language.english
  var usesASCII = false
  var logsEvents = false
  var hasMotion = false
  /// How many pictures of each move a tour prints; nil leaves it to the scene.
  var framesPerMove: Int?
  /// Whether plain text is wanted on a terminal, too.
  var isPlain = false

  /// Whether the demo is to be alive where there is a terminal for it.
  var wantsLife: Bool { task == .tour && !isPlain && !logsEvents && framesPerMove == nil }
}
