/// The commands of a script, in the order of the help text.
enum CommandName: String, CaseIterable {
  case tap
  case drag
  case wheel
  case key
  case back
  case wait
  case resize
  case call
  case snapshot
  case `where`

  /// How the command is written.
  var usage: String {
    switch self {
    case .tap: "tap X Y"
    case .drag: "drag X Y X Y"
    case .wheel: "wheel X Y N"
    case .key: "key NAME"
    case .back: "back"
    case .wait: "wait SECONDS"
    case .resize: "resize COLS ROWS"
    case .call: "call NAME"
    case .snapshot: "snapshot"
    case .where: "where X Y"
    }
  }

  var summary: String {
    switch self {
    case .tap: "press and release at a cell"
    case .drag: "press at one cell, release at another"
    case .wheel: "turn the wheel by N rows; down is positive"
    case .key: "press a key"
    case .back: "make the gesture for going back"
    case .wait: "let time go on"
    case .resize: "change the size of the screen; 0 0 has no area"
    case .call: CallName.allCases.map(\.usage).joined(separator: "|")
    case .snapshot: "print the screen"
    case .where: "say what is at a cell"
    }
  }
}

/// The calls to the guide.
enum CallName: String, CaseIterable {
  case next
  case previous
  case go
  case skip
  case dismiss
  case pause
  case resume
  case show

  var usage: String { self == .go ? "go TAG" : rawValue }
}
