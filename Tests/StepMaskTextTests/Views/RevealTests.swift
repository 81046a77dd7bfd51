import Foundation
import PropertyCases
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Revealing` {
  private let screen = Screens.empty(40, 20)
  private let scroller = ScrollView(
    frame: CGRect(x: 0, y: 0, width: 20, height: 10),
    contentSize: CGSize(width: 100, height: 100))
  private let view = View(frame: CGRect(x: 0, y: 0, width: 5, height: 2))

  init() {
    screen.root.addSubview(scroller)
    scroller.addSubview(view)
  }

  @Test(arguments: [
    // target's origin, offset before, offset after
    ((0, 30), (0, 0), (0, 22)), ((0, 30), (0, 60), (0, 30)), ((0, 30), (0, 25), (0, 25)),
    ((0, 30), (0, 22), (0, 22)), ((50, 0), (0, 0), (35, 0)), ((50, 30), (90, 90), (50, 30)),
    ((0, 98), (0, 0), (0, 90)), ((0, 0), (0, 5), (0, 0)),
  ])
  func `the least distance is moved`(
    origin: (Int, Int), before: (Int, Int), after: (Int, Int)
  ) {
    view.frame.origin = CGPoint(x: origin.0, y: origin.1)
    scroller.contentOffset = CGPoint(x: before.0, y: before.1)
    let changes = view.reveal(with: .zero, on: screen)
    #expect(scroller.contentOffset == CGPoint(x: after.0, y: after.1))
    #expect(changes.count == (before == after ? 0 : 1))
    #expect(changes.first.map { $0.scroller === scroller } ?? true)
    #expect(changes.first.map { $0.after == scroller.contentOffset } ?? true)
    #expect(view.reveal(with: .zero, on: screen).isEmpty)
  }

  @Test(arguments: [(0, 20), (35, 30), (25, 25), (60, 30)])
  func `a target larger than its scroll view fills it`(before: Int, after: Int) {
    view.frame = CGRect(x: 0, y: 20, width: 5, height: 20)
    scroller.contentOffset.y = CGFloat(before)
    _ = view.reveal(with: .zero, on: screen)
    #expect(scroller.contentOffset.y == CGFloat(after))
  }

  @Test func `offsets are whole cells also for fractional targets`() {
    view.frame = CGRect(x: 0, y: 30.25, width: 5, height: 2)
    _ = view.reveal(with: .zero, on: screen)
    #expect(scroller.contentOffset.y == 23)
  }

  @Test func `nested scroll views both move, the inner one first`() {
    scroller.contentSize = CGSize(width: 20, height: 60)
    let inner = ScrollView(
      frame: CGRect(x: 0, y: 40, width: 20, height: 6), contentSize: CGSize(width: 20, height: 30))
    scroller.addSubview(inner)
    inner.addSubview(view)
    view.frame.origin.y = 20
    let changes = view.reveal(with: .zero, on: screen)
    #expect(changes.map { $0.scroller === inner } == [true, false])
    #expect(inner.contentOffset.y == 16)
    // The target is now at 4…6 of the inner one, so at 44…46 of the outer one's content.
    #expect(scroller.contentOffset.y == 36)
    #expect(
      view.location(on: screen).place?.visibleFrame == CGRect(x: 0, y: 8, width: 5, height: 2))
  }

  @Test func `the outer one stays when only the inner one hides the target`() {
    let inner = ScrollView(
      frame: CGRect(x: 0, y: 2, width: 20, height: 6), contentSize: CGSize(width: 20, height: 30))
    scroller.addSubview(inner)
    inner.addSubview(view)
    view.frame.origin.y = 20
    #expect(view.reveal(with: .zero, on: screen).count == 1)
    #expect(scroller.contentOffset == .zero)
  }

  @Test func `scroll views around the surface stay`() {
    let host = View(frame: CGRect(x: 0, y: 50, width: 20, height: 10))
    scroller.addSubview(host)
    host.addSubview(view)
    screen.host = host
    #expect(view.reveal(with: .zero, on: screen).isEmpty)
    #expect(scroller.contentOffset == .zero)
  }

  @Test func `an offset that an app left beyond the content stays on the other axis`() {
    scroller.contentOffset = CGPoint(x: 0, y: -3)
    view.frame.origin = CGPoint(x: 30, y: -2)
    _ = view.reveal(with: .zero, on: screen)
    #expect(scroller.contentOffset == CGPoint(x: 15, y: -3))
  }

  @Test func `margins are brought into view with the target`() {
    view.frame = CGRect(x: 0, y: 30, width: 5, height: 2)
    #expect(view.reveal(with: FocusInsets(bottom: 3), on: screen).count == 1)
    #expect(scroller.contentOffset.y == 25)
  }

  @Test func `a bad rectangle or a detached view moves nothing`() {
    #expect(view.reveal(with: FocusInsets(.infinity), on: screen).isEmpty)
    #expect(view.reveal(with: FocusInsets(.nan), on: screen).isEmpty)
    view.frame.origin.y = 50
    scroller.removeFromSuperview()
    #expect(view.reveal(with: .zero, on: screen).isEmpty)
  }

  @Test func `after revealing, what fits is seen whole and a second time moves nothing`() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<CaseCount.value {
      view.frame = CGRect(
        x: Int.random(in: 0..<90, using: &generator), y: Int.random(in: 0..<90, using: &generator),
        width: Int.random(in: 1...10, using: &generator),
        height: Int.random(in: 1...10, using: &generator))
      scroller.contentOffset = CGPoint(
        x: Int.random(in: 0...80, using: &generator), y: Int.random(in: 0...90, using: &generator))
      _ = view.reveal(with: .zero, on: screen)
      let place = view.location(on: screen).place
      #expect(place != nil && place?.visibleFrame == place?.frame)
      #expect(view.reveal(with: .zero, on: screen).isEmpty)
    }
  }
}
