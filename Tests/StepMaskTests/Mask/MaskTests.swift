import Foundation
import PropertyCases
import Testing

@testable import StepMask

@Suite struct `The mask` {
  let bounds = CGRect(x: 0, y: 0, width: 30, height: 20)

  @Test func `no holes dim everything`() {
    let mask = Mask(bounds: bounds)
    #expect(mask.hole(at: CGPoint(x: 5, y: 5)) == nil)
    #expect((0..<20).allSatisfy { mask.clearColumns(inRow: $0).isEmpty })
  }

  @Test func `duplicates, overlaps and nesting stay clear`() {
    let outer = MaskShape.rectangle(CGRect(x: 2, y: 2, width: 10, height: 10))
    let inner = MaskShape.rectangle(CGRect(x: 4, y: 4, width: 2, height: 2))
    let beside = MaskShape.rectangle(CGRect(x: 8, y: 4, width: 10, height: 2))
    let mask = Mask(bounds: bounds, holes: [outer, outer, inner, beside])
    #expect(mask.isClear(CGPoint(x: 5, y: 5)))
    #expect(mask.clearColumns(inRow: 4) == [2..<18])
    #expect(mask.clearColumns(inRow: 7) == [2..<12])
  }

  @Test func `where holes overlap the first in order is the one touched`() {
    let one = MaskShape.rectangle(CGRect(x: 2, y: 2, width: 10, height: 10))
    let two = MaskShape.ellipse(CGRect(x: 0, y: 0, width: 20, height: 20))
    let mask = Mask(bounds: bounds, holes: [one, two])
    #expect(mask.hole(at: CGPoint(x: 5, y: 5)) == 0)
    #expect(mask.hole(at: CGPoint(x: 15, y: 10)) == 1)
    #expect(mask.hole(at: CGPoint(x: 0.1, y: 0.1)) == nil)
  }

  @Test func `holes are cut off at the bounds`() {
    let mask = Mask(
      bounds: bounds, holes: [.rectangle(CGRect(x: -10, y: -10, width: 100, height: 15))])
    #expect(mask.clearColumns(inRow: 0) == [0..<30])
    #expect(mask.clearColumns(inRow: 5).isEmpty)
    #expect(mask.clearColumns(inRow: -1).isEmpty)
    #expect(!mask.isClear(CGPoint(x: -0.5, y: 1)) && !mask.isClear(CGPoint(x: 30, y: 1)))
  }

  @Test func `a cell is clear when its centre is`() {
    let mask = Mask(
      bounds: bounds, holes: [.rectangle(CGRect(x: 1.5, y: 0, width: 3, height: 0.5))])
    #expect(mask.clearColumns(inRow: 0).isEmpty)
    let lower = Mask(
      bounds: bounds, holes: [.rectangle(CGRect(x: 1.5, y: 0, width: 3, height: 0.6))])
    #expect(lower.clearColumns(inRow: 0) == [1..<4])
  }

  @Test func `what is drawn clear is what counts as inside, for every cell`() {
    var random = SplitMix64(seed: 5)
    let area = CGRect(x: -3, y: -2, width: 16, height: 10)
    for _ in 0..<CaseCount.value {
      let holes = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.shape(in: area) }
      let mask = Mask(bounds: random.rect(in: area), holes: holes)
      for row in -3..<9 {
        let columns = mask.clearColumns(inRow: row)
        let inside = (-4..<14).filter {
          mask.isClear(CGPoint(x: CGFloat($0) + 0.5, y: CGFloat(row) + 0.5))
        }
        if columns.flatMap({ $0 }) != inside { Issue.record("row \(row) of \(mask)") }
        let gaps = zip(columns, columns.dropFirst()).map { $1.lowerBound - $0.upperBound }
        if gaps.contains(where: { $0 < 1 }) { Issue.record("\(columns) are not apart: \(mask)") }
      }
    }
  }

  @Test func `a point is in a span exactly when it is in the shape, on the very edge as well`() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<CaseCount.value {
      let shape = random.shape(in: bounds)
      let y = random.value(0...20)
      let spans = shape.spans(atY: y)
      for edge in spans.flatMap({ [$0.lowerBound, $0.upperBound] }) {
        for x in [edge.nextDown, edge, edge.nextUp]
        where shape.contains(CGPoint(x: x, y: y)) != spans.contains(where: { $0.contains(x) }) {
          Issue.record("\(x), \(y) in \(shape)")
        }
      }
      #expect(spans.allSatisfy { $0.lowerBound >= shape.bounds.minX - 1e-9 })
      #expect(spans.allSatisfy { $0.upperBound <= shape.bounds.maxX + 1e-9 })
    }
  }

  @Test func `no value traps, and what is no hole clears nothing`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<CaseCount.value {
      let shape = random.wildShape()
      let mask = Mask(bounds: random.wildRect(), holes: [shape])
      let point = CGPoint(x: random.wildValue(), y: random.wildValue())
      _ = mask.clearColumns(inRow: Int.random(in: -600...600, using: &random))
      _ = mask.clearColumns(inRow: random.pick([.min, .max]))
      if mask.isClear(point) {
        #expect(shape.hasArea && mask.bounds.hasUsableArea)
        #expect(point.x.isFinite && point.y.isFinite)
      }
    }
  }

  @Test func `a thousand holes are told apart`() {
    let holes = (0..<1_000).map {
      MaskShape.rectangle(CGRect(x: CGFloat($0) * 2, y: 0, width: 1, height: 1))
    }
    let mask = Mask(bounds: CGRect(x: 0, y: 0, width: 2_000, height: 1), holes: holes)
    #expect(mask.hole(at: CGPoint(x: 1_998.5, y: 0.5)) == 999)
    #expect(mask.hole(at: CGPoint(x: 1_997.5, y: 0.5)) == nil)
    #expect(mask.clearColumns(inRow: 0).count == 1_000)
  }
}
