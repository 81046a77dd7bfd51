/// Finds the name that somebody meant.
enum NearestName {
  /// The name with the fewest typing mistakes from `text`; nil without names.
  ///
  /// Of equals it is one that goes on as `text` begins, else the first.
  static func of(_ text: String, among names: [String]) -> String? {
    // Longer texts are no typing mistakes, and comparing them would only cost time.
    let typed = Array(text.lowercased().unicodeScalars.prefix(100))
    func rank(_ name: String) -> (Int, Int) {
      (distance(typed, name), name.unicodeScalars.starts(with: typed) ? 0 : 1)
    }
    return names.min { rank($0) < rank($1) }
  }

  /// How many scalars to insert, remove, replace or swap with their neighbour.
  static func distance(_ typed: [Unicode.Scalar], _ name: String) -> Int {
    let name = Array(name.unicodeScalars)
    var before: [Int] = []
    var last = Array(0...name.count)
    for (row, scalar) in typed.enumerated() {
      var current = [row + 1]
      for column in name.indices {
        var cost = last[column] + (scalar == name[column] ? 0 : 1)
        cost = min(cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == name[column - 1], typed[row - 1] == name[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      (before, last) = (last, current)
    }
    return last[name.count]
  }
}
