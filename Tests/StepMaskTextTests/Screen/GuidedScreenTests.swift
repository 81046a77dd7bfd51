import Foundation
import StepMask
import Testing

@testable import StepMaskText

/// Guides of the engine on a text screen.
@MainActor
@Suite struct `Guides on a text screen` {
  private final class Rows {
    var texts = (0..<9).map { "row \($0)" }
  }

  private let clock = ManualGuideClock()
  private let screen: TextScreen

  init() { screen = TextScreen(columns: 44, rows: 14, clock: clock) }

  private func guide(_ steps: [GuideStep]) -> Guide {
    let guide = Guide(steps: steps)
    guide.animation = .none
    return guide
  }

  private func button(_ title: String, x: CGFloat, y: CGFloat) -> Button {
    let button = Button(title)
    button.frame = CGRect(
      origin: CGPoint(x: x, y: y), size: button.sizeThatFits(CGSize(width: 40, height: 1)))
    screen.root.addSubview(button)
    return button
  }

  @Test func `a step shows its target, tip and arrow, and is tapped on`() {
    let pay = button("Pay", x: 3, y: 2)
    let done = button("Done", x: 30, y: 2)
    let guide = guide([
      GuideStep(focuses: [Focus(pay)], tips: [Tip(title: "Pay", text: "Tap here to pay.")]),
      GuideStep(focuses: [Focus(done)], tips: [Tip(text: "All done.")]),
    ])
    #expect(guide.show(on: screen))
    #expect(
      screen.snapshot().lines == [
        "░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "░░╔═══════╗░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "░░║[ Pay ]║░░░░░░░░░░░░░░░░░░░[░Done░]░░░░░░",
        "░░╚═══════╝░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "╭─────▴─────────────╮░░░░░░░░░░░░░░░░░░░░░░░",
        "│ Pay               │░░░░░░░░░░░░░░░░░░░░░░░",
        "│ Tap here to pay.  │░░░░░░░░░░░░░░░░░░░░░░░",
        "│ 1 of 2   [ Next ] │░░░░░░░░░░░░░░░░░░░░░░░",
        "╰───────────────────╯░░░░░░░░░░░░░░░░░░░░░░░",
      ] + Array(repeating: String(repeating: "░", count: 44), count: 5))
    screen.tap(column: 12, row: 7)
    #expect(guide.scene?.stepTag == 1)
    #expect(screen.snapshot().text.contains("2 of 2"))
    #expect(screen.snapshot().lines[2].contains("║[ Done ]║"))
  }

  @Test(arguments: [true, false, nil])
  func `the wheel over a row's hole scrolls its list only if the step says so`(_ policy: Bool?) {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
    table.numberOfRows = { 9 }
    table.cellForRow = { _, row in TableCell("row \(row)") }
    table.reloadData()
    screen.root.addSubview(table)
    let step = GuideStep(
      focuses: [Focus { table.cell(forRow: 3) }],
      policies: GuidePolicies(forwardsScrolling: policy))
    guide([step]).show(on: screen)
    screen.send([.wheel(CGPoint(x: 5.5, y: 3.5), by: CGSize(width: 0, height: 2))])
    #expect(table.contentOffset.y == (policy == true ? 2 : 0))
  }

  @Test func `a target in a page that was never laid out is found`() {
    let page = View()
    let target = Button("Pay", frame: CGRect(x: 1, y: 1, width: 7, height: 1))
    page.addSubview(target)
    let navigation = NavigationView(root: page, title: "Home")
    let screen = TextScreen(columns: 30, rows: 8, root: navigation, clock: clock)
    let guide = guide([GuideStep(focuses: [Focus(target)])])
    #expect(guide.show(on: screen))
    #expect(guide.scene?.holes.map(\.shape.bounds) == [CGRect(x: 1, y: 2, width: 7, height: 1)])
  }

  @Test func `hole and tip follow their target in the same pass`() {
    let pay = button("Pay", x: 3, y: 2)
    let guide = guide([GuideStep(focuses: [Focus(pay)], tips: [Tip(text: "Here.")])])
    guide.show(on: screen)
    pay.frame.origin.x = 20
    let lines = screen.snapshot().lines
    #expect(lines[2].contains("║[ Pay ]║"))
    #expect(guide.scene?.holes.first?.shape.bounds.origin.x == 20)
    #expect(guide.scene?.tips.first.map { $0.frame.minX > 10 } == true)
    let again = screen.snapshot()
    screen.setNeedsLayout()
    #expect(screen.snapshot() == again)
  }

  /// Moves a view whenever it is asked to lay out, at most so many times.
  private final class Mover: Guide {
    var view: View?
    var movesLeft = 0
    var passes = 0

    override func layoutInterface() {
      passes += 1
      guard movesLeft > 0 else { return }
      movesLeft -= 1
      view?.frame.origin.x += 1
    }
  }

  @Test(arguments: [(0, 1), (1, 2), (99, 2)])
  func `a guide that moves views is told once more, and never a third time`(
    moves: Int, passes: Int
  ) {
    let mover = Mover(steps: [GuideStep(focuses: [Focus(button("Pay", x: 3, y: 2))])])
    mover.animation = .none
    mover.show(on: screen)
    _ = screen.snapshot()
    mover.view = screen.root.subviews[0]
    mover.movesLeft = moves
    mover.passes = 0
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(mover.passes == passes)
    screen.layoutIfNeeded()
    #expect(mover.passes == passes)
    guard moves < 2 else { return }
    #expect(mover.scene?.holes.first?.shape.bounds.origin == mover.view?.frame.origin)
    #expect(screen.snapshot().lines[2].contains("║[ Pay ]║"))
  }

  @Test func `a target scrolled away is brought into view and put back`() {
    let scroller = ScrollView(
      frame: CGRect(x: 0, y: 0, width: 44, height: 14), contentSize: CGSize(width: 44, height: 60))
    screen.root.addSubview(scroller)
    let pay = button("Pay", x: 3, y: 40)
    scroller.addSubview(pay)
    let guide = guide([GuideStep(focuses: [Focus(pay)], tips: [Tip(text: "Here.")])])
    guide.show(on: screen)
    #expect(scroller.contentOffset.y >= 27 && scroller.contentOffset.y <= 40)
    #expect(screen.snapshot().text.contains("║[ Pay ]║"))
    guide.dismiss()
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func `a row that is used again is followed through a reload`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 44, height: 6))
    let data = Rows()
    table.numberOfRows = { data.texts.count }
    table.cellForRow = { table, row in
      let cell = table.dequeueCell("row") { TableCell(reuseIdentifier: "row") }
      cell.text = data.texts[row]
      return cell
    }
    screen.root.addSubview(table)
    table.reloadData()
    let focus = Focus {
      data.texts.firstIndex(of: "row 3").flatMap { table.cell(forRow: $0) }
    }
    let guide = guide([GuideStep(focuses: [focus])])
    guide.show(on: screen)
    #expect(guide.scene?.holes.first?.shape.bounds.origin.y == 3)
    data.texts.insert("new", at: 0)
    table.reloadData()
    #expect(screen.snapshot().lines[4].contains("row 3"))
    #expect(guide.scene?.holes.first?.shape.bounds.origin.y == 4)
    #expect((0..<44).allSatisfy { screen.snapshot().region(column: $0, row: 4) == .clear })
  }

  @Test func `a view as tip is placed by the guide, or stays where it was put`() {
    let pay = button("Pay", x: 3, y: 2)
    let placed = Label("Here you pay")
    let fixed = Button("Skip", frame: CGRect(x: 34, y: 13, width: 8, height: 1))
    fixed.guideAction = .skip
    let guide = guide([GuideStep(focuses: [Focus(pay)], tips: [placed])])
    guide.addTip(fixed)
    guide.show(on: screen)
    #expect(placed.frame.size == CGSize(width: 12, height: 1))
    #expect(placed.frame.origin.y == 4)
    #expect(placed.fixedFrame == nil)
    #expect(screen.snapshot().lines[13].contains("[ Skip ]"))
    placed.text = "Here you pay\nwhat you owe"
    #expect(screen.snapshot().lines[5].contains("what you owe"))
    #expect(placed.frame.size == CGSize(width: 12, height: 2))
    screen.press(.tab)
    #expect(screen.snapshot().lines[13].contains("[▸Skip◂]"))
    screen.tap(column: 36, row: 13)
    #expect(guide.state == .idle)
    #expect(screen.scene == nil)
  }

  @Test func `nothing below a guide gets input, and everything works again afterwards`() {
    let pay = button("Pay", x: 3, y: 2)
    var presses = 0
    pay.on(.press) { presses += 1 }
    let guide = guide([GuideStep(focuses: [Focus(frame: CGRect(x: 20, y: 5, width: 4, height: 2))])]
    )
    guide.show(on: screen)
    screen.tap(column: 4, row: 2)
    screen.send([.key(.tab), .key(.return), .text("x"), .back])
    #expect(presses == 0)
    guide.dismiss()
    screen.tap(column: 4, row: 2)
    #expect(presses == 1)
  }

  @Test func `a press that a guide interrupts is taken back`() {
    let pay = button("Pay", x: 3, y: 2)
    var presses = 0
    pay.on(.press) { presses += 1 }
    screen.send([.pointer(.pressed, CGPoint(x: 4.5, y: 2.5))])
    #expect(pay.isHighlighted)
    let guide = guide([GuideStep(focuses: [Focus(pay)])])
    guide.show(on: screen)
    screen.send([.pointer(.released, CGPoint(x: 4.5, y: 2.5))])
    #expect(!pay.isHighlighted && presses == 0)
  }

  @Test func `a real button works through its hole`() {
    let pay = button("Pay", x: 3, y: 2)
    var presses = 0
    pay.on(.press) { presses += 1 }
    let guide = guide([GuideStep(focuses: [Focus(pay, tapPolicy: .forwardThenAdvance)])])
    guide.show(on: screen)
    screen.tap(column: 4, row: 2)
    #expect(presses == 1 && guide.state == .idle)
  }

  @Test func `a text field in a hole keeps its keys`() {
    let field = TextField(frame: CGRect(x: 3, y: 2, width: 12, height: 1))
    screen.root.addSubview(field)
    let guide = guide([GuideStep(focuses: [Focus(field, tapPolicy: .forward)])])
    guide.show(on: screen)
    screen.press(.tab)
    screen.send([.text("ab"), .key(.space), .key(.character("c")), .key(.left), .key(.backspace)])
    #expect(field.text == "abc")
    #expect(guide.state == .shown)
  }

  @Test func `at every size each step is drawn, and back again the picture is the same`() {
    let pay = button("Pay", x: 3, y: 2)
    let guide = guide([
      GuideStep(
        focuses: [Focus(pay, style: CircleFocusStyle())],
        tips: [Tip(title: "付款", text: "Tap here to pay what you owe.", buttons: [.skip, .next])])
    ])
    guide.show(on: screen)
    let first = screen.snapshot()
    for columns in 1...30 {
      for rows in 1...10 {
        screen.resize(columns: columns, rows: rows)
        #expect(screen.snapshot().canvas.isWellFormed)
      }
    }
    screen.resize(columns: 44, rows: 14)
    #expect(screen.snapshot() == first)
  }
}
