import Foundation
import StepMask

/// Which cells a mask dims, which are in its holes, and which frame the holes.
///
/// A cell is clear when its centre is, by the same test that decides where a touch went. The frame
/// is the ring of cells that are not clear but touch a clear one, also by a corner.
struct MaskRegions {
  /// The cells of the mask's bounds.
  let area: CellRect
  /// The region of each cell of the canvas, `app` outside of the mask.
  private(set) var cells: [CellRegion]
  private let canvas: CellRect
  /// For each row of the canvas whether anything but the mask is in the mask's part of it.
  private var isBroken: [Bool]

  /// Works out the regions.
  ///
  /// - Parameters:
  ///   - mask: the mask, in the surface's coordinates.
  ///   - offset: what is added for the canvas's coordinates.
  ///   - canvas: all cells of the canvas.
  ///   - clip: the cells that may be covered.
  init(_ mask: Mask, offset: CGPoint, canvas: CellRect, clip: CellRect) {
    self.canvas = canvas
    area = CellRect(mask.bounds.offsetBy(offset)).intersection(clip).intersection(canvas)
    cells = Array(repeating: .app, count: canvas.width * canvas.height)
    isBroken = Array(repeating: false, count: canvas.height)
    for row in area.minY..<area.maxY { mark(area.minX..<area.maxX, row: row, .mask) }
    let clear = clearParts(of: mask, offset: offset)
    for part in clear { mark(part.columns, row: part.row, .clear) }
    for part in clear { markFrame(around: part.columns, row: part.row) }
  }

  /// What the cell belongs to; `app` outside of the mask.
  subscript(column: Int, row: Int) -> CellRegion {
    canvas.contains(column: column, row: row) ? cells[index(column, row)] : .app
  }

  /// The parts of a row of the mask that lie in one region each, from left to right.
  func runs(row: Int) -> [(columns: Range<Int>, region: CellRegion)] {
    guard isBroken[row] else { return [(area.minX..<area.maxX, .mask)] }
    var runs: [(columns: Range<Int>, region: CellRegion)] = []
    var start = area.minX
    for column in area.minX..<area.maxX {
      let region = cells[index(column, row)]
      let isLast = column + 1 == area.maxX
      if isLast || cells[index(column + 1, row)] != region {
        runs.append((start..<column + 1, region))
        start = column + 1
      }
    }
    return runs
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

  private func index(_ column: Int, _ row: Int) -> Int { row * canvas.width + column }

  private func clearParts(
    of mask: Mask, offset: CGPoint
  ) -> [(row: Int, columns: Range<Int>)] {
    var parts: [(row: Int, columns: Range<Int>)] = []
    // One row more on both sides, since the sum of a far edge and the offset may be rounded.
    let boxes = mask.holes.map { CellRect($0.bounds.offsetBy(offset)) }
    let first = (boxes.map(\.minY).min() ?? 0) - 1
    let end = (boxes.map(\.maxY).max() ?? 0) + 1
    for row in max(area.minY, first)..<max(area.minY, first, min(area.maxY, end)) {
      for span in mask.clearSpans(atY: CGFloat(row) + 0.5 - offset.y) {
        let first = max(area.minX, Self.firstColumn(notBefore: span.lowerBound, offset.x))
        let end = min(area.maxX, Self.firstColumn(notBefore: span.upperBound, offset.x))
        if first < end { parts.append((row, first..<end)) }
      }
    }
    return parts
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
    let (first, end) = (index(columns.lowerBound, row), index(columns.upperBound, row))
    cells.withUnsafeMutableBufferPointer { $0[first..<end].update(repeating: region) }
  }

  private mutating func markFrame(around columns: Range<Int>, row: Int) {
    let ring = CellRect(
      minX: columns.lowerBound - 1, minY: row - 1, maxX: columns.upperBound + 1, maxY: row + 2
    ).intersection(area)
    for row in ring.minY..<ring.maxY {
      isBroken[row] = true
      for column in ring.minX..<ring.maxX where cells[index(column, row)] == .mask {
        cells[index(column, row)] = .frame
      }
    }
  }
}
