import Foundation
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `View tree` {
  @Test func `a view that is added elsewhere leaves where it was`() {
    let (first, second, view) = (View(), View(), View())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(second.subviews.isEmpty && view.superview == nil)
  }

  @Test func `places out of range count as the nearest`() {
    let parent = View()
    let views = [View(), View(), View()]
    parent.insertSubview(views[0], at: -7)
    parent.insertSubview(views[1], at: 99)
    parent.insertSubview(views[2], at: 1)
    #expect(parent.subviews.map { $0 === views[0] } == [true, false, false])
    #expect(parent.subviews[1] === views[2])
    parent.bringToFront(views[0])
    #expect(parent.subviews.last === views[0])
  }

  @Test func `a released superview lets go of its views`() {
    let view = View()
    var parent: View? = View()
    parent?.addSubview(view)
    parent = nil
    #expect(view.superview == nil)
    #expect(view.root === view)
  }

  @Test func `adding a view to itself stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let parent = View()
        let child = View()
        parent.addSubview(child)
        child.addSubview(parent)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A View cannot be added to itself"))
    #expect(message.contains("Add it to a view outside"))
  }

  @Test func `the foremost visible view is hit`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let back = View(frame: CGRect(x: 2, y: 2, width: 6, height: 4))
    let front = View(frame: CGRect(x: 4, y: 2, width: 6, height: 4))
    root.addSubviews(back, front)
    #expect(root.hitTest(CGPoint(x: 5.5, y: 3.5)) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 5.5, y: 3.5)) === back)
    back.alpha = 0
    #expect(root.hitTest(CGPoint(x: 5.5, y: 3.5)) === root)
    #expect(root.hitTest(CGPoint(x: 20, y: 3)) == nil)
    #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 3)) == nil)
  }

  @Test func `a view of negative lengths is not hit`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    root.addSubview(View(frame: CGRect(x: 8, y: 2, width: -4, height: 2)))
    #expect(root.hitTest(CGPoint(x: 6.5, y: 2.5)) === root)
  }

  @Test func `what is cut off is not hit, what sticks out is`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let parent = View(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let child = View(frame: CGRect(x: 2, y: 0, width: 6, height: 2))
    root.addSubview(parent)
    parent.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 6.5, y: 0.5)) === child)
    parent.clipsToBounds = true
    #expect(root.hitTest(CGPoint(x: 6.5, y: 0.5)) === root)
  }

  @Test func `the hit follows the scroll offset`() {
    let scroller = ScrollView(
      frame: CGRect(x: 2, y: 2, width: 10, height: 4), contentSize: CGSize(width: 10, height: 40))
    let button = Button("Pay", frame: CGRect(x: 0, y: 20, width: 7, height: 1))
    scroller.addSubview(button)
    scroller.contentOffset.y = 19
    let root = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    root.addSubview(scroller)
    #expect(root.hitTest(CGPoint(x: 3.5, y: 3.5)) === button)
    #expect(root.hitTest(CGPoint(x: 3.5, y: 2.5)) === scroller)
  }

  @Test func `touches are taken by enabled controls only`() {
    let screen = Screens.empty(30, 10)
    let card = BoxView(title: "Card", frame: CGRect(x: 2, y: 1, width: 20, height: 6))
    let label = Label("text", frame: CGRect(x: 1, y: 1, width: 6, height: 1))
    let button = Button("Pay", frame: CGRect(x: 1, y: 3, width: 7, height: 1))
    card.addSubviews(label, button)
    screen.root.addSubview(card)
    let onButton = CGPoint(x: 4.5, y: 4.5)
    #expect(card.takesTouch(at: onButton, on: screen))
    #expect(button.takesTouch(at: onButton, on: screen))
    #expect(!label.takesTouch(at: CGPoint(x: 4.5, y: 2.5), on: screen))
    #expect(!card.takesTouch(at: CGPoint(x: 4.5, y: 2.5), on: screen))
    #expect(!button.takesTouch(at: CGPoint(x: 20, y: 4.5), on: screen))
    button.isEnabled = false
    #expect(!card.takesTouch(at: onButton, on: screen))
    #expect(!button.takesTouch(at: onButton, on: screen))
  }

  @Test func `a tree prints itself`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let scroller = ScrollView(frame: CGRect(x: 1, y: 2, width: 10, height: 4))
    scroller.contentOffset.y = 3
    let button = Button("Pay\u{1B}", frame: CGRect(x: 0, y: 0.5, width: 7, height: 1))
    button.isEnabled = false
    let label = Label("Hi")
    label.isHidden = true
    label.stepTag = 4
    scroller.addSubview(button)
    root.addSubviews(scroller, label)
    #expect(
      root.treeDescription == """
        View (0, 0, 20 × 10)
        ├─ ScrollView (1, 2, 10 × 4) offset (0, 3)
        │  └─ Button "Pay" (0, 0.5, 7 × 1) disabled
        └─ Label "Hi" (0, 0, 0 × 0) step 4 hidden
        """)
  }
}
