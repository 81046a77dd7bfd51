/// The size of a terminal, in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The number of columns, 1 to 1,000.
  public let columns: Int
  /// The number of rows, 1 to 500.
  public let rows: Int

  /// Creates a size; what is out of range is clamped.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), 1_000)
    self.rows = min(max(1, rows), 500)
  }

  /// The first size that a terminal tells; what it leaves open comes from the environment's
  /// `COLUMNS` and `LINES`, else it is 80 × 24.
  init(
    _ measured: [(columns: Int, rows: Int)], environment: [String: String]
  ) {
    let known = measured.first { $0.columns > 0 && $0.rows > 0 } ?? measured.first ?? (0, 0)
    func variable(_ name: String) -> Int? {
      environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    self.init(
      columns: known.columns > 0 ? known.columns : variable("COLUMNS") ?? 80,
      rows: known.rows > 0 ? known.rows : variable("LINES") ?? 24)
  }
}
