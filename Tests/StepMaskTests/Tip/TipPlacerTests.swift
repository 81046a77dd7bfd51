import Foundation
import Testing

@testable import StepMask

@Suite struct `Tips of a step` {
  let placer = TipPlacer(
    box: CGRect(x: 0, y: 0, width: 400, height: 300),
    metrics: TipMetrics(
      gap: 8, margin: 8, arrowLength: 12, arrowInset: 8, roundsToUnits: false))
  let size = CGSize(width: 100, height: 40)

  @Test(arguments: [
    (TipSide.top, CGRect(x: 150, y: 82, width: 100, height: 40), TipSide.bottom),
    (.bottom, CGRect(x: 150, y: 178, width: 100, height: 40), .top),
    (.left, CGRect(x: 62, y: 130, width: 100, height: 40), .right),
    (.right, CGRect(x: 238, y: 130, width: 100, height: 40), .left),
  ])
  func `a tip stands on the asked side, a gap away, its arrow at the target's centre`(
    side: TipSide, frame: CGRect, edge: TipSide
  ) {
    let target = CGRect(x: 170, y: 130, width: 60, height: 40)
    let position = placer.place(size: size, at: target, preferred: TipPlacement(side))
    #expect(position.frame == frame)
    #expect(position.appliedPlacement == TipPlacement(side))
    let along: CGFloat = side == .top || side == .bottom ? 100 : 40
    #expect(position.arrow == TipArrow(edge: edge, offset: along / 2 - 6))
    #expect(position.arrowMiss == 0 && !position.coversHole)
  }

  @Test(arguments: 1...10)
  func `above, the tip ends a gap over the hole at any height`(height: Int) {
    let target = CGRect(x: 170, y: 130, width: 60, height: 40)
    let position = placer.place(
      size: CGSize(width: 50, height: CGFloat(height)), at: target, preferred: TipPlacement(.top))
    #expect(position.frame.maxY == 122)
  }

  @Test func `low on the screen body, arrow and reported side flip together`() {
    let target = CGRect(x: 170, y: 250, width: 60, height: 40)
    let position = placer.place(size: size, at: target, preferred: TipPlacement(.bottom))
    #expect(position.frame.maxY == 242)
    #expect(position.appliedPlacement == TipPlacement(.top))
    #expect(position.arrow?.edge == .bottom)
  }

  @Test func `right to left mirrors start and end along x only`() {
    var mirrored = placer
    mirrored.isRightToLeft = true
    let target = CGRect(x: 170, y: 130, width: 60, height: 40)
    for (side, mirrors) in [(TipSide.bottom, true), (.left, false), (.right, false)] {
      let start = placer.place(size: size, at: target, preferred: TipPlacement(side, .start))
      let end = placer.place(size: size, at: target, preferred: TipPlacement(side, .end))
      let other = mirrored.place(size: size, at: target, preferred: TipPlacement(side, .start))
      #expect(other.frame == (mirrors ? end.frame : start.frame))
    }
  }

  @Test func `no target centres the tip, without an arrow`() {
    let position = placer.place(size: size, at: nil)
    #expect(position == TipPosition(frame: CGRect(x: 150, y: 130, width: 100, height: 40)))
  }

  @Test func `a target as large as the box has the tip inside, at the asked edge, and flagged`() {
    let position = placer.place(size: size, at: placer.box, preferred: TipPlacement(.bottom))
    #expect(position.frame == CGRect(x: 150, y: 252, width: 100, height: 40))
    #expect(position.coversHole && position.arrow == nil)
    #expect(position.appliedPlacement == TipPlacement(.bottom))
  }

  @Test func `a full-height target at the top edge keeps its tip on the screen`() {
    let target = CGRect(x: 0, y: 0, width: 400, height: 300)
    let position = placer.place(
      size: CGSize(width: 100, height: 238), at: target, preferred: TipPlacement(.top))
    #expect(position.frame.origin == CGPoint(x: 150, y: 8))
  }

