import Foundation
import PropertyCases
import Testing

@testable import StepMask

@Suite struct `The transition between two masks` {
  let area = CGRect(x: 0, y: 0, width: 100, height: 60)

  func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> MaskShape {
    .rectangle(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test func `half way a rectangle is half way along each edge`() {
    let transition = MaskTransition(
      from: [square(0, 0)], to: [.rectangle(CGRect(x: 40, y: 20, width: 30, height: 20))])
    #expect(
      transition.holes(at: 0.5) == [
        .init(shape: .rectangle(CGRect(x: 20, y: 10, width: 20, height: 15)), newIndex: 0)
      ])
  }

  @Test func `holes are paired by the least travel in all, not by order`() {
    let transition = MaskTransition(
      from: [square(0, 0), square(80, 0)], to: [square(80, 10), square(0, 10)])
    #expect(
      transition.holes(at: 0.5) == [
        .init(shape: square(80, 5), newIndex: 0), .init(shape: square(0, 5), newIndex: 1),
      ])
  }

  @Test func `the nearest partner is left to another where all travel less so`() {
    // On a line: old 0 and 10, new 9 and 18. Nearest first pairs 10 with 9 and 0 with 18, 19 in
    // all; 0 with 9 and 10 with 18 are 17 in all.
    let transition = MaskTransition(
      from: [square(0, 0), square(10, 0)], to: [square(9, 0), square(18, 0)])
    #expect(transition.holes(at: 0.5).map(\.shape) == [square(4.5, 0), square(14, 0)])
  }

