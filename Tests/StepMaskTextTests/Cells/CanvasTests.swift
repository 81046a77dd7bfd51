import Foundation
import Testing

@testable import StepMaskText

@Suite struct `Cells of a canvas` {
  private func canvas(_ text: String, width: Int) -> Canvas {
    var canvas = Canvas(width: width, height: 1)
    canvas.write(text, column: 0, row: 0)
    return canvas
  }

  @Test func `a cell takes 16 bytes`() {
    #expect(MemoryLayout<Cell>.stride == 16)
  }

  @Test(arguments: [(0, "x 界 "), (1, " x界 "), (2, "界x  "), (3, "界 x ")])
  func `overwriting half of a wide glyph clears the other half`(column: Int, expected: String) {
    var canvas = canvas("界界", width: 5)
    canvas.write("x", column: column, row: 0)
    #expect(canvas.plainText() == expected)
  }

  @Test(arguments: [(-1, " a "), (0, "界a"), (1, " 界"), (2, "   "), (3, "   "), (-2, "a  ")])
  func `a wide glyph cut by an edge becomes a space`(column: Int, expected: String) {
    var canvas = Canvas(width: 3, height: 1)
    canvas.write("界a", column: column, row: 0)
    #expect(canvas.plainText() == expected)
  }

  @Test func `a clip keeps everything outside of it`() {
    var canvas = canvas("abcdefgh", width: 8)
    canvas.write("界界界", column: 1, row: 0, clip: CellRect(x: 2, y: 0, width: 3, height: 1))
    #expect(canvas.plainText() == "ab 界fgh")
  }

  @Test(arguments: [-1, 0]) func `nothing is written where there are no columns`(column: Int) {
    var empty = Canvas(width: 0, height: 1)
    empty.write("界", column: column, row: 0)
    #expect(empty.lines() == [""])
    var clipped = Canvas(width: 2, height: 1)
    clipped.write("界", column: column, row: 0, clip: CellRect(x: 0, y: 0, width: 0, height: 1))
    #expect(clipped.lines() == ["  "])
  }

  @Test func `a fill cuts wide glyphs on both of its sides`() {
    var canvas = canvas("界界界", width: 6)
    canvas.fill(CellRect(x: 1, y: 0, width: 4, height: 1), style: .plain)
    #expect(canvas.plainText() == "      ")
  }

  @Test func `drawing a canvas cuts wide glyphs of both`() {
    var canvas = canvas("界界界", width: 6)
    let stamp = self.canvas("字字", width: 4)
    canvas.draw(stamp, column: 1, row: 0, clip: CellRect(x: 1, y: 0, width: 3, height: 1))
    #expect(canvas.plainText() == " 字 界")
  }

  @Test func `clusters are compared by scalar and across canvases`() {
    var first = canvas("e\u{301}👍🏽", width: 4)
    var second = canvas("👍🏽e\u{301}", width: 4)
    #expect(first != second)
    second = Canvas(width: 4, height: 1)
    second.write("👍🏽", column: 1, row: 0)
    second.write("e\u{301}", column: 0, row: 0)
    #expect(first == second)
    first.write("\u{E9}", column: 0, row: 0)
    #expect(first != second)
  }

  @Test func `attributes are told by a digit a cell`() {
    var canvas = Canvas(width: 5, height: 1)
    canvas.write("ab", column: 1, row: 0, style: CellStyle(attributes: [.bold, .reverse]))
    canvas.restyle(CellRect(x: 2, y: 0, width: 2, height: 1)) { $0.attributes.insert(.dim) }
    #expect(canvas.attributeLines == [".9b2."])
  }

  @Test func `trailing spaces are kept or trimmed`() {
    let canvas = canvas("ab 界", width: 8)
    #expect(canvas.lines() == ["ab 界   "])
    #expect(canvas.lines(trimmed: true) == ["ab 界"])
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 2, height: 1), CellRect(x: 0, y: 0, width: 2, height: 1)),
    (CGRect(x: 0.5, y: 0, width: 1, height: 1), CellRect(x: 0, y: 0, width: 1, height: 1)),
    (CGRect(x: 0.6, y: 0, width: 1, height: 1), CellRect(x: 1, y: 0, width: 1, height: 1)),
    (CGRect(x: -0.4, y: -3, width: 0.3, height: 9), CellRect(x: 0, y: 0, width: 0, height: 0)),
    (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .zero),
    (CGRect(x: 0, y: 0, width: -4, height: 1), .zero), (.null, .zero),
  ])
  func `a cell belongs to a rectangle when its centre does`(rect: CGRect, cells: CellRect) {
    let result = CellRect(rect)
    #expect(result == cells || (result.isEmpty && cells.isEmpty))
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude])
  func `no coordinate traps`(value: CGFloat) {
    let rect = CellRect(CGRect(x: value, y: value, width: abs(value), height: abs(value)))
    #expect(rect.width >= 0)
    var canvas = Canvas(width: 3, height: 2)
    canvas.fill(rect, style: .plain)
    canvas.write("a", column: Int(cell: value), row: Int(cell: value))
  }

  @Test func `after any writes each wide glyph is whole`() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<propertyCases {
      let width = Int.random(in: 1...12, using: &generator)
      var canvas = Canvas(width: width, height: 2)
      for _ in 0..<6 {
        let clip = CellRect(
          x: Int.random(in: -2...width, using: &generator), y: 0,
          width: Int.random(in: 0...width, using: &generator), height: 2)
        let text = HostileText.random(&generator, pieces: 0...5)
        let column = Int.random(in: -3...width, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: canvas.fill(clip, style: .plain)
        case 1: canvas.draw(self.canvas(text, width: 5), column: column, row: 0, clip: clip)
        default: canvas.write(text, column: column, row: 0, clip: clip)
        }
        #expect(canvas.isWellFormed)
      }
    }
  }
}
