import Foundation
import PropertyCases
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Hostile texts and sizes` {
  /// An app that shows the text everywhere a text can be shown.
  private func fill(_ screen: TextScreen, with text: String) {
    let (columns, rows) = (CGFloat(screen.columns), CGFloat(screen.rows))
    let navigation = NavigationView(frame: CGRect(x: 0, y: 0, width: columns, height: rows))
    let page = View()
    navigation.push(page, title: text)
    navigation.push(page, title: text)
    let card = BoxView(title: text, frame: CGRect(x: 0, y: 0, width: columns, height: 3))
    let table = TableView(frame: CGRect(x: 0, y: 3, width: columns, height: 2))
    table.numberOfRows = { 3 }
    table.cellForRow = { _, _ in TableCell(text) }
    card.addSubviews(
      Label(text, frame: CGRect(x: 1, y: 1, width: columns / 2, height: 2)),
      TextField(text, placeholder: text, frame: CGRect(x: columns / 2, y: 1, width: 9, height: 1)))
    page.addSubviews(card, table, Button(text, frame: CGRect(x: 1, y: 5, width: 9, height: 1)))
    table.reloadData()
    screen.root.addSubview(navigation)
  }

  private func tips(_ screen: TextScreen, _ text: String) -> [PlacedTip] {
    let content = TipContent(
      title: text, text: text, progress: text, buttons: [.init(title: text, action: .next)])
    let size = screen.layout(content, in: screen.bounds.size).size
    let label = Label(text, frame: CGRect(x: 2, y: 4, width: 6, height: 2))
    return [
      Screens.tip(content, CGRect(origin: CGPoint(x: 1, y: 1), size: size), on: screen),
      PlacedTip(
        tip: label, frame: label.frame, arrow: TipArrow(edge: .top, offset: 1)),
    ]
  }

  @Test func `no text brings a control, an escape or a bidi override into any output`() {
    var generator = SplitMix64(seed: 9)
    for number in 0..<CaseCount.value {
      let text = HostileText.random(&generator)
      let screen = Screens.empty(32, 9)
      screen.glyphs = number % 3 == 0 ? .ascii : .unicode
      fill(screen, with: text)
      screen.render(
        Screens.scene(
          screen, [CGRect(x: 1, y: 2, width: 9, height: 3)], tips: tips(screen, text)))
      let snapshot = screen.snapshot()
      #expect(HostileText.isInert(snapshot.text))
      if number % 8 == 0 {
        #expect(HostileText.isInert(snapshot.svg))
        #expect(HostileText.isInert(screen.root.treeDescription))
      }
      #expect(snapshot.canvas.isWellFormed)
    }
  }

  @Test func `every size from 0 × 0 to 30 × 10 shows every kind of step`() {
    for columns in 0...30 {
      for rows in 0...10 {
        let screen = Screens.empty(columns, rows)
        fill(screen, with: "Hello 世界, this is text")
        var scene = Screens.scene(
          screen, [CGRect(x: 1, y: 1, width: 4, height: 2)], tips: tips(screen, "Tap 这里 now"))
        for isPlaceholder in [false, true] {
          scene.holes[0].isPlaceholder = isPlaceholder
          screen.render(scene)
          let snapshot = screen.snapshot()
          #expect(snapshot.columns == columns && snapshot.rows == rows)
          #expect(snapshot.canvas.isWellFormed)
        }
      }
    }
  }

  @Test func `sizes are clamped`() {
    let screen = Screens.empty(-3, Int.max)
    #expect(screen.columns == 0 && screen.rows == TextScreen.mostRows)
    screen.resize(columns: Int.max, rows: Int.min)
    #expect(screen.columns == TextScreen.mostColumns && screen.rows == 0)
    #expect(screen.bounds == .zero && screen.safeArea == .zero)
    #expect(screen.snapshot().lines.isEmpty)
  }
}
