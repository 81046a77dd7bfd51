import Foundation
import Testing

@testable import StepMask

@Suite struct `The right values of tip placement` {
  @Test func `all of them are there`() throws {
    #expect(try PlacementCase.all().count == 350)
  }

  @Test func `every tip stands where the values say`() throws {
    for value in try PlacementCase.all() {
      let asked = try #require(TipPlacement(name: value.placement))
      let outcome = value.rules().outcome(preferred: asked)
      let expected = value.expect
      #expect(outcome.placement.name == expected.placement, "\(value.id)")
      #expect(abs(outcome.frame.minX - expected.x) <= 1e-6, "\(value.id)")
      #expect(abs(outcome.frame.minY - expected.y) <= 1e-6, "\(value.id)")
      #expect(abs(outcome.arrowOffset - expected.arrowOffset) <= 1e-6, "\(value.id)")
      #expect(abs(outcome.arrowMiss - expected.arrowMiss) <= 1e-6, "\(value.id)")
    }
  }

  @Test func `a surface of cells rounds down once and works out the arrow again`() throws {
    let cases = try PlacementCase.all().filter { $0.cell != nil }
    #expect(cases.count == 87)
    for value in cases {
      let cell = try #require(value.cell)
      let asked = try #require(TipPlacement(name: value.placement))
      let outcome = value.rules(roundsToUnits: true).outcome(preferred: asked)
      #expect(outcome.frame.origin == CGPoint(x: cell.x, y: cell.y), "\(value.id)")
      #expect(outcome.arrowOffset == cell.arrow, "\(value.id)")
    }
  }

  @Test func `the placer follows them where nothing is covered`() throws {
    for value in try PlacementCase.all() {
      let rules = value.rules()
      let asked = try #require(TipPlacement(name: value.placement))
      let expected = CGPoint(x: value.expect.x, y: value.expect.y)
      let placer = TipPlacer(
        box: rules.box, metrics: rules.metrics, isRightToLeft: rules.isRightToLeft)
      let position = placer.place(size: rules.size, at: rules.target, preferred: asked)
      if !CGRect(origin: expected, size: rules.size).covers(rules.target) {
        #expect(position.frame.origin == expected, "\(value.id)")
        #expect(position.appliedPlacement?.name == value.expect.placement, "\(value.id)")
        #expect(!position.coversHole, "\(value.id)")
      }
    }
  }
}
