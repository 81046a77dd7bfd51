public import Foundation
public import StepMask

/// A list of rows of which only the visible ones have views, and these are used again.
///
/// The closures are asked at ``reloadData()`` and when rows come into view. Call it after setting
/// them and after each change of the data.
open class TableView: ScrollView {
  /// How many rows there are.
  public var numberOfRows: @MainActor () -> Int = { 0 }

  /// Makes or reuses the view of a row; see ``dequeueCell(_:orMake:)``.
  public var cellForRow: @MainActor (TableView, Int) -> TableCell = { _, _ in TableCell() }

  /// The height of a row, in cells; nil gives every row ``rowHeight``.
  public var heightForRow: (@MainActor (Int) -> CGFloat)?

  /// The height of rows, in cells, where ``heightForRow`` is nil.
  public var rowHeight: CGFloat = 1

  /// Called when a user selects a row.
  public var onSelect: (@MainActor (Int) -> Void)?

  /// The selected row; nil for none.
  public var selectedRow: Int? { didSet { if selectedRow != oldValue { markSelection() } } }

  /// The upper edge of each row and, at the end, the height of all.
  private var edges: [CGFloat] = [0]
  private var cells: [Int: TableCell] = [:]
  private var pool: [String: [TableCell]] = [:]
  private var pressedRow: Int?

  // MARK: Rows

  /// Asks for everything anew.
  ///
  /// The views of visible rows go back and are used for other rows.
  ///
  /// Linear in the number of rows. The offset is kept, but not beyond the new end.
  public func reloadData() {
    for row in cells.keys.sorted() { recycle(row) }
    let count = max(0, numberOfRows())
    edges = [0]
    edges.reserveCapacity(count + 1)
    var height: CGFloat = 0
    for row in 0..<count {
      height += (heightForRow?(row) ?? rowHeight).limited(to: CGFloat(CellRect.limit))
      edges.append(height)
    }
    if let selectedRow, selectedRow >= count { self.selectedRow = nil }
    contentSize = CGSize(width: frame.size.width, height: height)
    if contentOffset.y > largestOffset.y { contentOffset.y = largestOffset.y }
    tile()
    setNeedsLayout()
  }

  /// The number of rows at the last ``reloadData()``.
  public var rowCount: Int { edges.count - 1 }

  /// The view that now stands for a row; nil if the row is not in view.
  public func cell(forRow row: Int) -> TableCell? { cells[row] }

  /// The rows that have a view, ascending.
  public var visibleRows: [Int] { cells.keys.sorted() }

  /// The place of a row in the content; nil if there is no such row.
  public func frame(forRow row: Int) -> CGRect? {
    guard row >= 0, row < rowCount else { return nil }
    return CGRect(
      x: 0, y: edges[row], width: frame.size.width, height: edges[row + 1] - edges[row])
  }

  /// The row at a point of the content; nil if there is none.
  public func row(at point: CGPoint) -> Int? {
    guard let last = edges.last, point.y >= 0, point.y < last else { return nil }
    return lastEdge(notAfter: point.y)
  }

  /// Moves by the least distance so that a row is in view; harmless without such a row.
  public func scrollToRow(_ row: Int) {
    if let rect = frame(forRow: row) { scrollToReveal(rect) }
  }

  /// A view of this kind that waits to be used again, else a new one.
  ///
  /// - Parameters:
  ///   - identifier: the kind, that of ``TableCell/reuseIdentifier``.
  ///   - make: makes a new one.
  /// - Returns: a view that stands for no row yet.
  public func dequeueCell(_ identifier: String, orMake make: () -> TableCell) -> TableCell {
    guard let cell = pool[identifier]?.popLast() else { return make() }
    cell.prepareForReuse()
    return cell
  }

  // MARK: Tiling

  open override func contentOffsetDidChange() { tile() }

  open override func layoutSubviews() {
    contentSize.width = frame.size.width
    tile()
  }

  private func tile() {
    let rows = rowsInView
    for row in visibleRows where !rows.contains(row) { recycle(row) }
    for row in rows {
      let cell = cells[row] ?? insertCell(row)
      if let rect = frame(forRow: row) { cell.frame = rect }
    }
  }

  private var rowsInView: Range<Int> {
    let (top, height) = (contentOffset.y, frame.size.height)
    guard rowCount > 0, top.isFinite, height > 0, top < edges[rowCount], top + height > 0 else {
      return 0..<0
    }
    let first = lastEdge(notAfter: max(0, top))
    var end = first
    while end < rowCount, edges[end] < top + height { end += 1 }
    return min(first, end)..<end
  }

  private func insertCell(_ row: Int) -> TableCell {
    let cell = cellForRow(self, row)
    cells[row] = cell
    cell.row = row
    cell.isSelected = row == selectedRow
    insertSubview(cell, at: 0)
    return cell
  }

  private func recycle(_ row: Int) {
    guard let cell = cells.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    cell.row = nil
    pool[cell.reuseIdentifier, default: []].append(cell)
  }

  /// The last row whose upper edge is not after the coordinate, by binary search.
  private func lastEdge(notAfter y: CGFloat) -> Int {
    var (low, high) = (0, rowCount - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if edges[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Selection

  open override var takesPointer: Bool { true }
  open override var takesFocus: Bool { true }

  open override func handlePointer(_ phase: PointerPhase, at point: CGPoint) {
    switch phase {
    case .pressed: pressedRow = row(at: point)
    case .dragged: break
    case .cancelled: pressedRow = nil
    case .released:
      let row = bounds.holds(point) ? row(at: point) : nil
      defer { pressedRow = nil }
      if let row, row == pressedRow { select(row) }
    }
  }

  open override func handleKey(_ key: GuideKey) -> Bool {
    guard rowCount > 0 else { return false }
    switch key {
    case .up: move(to: (selectedRow ?? rowCount) - 1)
    case .down: move(to: (selectedRow ?? -1) + 1)
    case .home: move(to: 0)
    case .end: move(to: rowCount - 1)
    case .return, .space:
      guard let selectedRow else { return false }
      select(selectedRow)
    default: return super.handleKey(key)
    }
    return true
  }

  private func move(to row: Int) {
    let row = row.clamped(to: 0...rowCount - 1)
    selectedRow = row
    scrollToRow(row)
  }

  private func select(_ row: Int) {
    selectedRow = row
    onSelect?(row)
  }

  private func markSelection() {
    for (row, cell) in cells { cell.isSelected = row == selectedRow }
    setNeedsDisplay()
  }
}