  @Test func `a new hole without a partner grows from its centre`() {
    let transition = MaskTransition(from: [square(0, 0)], to: [square(50, 20), square(0, 0)])
    #expect(
      transition.holes(at: 0) == [.init(shape: square(0, 0), newIndex: 1)])
    #expect(
      transition.holes(at: 0.5) == [
        .init(shape: square(52.5, 22.5, 5), newIndex: 0), .init(shape: square(0, 0), newIndex: 1),
      ])
  }

  @Test func `an old hole without a partner shrinks into its centre`() {
    let transition = MaskTransition(from: [square(50, 20)], to: [])
    #expect(
      transition.holes(at: 0.25) == [.init(shape: square(51.25, 21.25, 7.5), newIndex: nil)])
    #expect(transition.holes(at: 1).isEmpty)
  }

  @Test func `a rectangle becomes a circle by rounding its corners`() {
    let transition = MaskTransition(
      from: [square(0, 0, 20)], to: [.ellipse(CGRect(x: 0, y: 0, width: 20, height: 20))])
    #expect(
      transition.holes(at: 0.5).map(\.shape)
        == [.roundedRectangle(CGRect(x: 0, y: 0, width: 20, height: 20), CornerRadii(5))])
  }

  @Test func `an outline that both share is moved and stretched`() {
    func triangle(_ x: CGFloat, _ side: CGFloat) -> MaskShape {
      .path(
        MaskPath([
          .move(to: CGPoint(x: x, y: 0)), .line(to: CGPoint(x: x + side, y: 0)),
          .line(to: CGPoint(x: x, y: side)), .close,
        ]))
    }
    let transition = MaskTransition(from: [triangle(0, 8)], to: [triangle(40, 16)])
    #expect(transition.holes(at: 0.25).map(\.shape) == [triangle(10, 10)])
    #expect(transition.holes(at: 0.75).map(\.shape) == [triangle(30, 14)])
  }

  @Test func `between an outline and another shape the bounds move evenly`() {
    let diamond = MaskShape.path(
      MaskPath([
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 5)),
        .line(to: CGPoint(x: 5, y: 10)), .line(to: CGPoint(x: 0, y: 5)),
      ]))
    let transition = MaskTransition(from: [diamond], to: [square(40, 0)])
    #expect(transition.holes(at: 0.25).map(\.shape.bounds) == [square(10, 0).bounds])
    #expect(transition.holes(at: 0.25).first?.shape.contains(CGPoint(x: 11, y: 1)) == false)
    #expect(transition.holes(at: 0.75).map(\.shape) == [square(30, 0)])
  }

  @Test func `an interrupted transition goes on from the holes now shown`() {
    let first = MaskTransition(from: [square(0, 0)], to: [square(40, 0), square(0, 40)])
    let shown = first.holes(at: 0.3).map(\.shape)
    let next = MaskTransition(from: shown, to: [square(80, 0)])
    #expect(Set(next.holes(at: 0).map(\.shape)) == Set(shown))
    #expect(next.holes(at: 1).map(\.shape) == [square(80, 0)])
  }

  @Test func `shapes without area take no part, and the others keep their index`() {
    let transition = MaskTransition(
      from: [.rectangle(.null), square(0, 0)], to: [.rectangle(.zero), square(20, 0)])
    #expect(transition.holes(at: 1) == [.init(shape: square(20, 0), newIndex: 1)])
    #expect(transition.holes(at: 0.5) == [.init(shape: square(10, 0), newIndex: 1)])
  }

  @Test func `more holes than are paired at best are all shown at the end`() {
    let old = (0..<150).map { square(CGFloat($0), 0) }
    let new = (0..<200).map { square(CGFloat($0), 5) }
    let transition = MaskTransition(from: old, to: new)
    #expect(transition.holes(at: 0).map(\.shape) == old)
    #expect(transition.holes(at: 0.5)[149].shape == square(149, 2.5))
    #expect(transition.holes(at: 1).map(\.shape) == new)
  }

  @Test func `both ends are exact, and no hole leaves the box around its pair`() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<CaseCount.value {
      let old = (0..<Int.random(in: 0...4, using: &random)).map { _ in random.shape(in: area) }
      let new = (0..<Int.random(in: 0...4, using: &random)).map { _ in random.shape(in: area) }
      let transition = MaskTransition(from: old, to: new)
      #expect(Set(transition.holes(at: 0).map(\.shape)) == Set(old.filter(\.hasArea)))
      #expect(transition.holes(at: 1).map(\.shape) == new.filter(\.hasArea))
      for hole in transition.holes(at: random.value(0...1)) {
        #expect(hole.shape.hasArea)
        let box = hole.newIndex.map { new[$0].bounds }
        let pairs = old.map { $0.bounds.union(box ?? .null) } + [box].compactMap(\.self)
        let inside = pairs.contains { Self.lies(hole.shape.bounds, in: $0) }
        #expect(inside, "\(hole.shape.bounds) in \(pairs)")
      }
    }
  }

  private static func lies(_ inner: CGRect, in outer: CGRect) -> Bool {
    inner.minX >= outer.minX - 1e-9 && inner.minY >= outer.minY - 1e-9
      && inner.maxX <= outer.maxX + 1e-9 && inner.maxY <= outer.maxY + 1e-9
  }

  @Test func `the pairing is the best of all`() {
    var random = SplitMix64(seed: 10)
    for _ in 0..<CaseCount.value {
      let old = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        square(random.value(0...90), random.value(0...50))
      }
      let new = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        square(random.value(0...90), random.value(0...50))
      }
      let partners = HolePairing.partners(of: new, among: old)
      #expect(partners.compactMap(\.self).count == min(old.count, new.count))
      #expect(Set(partners.compactMap(\.self)).count == min(old.count, new.count))
      let travel = zip(new, partners).reduce(0) { sum, pair in
        sum + (pair.1.map { Self.distance(pair.0, old[$0]) } ?? 0)
      }
      #expect(abs(travel - Self.leastTravel(new[...], old)) < 1e-9)
    }
  }

  /// The least travel by trying every pairing.
  private static func leastTravel(_ new: ArraySlice<MaskShape>, _ old: [MaskShape]) -> CGFloat {
    guard let first = new.first, !old.isEmpty else { return 0 }
    let rest = new.dropFirst()
    let paired = old.indices.map { index in
      var left = old
      let partner = left.remove(at: index)
      return distance(first, partner) + leastTravel(rest, left)
    }
    let unpaired = rest.count >= old.count ? leastTravel(rest, old) : .infinity
    return min(unpaired, paired.min() ?? .infinity)
  }

  private static func distance(_ one: MaskShape, _ two: MaskShape) -> CGFloat {
    hypot(one.bounds.midX - two.bounds.midX, one.bounds.midY - two.bounds.midY)
  }

  @Test func `no value traps`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<CaseCount.value {
      let shapes = (0..<6).map { _ in random.wildShape() }
      let transition = MaskTransition(from: Array(shapes[..<3]), to: Array(shapes[3...]))
      for hole in transition.holes(at: random.wildValue()) { #expect(hole.shape.hasArea) }
      for hole in transition.holes(at: 0.4) { #expect(hole.shape.hasArea) }
    }
  }
}

@Suite struct `Easing` {
  @Test(arguments: GuideEasing.allCases)
  func `ends are exact and the way never turns`(easing: GuideEasing) {
    #expect(easing(0) == 0 && easing(1) == 1)
    #expect(easing(-3) == 0 && easing(7) == 1)
    #expect(easing(.nan) == 1 && easing(.infinity) == 1 && easing(-.infinity) == 0)
    let values = (0...1_000).map { easing(CGFloat($0) / 1_000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `ease in out is slow at both ends and half way at half time`() {
    #expect(GuideEasing.easeInOut(0.5) == 0.5)
    #expect(GuideEasing.easeInOut(0.1) < 0.05 && GuideEasing.easeInOut(0.9) > 0.95)
  }
}
