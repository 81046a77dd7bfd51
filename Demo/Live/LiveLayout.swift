import Foundation

/// Where the parts of the live demo stand, in cells.
struct LiveLayout: Equatable {
  let sceneColumns: Int
  let sceneRows: Int
  let events: CGRect
  let status: CGRect

  /// Gives the events a third beside the scene, or below it where the window is narrow; a low
  /// window has no line of keys.
  init(columns: Int, rows: Int, showsEvents: Bool) {
    let statusRows = rows >= 6 ? 1 : 0
    let rest = rows - statusRows
    let isBeside = columns >= 64
    let eventColumns = showsEvents && isBeside ? min(48, max(26, columns / 3)) : 0
    let eventRows = showsEvents && !isBeside && rest >= 12 ? rest / 3 : 0
    sceneColumns = columns - eventColumns
    sceneRows = rest - eventRows
    events =
      eventColumns > 0
      ? CGRect(x: sceneColumns, y: 0, width: eventColumns, height: rest)
      : CGRect(x: 0, y: sceneRows, width: columns, height: eventRows)
    status = CGRect(x: 0, y: rest, width: columns, height: statusRows)
  }
}