  @Test func `on a small screen a long tip covers the hole only where no side has room`() {
    let phone = TipPlacer(
      box: CGRect(x: 0, y: 0, width: 320, height: 568), metrics: placer.metrics)
    let long = CGSize(width: 280, height: 300)
    let high = phone.place(size: long, at: CGRect(x: 20, y: 40, width: 60, height: 40))
    #expect(high.frame == CGRect(x: 8, y: 88, width: 280, height: 300) && !high.coversHole)
    let middle = phone.place(size: long, at: CGRect(x: 20, y: 270, width: 60, height: 40))
    #expect(middle.coversHole && middle.arrow == nil)
    #expect(phone.box.contains(middle.frame))
  }

  @Test func `a tip that fits the box but not the margins stays inside the box`() {
    let position = placer.place(
      size: CGSize(width: 395, height: 40), at: CGRect(x: 170, y: 130, width: 60, height: 40))
    #expect(position.frame.minX == 5 && position.frame.maxX == 400)
  }

  @Test func `a tip larger than the box keeps its leading edges and its size`() {
    let large = CGSize(width: 500, height: 400)
    let position = placer.place(size: large, at: CGRect(x: 170, y: 130, width: 60, height: 40))
    #expect(position.frame == CGRect(x: 8, y: 8, width: 500, height: 400))
  }

  @Test func `the margin does not push a tip onto the hole while another side has room`() {
    // Above fits the box by a unit, but not with the margin; below there is room.
    let tight = TipPlacer(
      box: placer.box,
      metrics: TipMetrics(
        gap: 2, margin: 20, arrowLength: 12, arrowInset: 8, roundsToUnits: false))
    let position = tight.place(
      size: size, at: CGRect(x: 170, y: 43, width: 60, height: 40), preferred: TipPlacement(.top))
    #expect(position.appliedPlacement == TipPlacement(.bottom))
    #expect(position.frame.minY == 85 && !position.coversHole)
  }

  @Test func `a side on which another hole lies is passed over, in flip order`() {
    let target = CGRect(x: 170, y: 130, width: 60, height: 40)
    let below = CGRect(x: 150, y: 190, width: 20, height: 20)
    let above = CGRect(x: 150, y: 90, width: 20, height: 20)
    let first = placer.place(size: size, at: target, holes: [target, below])
    #expect(first.appliedPlacement == TipPlacement(.top))
    let second = placer.place(size: size, at: target, holes: [target, below, above])
    #expect(second.appliedPlacement == TipPlacement(.right))
    #expect(!second.coversHole)
  }

  @Test func `a side with room for the whole gap goes before one with less`() {
    // Below, 4 of the gap's 8 units would be left between the target and the tip.
    let target = CGRect(x: 170, y: 208, width: 60, height: 40)
    let above = CGRect(x: 150, y: 170, width: 20, height: 20)
    let full = placer.place(
      size: size, at: target, preferred: TipPlacement(.top), holes: [target, above])
    #expect(full.appliedPlacement == TipPlacement(.right))
    let beside = [
      CGRect(x: 250, y: 0, width: 10, height: 300), CGRect(x: 140, y: 0, width: 10, height: 300),
    ]
    let less = placer.place(
      size: CGSize(width: 80, height: 40), at: target, preferred: TipPlacement(.top),
      holes: [target, above] + beside)
    #expect(less.appliedPlacement == TipPlacement(.bottom))
    #expect(less.frame == CGRect(x: 160, y: 252, width: 80, height: 40))
  }

