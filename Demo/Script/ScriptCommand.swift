import StepMask

/// A cell of the screen, counted from 0; it may lie outside.
struct CellPlace: Equatable {
  var column: Int
  var row: Int
}

/// One line of a script: one batch of input, a wait or a question.
enum ScriptCommand: Equatable {
  case tap(CellPlace)
  case drag(from: CellPlace, to: CellPlace)
  case wheel(CellPlace, rows: Int)
  case key(GuideKey)
  case back
  case wait(seconds: Double)
  case resize(ScreenSize)
  case call(GuideCall)
  case snapshot
  case look(CellPlace)
}

/// A call to the guide.
enum GuideCall: Equatable {
  case next
  case previous
  case go(tag: Int)
  case skip
  case dismiss
  case pause
  case resume
  case show
}
