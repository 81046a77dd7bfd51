import Foundation
import StepMask

/// Which cells a mask dims, which are in its holes, and which frame the holes.
///
/// A cell is clear when its centre is, by the same test that decides where a touch went. The frame
/// is the ring of cells that are not clear but touch a clear one, also by a corner.
struct MaskRegions {
  /// The cells of the mask's bounds.
  let area: CellRect
  private(set) var cells: [CellRegion]

  /// Works out the regions.
  ///
  /// - Parameters:
  ///   - mask: the mask, in the surface's coordinates.
  ///   - offset: what is added for the canvas's coordinates.
  ///   - clip: the cells that may be covered.
  init(_ mask: Mask, offset: CGPoint, clip: CellRect) {
    area = CellRect(mask.bounds.offsetBy(offset)).intersection(clip)
    cells = Array(repeating: .mask, count: area.width * area.height)
    var clear: [(row: Int, columns: Range<Int>)] = []
    for row in area.minY..<area.maxY {
      for span in mask.clearSpans(atY: CGFloat(row) + 0.5 - offset.y) {
        let first = Self.firstColumn(notBefore: span.lowerBound, offset.x)
        let end = Self.firstColumn(notBefore: span.upperBound, offset.x)
        let columns = max(first, area.minX)..<max(first, area.minX, min(end, area.maxX))
        if !columns.isEmpty { clear.append((row, columns)) }
      }
    }
    for part in clear { mark(part.columns, row: part.row, .clear) }
    for part in clear { markFrame(around: part.columns, row: part.row) }
  }

  /// What the cell belongs to; `app` outside of the mask.
  subscript(column: Int, row: Int) -> CellRegion {
    area.contains(column: column, row: row) ? cells[index(column, row)] : .app
  }

  /// The sides to which the frame goes on from a cell: bit 0 up, 1 right, 2 down, 3 left.
  ///
  /// Two cells are joined when they frame the same clear cell, so that frames that run beside each
  /// other stay apart.
  func frameSides(column: Int, row: Int) -> Int {
    let steps = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    return steps.enumerated().reduce(0) { sides, step in
      let (x, y) = step.element
      let isJoined =
        self[column + x, row + y] == .frame && framesSameCell(column, row, dx: x, dy: y)
      return isJoined ? sides | 1 << step.offset : sides
    }
  }

  private func framesSameCell(_ column: Int, _ row: Int, dx: Int, dy: Int) -> Bool {
    // The cells that touch both are the two pairs beside the line from one to the other.
    for along in 0...1 {
      for beside in [-1, 1] {
        let x = column + (dx == 0 ? beside : dx * along)
        let y = row + (dy == 0 ? beside : dy * along)
        if self[x, y] == .clear { return true }
      }
    }
    return false
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    (row - area.minY) * area.width + column - area.minX
  }

  /// The first column whose centre, in the surface's coordinates, is not before `x`.
  private static func firstColumn(notBefore x: CGFloat, _ offset: CGFloat) -> Int {
    var column = Int(cell: x + offset)
    // The sum was rounded; the centre of the cell decides, as it does for a touch.
    if CGFloat(column) + 0.5 - offset < x { column += 1 }
    if CGFloat(column - 1) + 0.5 - offset >= x { column -= 1 }
    return column
  }

  private mutating func mark(_ columns: Range<Int>, row: Int, _ region: CellRegion) {
    for column in columns { cells[index(column, row)] = region }
  }

  private mutating func markFrame(around columns: Range<Int>, row: Int) {
    let ring = CellRect(
      minX: columns.lowerBound - 1, minY: row - 1, maxX: columns.upperBound + 1, maxY: row + 2
    ).intersection(area)
    for row in ring.minY..<ring.maxY {
      for column in ring.minX..<ring.maxX where cells[index(column, row)] == .mask {
        cells[index(column, row)] = .frame
      }
    }
  }
}