  @Test func `a safe area that cuts cells keeps the tip in the whole ones`() {
    let cells = TipPlacer(
      box: CGRect(x: 0.5, y: 0.5, width: 19, height: 9), metrics: .cells)
    for target in [
      CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 18, y: 8, width: 2, height: 2),
    ] {
      let frame = cells.place(size: CGSize(width: 6, height: 3), at: target).frame
      #expect(frame.minX >= 1 && frame.minY >= 1 && frame.maxX <= 19 && frame.maxY <= 9)
    }
  }

  @Test func `where no side is free as it is, the tip slides along the first one`() {
    let target = CGRect(x: 170, y: 130, width: 60, height: 40)
    let around = [
      CGRect(x: 195, y: 180, width: 10, height: 10), CGRect(x: 195, y: 110, width: 10, height: 10),
      CGRect(x: 250, y: 145, width: 10, height: 10), CGRect(x: 140, y: 145, width: 10, height: 10),
    ]
    let position = placer.place(size: size, at: target, holes: [target] + around)
    #expect(position.appliedPlacement == TipPlacement(.bottom))
    #expect(position.frame.minY == 178 && !position.coversHole)
    #expect(position.frame.maxX == 195 || position.frame.minX == 205)
  }

  @Test func `without room for both, holes are kept free rather than tips`() {
    let target = CGRect(x: 0, y: 130, width: 400, height: 40)
    let above = CGRect(x: 0, y: 0, width: 400, height: 125)
    let below = CGRect(x: 0, y: 175, width: 400, height: 125)
    let position = placer.place(size: size, at: target, tips: [above, below])
    #expect(position.appliedPlacement == TipPlacement(.bottom))
    #expect(position.frame.minY == 178 && !position.coversHole)
  }

  @Test func `a tip wider than the box covers no hole either`() {
    let target = CGRect(x: 170, y: 130, width: 60, height: 40)
    let below = CGRect(x: 150, y: 190, width: 20, height: 20)
    let position = placer.place(
      size: CGSize(width: 500, height: 40), at: target, holes: [target, below])
    #expect(position.frame == CGRect(x: 8, y: 82, width: 500, height: 40))
    #expect(!position.coversHole)
  }

  @Test func `two tips of a step overlap neither each other nor a hole`() {
    let holes = [
      CGRect(x: 100, y: 100, width: 60, height: 40), CGRect(x: 180, y: 100, width: 60, height: 40),
    ]
    var frames: [CGRect] = []
    for hole in holes {
      let position = placer.place(size: size, at: hole, holes: holes, tips: frames)
      #expect(!position.coversHole && !frames.contains { $0.covers(position.frame) })
      frames.append(position.frame)
    }
  }

  @Test func `tips without a target do not cover each other`() {
    let first = placer.place(size: size, at: nil).frame
    let second = placer.place(size: size, at: nil, tips: [first]).frame
    #expect(!first.covers(second) && placer.box.contains(second))
  }

  @Test func `tips of a hole that leaves no room at least do not cover each other`() {
    let first = placer.place(size: size, at: placer.box)
    let second = placer.place(size: size, at: placer.box, tips: [first.frame])
    #expect(first.coversHole && second.coversHole && !first.frame.covers(second.frame))
  }

  @Test func `the arrow hides when it cannot point into the target`() {
    // The target ends at 3, the arrow's centre is at least 8 + 8 + 6 from the box's edge.
    let position = placer.place(size: size, at: CGRect(x: -20, y: 100, width: 23, height: 20))
    #expect(position.frame.minX == 8)
    #expect(position.arrow == nil && position.arrowMiss == 0)
  }

  @Test func `an edge shorter than the arrow has none`() {
    let position = placer.place(
      size: CGSize(width: 11, height: 5), at: CGRect(x: 170, y: 130, width: 60, height: 40))
    #expect(position.arrow == nil)
  }

  @Test func `sweeping a target across keeps the tip inside and of one size`() {
    for x in 0...340 {
      let target = CGRect(x: CGFloat(x), y: 100, width: 60, height: 40)
      let position = placer.place(size: size, at: target)
      #expect(position.frame.size == size)
      #expect(position.frame.minX == min(max(CGFloat(x) - 20, 8), 292))
      let offset = position.arrow?.offset ?? -1
      #expect(offset >= 8 && offset + 12 <= 92)
    }
  }
}
