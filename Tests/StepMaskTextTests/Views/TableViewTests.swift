import Foundation
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Table` {
  private final class Data {
    var rows = (0..<20).map { "row \($0)" }
    var made = 0
  }

  private let screen = Screens.empty(20, 8)
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
  private let data = Data()

  init() {
    let data = data
    table.numberOfRows = { data.rows.count }
    table.cellForRow = { table, row in
      let cell = table.dequeueCell("row") {
        data.made += 1
        return TableCell(reuseIdentifier: "row")
      }
      cell.text = data.rows[row]
      return cell
    }
    screen.root.addSubview(table)
    table.reloadData()
  }

  @Test func `only visible rows have views`() {
    #expect(table.visibleRows == [0, 1, 2, 3, 4])
    #expect(data.made == 5)
    #expect(screen.snapshot().lines[4].hasPrefix("  row 4 "))
  }

  @Test func `scrolling uses the views of rows that left`() {
    table.scrollToRow(7)
    #expect(table.visibleRows == [3, 4, 5, 6, 7])
    table.scrollToRow(19)
    #expect(table.visibleRows == [15, 16, 17, 18, 19])
    #expect(data.made == 5)
    #expect(screen.snapshot().lines[4].hasPrefix("  row 19 "))
    table.scrollToRow(99)
    #expect(table.visibleRows == [15, 16, 17, 18, 19])
  }

  @Test func `a reload uses the same views for other rows`() {
    let before = (0..<5).compactMap { table.cell(forRow: $0) }
    table.reloadData()
    let after = (0..<5).compactMap { table.cell(forRow: $0) }
    #expect(data.made == 5)
    #expect(Set(before.map(ObjectIdentifier.init)) == Set(after.map(ObjectIdentifier.init)))
    #expect(before[0] !== after[0])
    #expect(after.map(\.text) == ["row 0", "row 1", "row 2", "row 3", "row 4"])
    #expect(after.map(\.row) == [0, 1, 2, 3, 4])
  }

  @Test func `a view waiting to be used again is detached`() {
    let first = table.cell(forRow: 0)
    data.rows = []
    table.reloadData()
    #expect(first?.location(on: screen) == .notReady(.detached))
    #expect(first?.row == nil && table.visibleRows.isEmpty)
  }

  @Test func `a row follows its place through scrolling`() {
    let cell = table.cell(forRow: 3)
    table.contentOffset.y = 2
    #expect(table.cell(forRow: 3) === cell)
    #expect(cell?.location(on: screen).place?.frame == CGRect(x: 0, y: 1, width: 20, height: 1))
    table.contentOffset.y = 4
    #expect(table.cell(forRow: 3) == nil)
  }

  @Test func `fewer rows pull the offset back`() {
    table.scrollToRow(19)
    data.rows.removeLast(12)
    table.reloadData()
    #expect(table.contentOffset.y == 3)
    #expect(table.visibleRows == [3, 4, 5, 6, 7])
  }

  @Test func `rows may differ in height`() {
    table.heightForRow = { $0 % 2 == 0 ? 1 : 3 }
    table.reloadData()
    #expect(table.visibleRows == [0, 1, 2])
    #expect(table.frame(forRow: 3) == CGRect(x: 0, y: 5, width: 20, height: 3))
    #expect(
      [0, 0.9, 1, 3.9, 4, 5].map { table.row(at: CGPoint(x: 0, y: $0)) } == [0, 0, 1, 1, 2, 3])
    #expect(table.row(at: CGPoint(x: 0, y: -1)) == nil)
    #expect(table.row(at: CGPoint(x: 0, y: 40)) == nil)
    #expect(table.frame(forRow: 20) == nil)
  }

  @Test func `a tap selects its row, a drag does not`() {
    var selected: [Int] = []
    table.onSelect = { selected.append($0) }
    screen.tap(column: 4, row: 2)
    #expect(selected == [2] && table.selectedRow == 2)
    #expect(screen.snapshot().lines[2].hasPrefix("▸ row 2 "))
    screen.send([
      .pointer(.pressed, CGPoint(x: 4.5, y: 3.5)), .pointer(.dragged, CGPoint(x: 4.5, y: 2.5)),
      .pointer(.released, CGPoint(x: 4.5, y: 2.5)),
    ])
    #expect(selected == [2] && table.contentOffset.y == 1)
  }

  @Test func `arrow keys move the selection and keep it in view`() {
    var selected: [Int] = []
    table.onSelect = { selected.append($0) }
    screen.focusedView = table
    for _ in 0..<7 { screen.press(.down) }
    screen.press(.return)
    #expect(selected == [6] && table.contentOffset.y == 2)
    screen.press(.home)
    screen.press(.up)
    #expect(table.selectedRow == 0 && table.contentOffset.y == 0)
  }

  @Test func `a table of 100,000 rows makes views for the visible ones only`() {
    data.rows = (0..<100_000).map { "row \($0)" }
    table.reloadData()
    table.scrollToRow(99_999)
    #expect(data.made == 5 && table.visibleRows == Array(99_995...99_999))
  }

  @Test func `a change of size asks for the rows that come into view`() {
    table.frame.size.height = 8
    screen.layoutIfNeeded()
    #expect(table.visibleRows == Array(0..<8))
  }

  @Test func `no offset traps`() {
    for offset in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, -3, 17.5] {
      table.contentOffset = CGPoint(x: offset, y: offset)
      _ = screen.snapshot()
    }
    table.contentOffset = .zero
    #expect(table.visibleRows == [0, 1, 2, 3, 4])
  }
}
