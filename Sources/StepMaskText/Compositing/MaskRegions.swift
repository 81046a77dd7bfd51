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
    let boxes = mask.holes.map { box(of: $0, offset: offset) }
    for (shape, box) in zip(mask.holes, boxes) {
      markClear(Mask(bounds: mask.bounds, holes: [shape]), box, offset)
    }
    for box in boxes { markFrame(box) }
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

  /// The cells that may be inside a shape, with one more on each side for its frame.
  private func box(of shape: MaskShape, offset: CGPoint) -> CellRect {
    let cells = CellRect(shape.bounds.offsetBy(offset))
    guard !cells.isEmpty else { return .zero }
    return CellRect(
      minX: cells.minX - 1, minY: cells.minY - 1, maxX: cells.maxX + 1, maxY: cells.maxY + 1
    ).intersection(area)
  }

  private mutating func markClear(_ mask: Mask, _ box: CellRect, _ offset: CGPoint) {
    for row in box.minY..<box.maxY {
      for column in box.minX..<box.maxX {
        let centre = CGPoint(
          x: CGFloat(column) + 0.5 - offset.x, y: CGFloat(row) + 0.5 - offset.y)
        if mask.isClear(centre) { cells[index(column, row)] = .clear }
      }
    }
  }

  private mutating func markFrame(_ box: CellRect) {
    for row in box.minY..<box.maxY {
      for column in box.minX..<box.maxX
      where self[column, row] == .mask && touchesClear(column, row) {
        cells[index(column, row)] = .frame
      }
    }
  }

  private func touchesClear(_ column: Int, _ row: Int) -> Bool {
    for y in row - 1...row + 1 {
      for x in column - 1...column + 1 where self[x, y] == .clear { return true }
    }
    return false
  }
}
