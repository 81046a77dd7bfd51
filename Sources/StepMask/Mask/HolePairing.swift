import Foundation

/// Pairs new holes with old ones so that the centres travel the least distance in all.
enum HolePairing {
  /// With more holes than this on either side the pairing is only a good one.
  private static let mostForBest = 128

  /// For each new hole the index of its old one; nil where there are fewer old ones.
  static func partners(of new: [MaskShape], among old: [MaskShape]) -> [Int?] {
    let (starts, ends) = (old.map(\.center), new.map(\.center))
    guard max(old.count, new.count) <= mostForBest else {
      return nearest(to: ends, among: starts)
    }
    if new.count <= old.count { return assignment(of: ends, to: starts) }
    var partners = [Int?](repeating: nil, count: new.count)
    for (index, partner) in assignment(of: starts, to: ends).enumerated() {
      partners[partner] = index
    }
    return partners
  }

  private static func nearest(to ends: [CGPoint], among starts: [CGPoint]) -> [Int?] {
    var free = Array(starts.indices)
    return ends.map { end in
      let nearest = free.indices.min {
        starts[free[$0]].distance(to: end) < starts[free[$1]].distance(to: end)
      }
      return nearest.map { free.remove(at: $0) }
    }
  }

  /// The column of each row in the cheapest assignment of all rows to different columns.
  ///
  /// The Hungarian algorithm with potentials: rows are added one at a time, each along the
  /// cheapest augmenting path. Needs at least as many columns as rows; time rows² × columns.
  private static func assignment(of rows: [CGPoint], to columns: [CGPoint]) -> [Int] {
    var matching = Matching(rows: rows.count, columns: columns.count)
    let costs = rows.map { row in columns.map(row.distance) }
    for row in rows.indices { matching.add(row, costs: costs) }
    return matching.columnOfRow
  }
}

/// The state of the Hungarian algorithm.
///
/// Column 0 is a stand-in for the row that is being added; real columns and rows count from 1.
private struct Matching {
  private var rowPotential: [CGFloat]
  private var columnPotential: [CGFloat]
  private var rowOfColumn: [Int]

  init(rows: Int, columns: Int) {
    rowPotential = Array(repeating: 0, count: rows + 1)
    columnPotential = Array(repeating: 0, count: columns + 1)
    rowOfColumn = Array(repeating: 0, count: columns + 1)
  }

  var columnOfRow: [Int] {
    var columns = Array(repeating: 0, count: rowPotential.count - 1)
    for (column, row) in rowOfColumn.enumerated() where row > 0 && column > 0 {
      columns[row - 1] = column - 1
    }
    return columns
  }

  /// Adds a row by the cheapest path from it to a column that is still free.
  mutating func add(_ row: Int, costs: [[CGFloat]]) {
    let columns = rowOfColumn.count
    var slack = Array(repeating: CGFloat.infinity, count: columns)
    var cameFrom = Array(repeating: 0, count: columns)
    var isSettled = Array(repeating: false, count: columns)
    rowOfColumn[0] = row + 1
    var current = 0
    repeat {
      isSettled[current] = true
      let from = rowOfColumn[current]
      for column in 1..<columns where !isSettled[column] {
        let reduced = costs[from - 1][column - 1] - rowPotential[from] - columnPotential[column]
        if reduced < slack[column] { (slack[column], cameFrom[column]) = (reduced, current) }
      }
      guard let next = (1..<columns).filter({ !isSettled[$0] }).min(by: { slack[$0] < slack[$1] })
      else { return }
      settle(by: slack[next], isSettled, &slack)
      current = next
    } while rowOfColumn[current] != 0
    while current != 0 {
      rowOfColumn[current] = rowOfColumn[cameFrom[current]]
      current = cameFrom[current]
    }
  }

  private mutating func settle(by delta: CGFloat, _ isSettled: [Bool], _ slack: inout [CGFloat]) {
    for column in isSettled.indices {
      if isSettled[column] {
        rowPotential[rowOfColumn[column]] += delta
        columnPotential[column] -= delta
      } else {
        slack[column] -= delta
      }
    }
  }
}

extension MaskShape {
  fileprivate var center: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
