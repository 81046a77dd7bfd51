import Testing

@testable import StepMaskTerminal

/// A size is always usable.
@Suite
struct TerminalSizeTests {
  @Test(arguments: [
    ([(80, 25)], [:], 80, 25),
    // The first terminal that knows both wins.
    ([(0, 0), (100, 30)], [:], 100, 30),
    ([(0, 30), (100, 0)], [:], 80, 30),
    ([(0, 0)], ["COLUMNS": "70", "LINES": "20"], 70, 20),
    ([(0, 0)], ["COLUMNS": "-3", "LINES": "many"], 80, 24),
    ([], [:], 80, 24),
    ([], ["COLUMNS": "9999999999", "LINES": "600"], 1_000, 500),
    ([(1, 1)], ["COLUMNS": "70", "LINES": "20"], 1, 1),
    ([(65_535, 65_535)], [:], 1_000, 500),
  ])
  func `what terminals leave open comes from the environment, else it is 80 by 24`(
    _ measured: [(Int, Int)], _ environment: [String: String], _ columns: Int, _ rows: Int
  ) {
    let size = TerminalSize(
      measured.map { (columns: $0.0, rows: $0.1) }, environment: environment)
    #expect(size == TerminalSize(columns: columns, rows: rows))
  }

  @Test(arguments: [(0, 0, 1, 1), (-5, .min, 1, 1), (.max, .max, 1_000, 500), (7, 9, 7, 9)])
  func `a size out of range is clamped`(_ columns: Int, _ rows: Int, _ width: Int, _ height: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    #expect(size.columns == width)
    #expect(size.rows == height)
  }
}
