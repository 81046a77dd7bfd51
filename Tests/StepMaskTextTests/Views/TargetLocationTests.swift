import Foundation
import PropertyCases
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Where a view is` {
  private let screen = Screens.empty(80, 24)

  private func place(_ view: View) -> CGRect? { view.location(on: screen).place?.frame }

  private func absence(_ view: View) -> TargetAbsence? {
    if case .notReady(let absence) = view.location(on: screen) { absence } else { nil }
  }

  private func child(of parent: View, _ frame: CGRect) -> View {
    let view = View(frame: frame)
    parent.addSubview(view)
    return view
  }

  @Test func `frames add up through nested parents`() {
    let outer = child(of: screen.root, CGRect(x: 3, y: 2, width: 50, height: 20))
    let inner = child(of: outer, CGRect(x: 5, y: 4, width: 20, height: 10))
    let leaf = child(of: inner, CGRect(x: 1, y: 1, width: 6, height: 2))
    #expect(place(leaf) == CGRect(x: 9, y: 7, width: 6, height: 2))
  }

  @Test(arguments: [(30, 0), (-30, 0), (0, 7), (4, -9)])
  func `a parent's bounds origin is taken off once`(x: Int, y: Int) {
    let parent = child(of: screen.root, CGRect(x: 33, y: 10, width: 40, height: 14))
    parent.boundsOrigin = CGPoint(x: x, y: y)
    let view = child(of: parent, CGRect(x: 5 + x, y: 1 + y, width: 4, height: 2))
    #expect(place(view) == CGRect(x: 38, y: 11, width: 4, height: 2))
    view.boundsOrigin = CGPoint(x: 100, y: 100)
    #expect(place(view) == CGRect(x: 38, y: 11, width: 4, height: 2))
  }

  @Test func `offsets of nested scroll views are counted once each, along both axes`() {
    let outer = ScrollView(
      frame: CGRect(x: 2, y: 1, width: 60, height: 20),
      contentSize: CGSize(width: 200, height: 100))
    let inner = ScrollView(
      frame: CGRect(x: 10, y: 5, width: 30, height: 10),
      contentSize: CGSize(width: 90, height: 90))
    screen.root.addSubview(outer)
    outer.addSubview(inner)
    let view = child(of: inner, CGRect(x: 12, y: 14, width: 4, height: 2))
    outer.contentOffset = CGPoint(x: 3, y: 2)
    inner.contentOffset = CGPoint(x: 8, y: 10)
    // x: 12 − 8 + 10 − 3 + 2, y: 14 − 10 + 5 − 2 + 1
    #expect(place(view) == CGRect(x: 13, y: 8, width: 4, height: 2))
  }

  @Test func `a surface that is not at the root has its own coordinates`() {
    let host = child(of: screen.root, CGRect(x: 30, y: 5, width: 40, height: 10))
    screen.host = host
    let inside = child(of: host, CGRect(x: 4, y: 2, width: 6, height: 1))
    let beside = child(of: screen.root, CGRect(x: 35, y: 8, width: 6, height: 1))
    let outside = child(of: screen.root, CGRect(x: 1, y: 8, width: 6, height: 1))
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(place(inside) == CGRect(x: 4, y: 2, width: 6, height: 1))
    #expect(place(beside) == CGRect(x: 5, y: 3, width: 6, height: 1))
    #expect(absence(outside) == .clippedAway)
  }

  @Test func `only the part inside clipping ancestors is visible`() {
    let scroller = ScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    screen.root.addSubview(scroller)
    let view = child(of: scroller, CGRect(x: 0, y: 15, width: 10, height: 10))
    let expected = CGRect(x: 0, y: 15, width: 10, height: 5)
    #expect(view.location(on: screen).place?.visibleFrame == expected)
    #expect(place(view) == CGRect(x: 0, y: 15, width: 10, height: 10))
    scroller.clipsToBounds = false
    #expect(view.location(on: screen).place?.visibleFrame == place(view))
  }

  @Test func `the surface's own edge does not shrink the visible part`() {
    let view = child(of: screen.root, CGRect(x: 75, y: 20, width: 10, height: 10))
    screen.root.clipsToBounds = true
    #expect(view.location(on: screen).place?.visibleFrame == place(view))
  }

  @Test func `the corner radius is told, and never negative or not a number`() {
    let view = child(of: screen.root, CGRect(x: 0, y: 0, width: 5, height: 5))
    for (radius, expected) in [(2, 2), (-1, 0), (.nan, 0), (.infinity, 0)] as [(CGFloat, CGFloat)] {
      view.cornerRadius = radius
      #expect(view.location(on: screen).place?.cornerRadius == expected)
    }
  }

  @Test func `absences come in their order`() {
    let parent = child(of: screen.root, CGRect(x: 0, y: 0, width: 20, height: 5))
    parent.clipsToBounds = true
    let view = child(of: parent, CGRect(x: 30, y: 0, width: 4, height: 2))
    #expect(absence(view) == .clippedAway)
    view.frame = CGRect(x: CGFloat.infinity, y: 0, width: 4, height: 2)
    #expect(absence(view) == .notFinite)
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 2)
    #expect(absence(view) == .empty)
    parent.alpha = 0
    #expect(absence(view) == .transparent)
    parent.isHidden = true
    #expect(absence(view) == .hidden)
    parent.removeFromSuperview()
    #expect(absence(view) == .detached)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: -4, height: 2), CGRect(x: 0, y: 0, width: 4, height: 0),
  ])
  func `a view without area is empty`(frame: CGRect) {
    #expect(absence(child(of: screen.root, frame)) == .empty)
  }

  @Test(
    arguments: [
      .null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2),
      CGRect(x: 0, y: -CGFloat.infinity, width: 4, height: 2),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 2),
    ] as [CGRect])
  func `a view with a bad coordinate is not finite`(frame: CGRect) {
    #expect(absence(child(of: screen.root, frame)) == .notFinite)
  }

  @Test func `an ancestor with a bad coordinate makes its views not finite`() {
    let parent = child(of: screen.root, CGRect(x: CGFloat.nan, y: 0, width: 20, height: 5))
    #expect(absence(child(of: parent, CGRect(x: 0, y: 0, width: 4, height: 2))) == .notFinite)
  }

  @Test func `alpha counts as transparent only at 0 and below`() {
    let view = child(of: screen.root, CGRect(x: 0, y: 0, width: 4, height: 2))
    for alpha in [0.01, 1, 7] as [CGFloat] {
      view.alpha = alpha
      #expect(place(view) != nil)
    }
    for alpha in [0, -1, CGFloat.nan] as [CGFloat] {
      view.alpha = alpha
      #expect(absence(view) == .transparent)
    }
  }

  @Test func `another screen's view is detached`() {
    let other = Screens.empty(10, 10)
    #expect(absence(child(of: other.root, CGRect(x: 0, y: 0, width: 4, height: 2))) == .detached)
  }

  @Test func `beyond the screen is clipped away`() {
    #expect(
      absence(child(of: screen.root, CGRect(x: 80, y: 0, width: 4, height: 2))) == .clippedAway)
    #expect(
      absence(child(of: screen.root, CGRect(x: -4, y: 0, width: 4, height: 2))) == .clippedAway)
  }

  @Test func `converting there and back is the identity`() {
    var generator = SplitMix64(seed: 4)
    func random() -> CGFloat { CGFloat(Int.random(in: -50...50, using: &generator)) }
    for _ in 0..<CaseCount.value {
      let root = View()
      var views = [root]
      for _ in 0..<6 {
        guard let parent = views.randomElement(using: &generator) else { continue }
        let view = child(of: parent, CGRect(x: random(), y: random(), width: 5, height: 5))
        view.boundsOrigin = CGPoint(x: random(), y: random())
        views.append(view)
      }
      guard let first = views.randomElement(using: &generator),
        let second = views.randomElement(using: &generator)
      else { continue }
      let point = CGPoint(x: random(), y: random())
      let there = first.convert(point, to: second)
      #expect(there.flatMap { second.convert($0, to: first) } == point)
      #expect(there == first.convert(point, to: nil).flatMap { root.convert($0, to: second) })
    }
  }
}
