import Foundation
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Navigation` {
  private let navigation: NavigationView
  private let screen: TextScreen
  private let first = Label("first page")
  private let second = Label("second page")

  init() {
    navigation = NavigationView(root: first, title: "Home")
    screen = TextScreen(columns: 30, rows: 4, root: navigation, clock: ManualGuideClock())
  }

  @Test func `push shows a page with a way back, pop goes back`() {
    #expect(screen.snapshot().lines[0] == "             Home             ")
    #expect(screen.snapshot().lines[1].hasPrefix("first page"))
    navigation.push(second, title: "Detail")
    #expect(screen.snapshot().lines[0] == "[ ‹ Back ]  Detail            ")
    #expect(screen.snapshot().lines[1].hasPrefix("second page"))
    #expect(first.superview == nil)
    screen.tap(column: 2, row: 0)
    #expect(navigation.topPage === first && navigation.pages.count == 1)
    #expect(navigation.pop() == nil)
  }

  @Test func `the back gesture pops unless it is switched off`() {
    navigation.push(second, title: "Detail")
    navigation.isBackGestureEnabled = false
    screen.send([.back])
    #expect(navigation.topPage === second)
    navigation.isBackGestureEnabled = true
    screen.send([.back])
    #expect(navigation.topPage === first)
  }

  @Test func `a guide blocks the back gesture and gives it back as it was`() {
    navigation.push(second, title: "Detail")
    let guide = Guide(steps: [])
    screen.attach(guide)
    #expect(!navigation.isBackGestureEnabled)
    screen.send([.back])
    #expect(navigation.topPage === second)
    screen.detach(guide)
    #expect(navigation.isBackGestureEnabled)

    navigation.isBackGestureEnabled = false
    screen.attach(guide)
    screen.detach(guide)
    #expect(!navigation.isBackGestureEnabled)
  }

  @Test func `what an app switches meanwhile holds afterwards`() {
    let guide = Guide(steps: [])
    screen.attach(guide)
    navigation.isBackGestureEnabled = false
    screen.detach(guide)
    #expect(!navigation.isBackGestureEnabled)
  }

  @Test func `a guide that is not drawn blocks nothing`() {
    let guide = Guide(steps: [])
    screen.attach(guide)
    screen.render(nil)
    #expect(navigation.isBackGestureEnabled)
    screen.render(Screens.scene(screen, []))
    #expect(!navigation.isBackGestureEnabled)
  }

  @Test func `a guide may hand the gesture to the app`() {
    navigation.push(second, title: "Detail")
    screen.attach(Guide(steps: []))
    screen.deliver(.back, to: .app)
    #expect(navigation.topPage === first)
  }
}
