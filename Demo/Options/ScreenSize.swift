import StepMaskText

/// A number of columns and rows that a screen can have.
struct ScreenSize: Equatable {
  var columns: Int
  var rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads `COLSxROWS`, from 1x1 to the largest screen.
  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    self.init(columns: parts[0], rows: parts[1], least: 1)
  }

  /// Reads two whole numbers, from `least` to those of the largest screen.
  init?(columns: String, rows: String, least: Int) {
    guard let columns = Int(columns), let rows = Int(rows),
      (least...TextScreen.mostColumns).contains(columns),
      (least...TextScreen.mostRows).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
