import Foundation
import PropertyCases
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Tips in cells` {
  private let content = TipContent(
    title: "Pay", text: "Tap here to pay.", progress: "2 of 5",
    buttons: [
      .init(title: "Back", action: .previous), .init(title: "Next", action: .next),
    ])

  private func picture(
    _ content: TipContent, _ columns: Int, _ rows: Int, isRightToLeft: Bool = false
  ) -> [String] {
    let screen = Screens.empty(columns, rows)
    screen.isRightToLeft = isRightToLeft
    let size = screen.layout(content, in: screen.bounds.size).size
    let tip = Screens.tip(content, CGRect(origin: .zero, size: size), on: screen)
    screen.render(Screens.scene(screen, [], dimming: 0, tips: [tip]))
    return screen.snapshot().lines
  }

  @Test func `border, title, text, progress and buttons`() {
    #expect(
      picture(content, 30, 5) == [
        "╭────────────────────────────╮",
        "│ Pay                        │",
        "│ Tap here to pay.           │",
        "│ 2 of 5   [ Back ] [ Next ] │",
        "╰────────────────────────────╯",
      ])
  }

  @Test func `right to left mirrors it`() {
    #expect(
      picture(content, 30, 5, isRightToLeft: true) == [
        "╭────────────────────────────╮",
        "│                        Pay │",
        "│           Tap here to pay. │",
        "│ [ Next ] [ Back ]   2 of 5 │",
        "╰────────────────────────────╯",
      ])
  }

  @Test func `in a narrow room progress and buttons stand below each other`() {
    #expect(
      picture(content, 21, 7) == [
        "╭───────────────────╮",
        "│ Pay               │",
        "│ Tap here to pay.  │",
        "│ 2 of 5            │",
        "│ [ Back ] [ Next ] │",
        "╰───────────────────╯",
        "                     ",
      ])
    #expect(
      picture(content, 14, 8) == [
        "╭────────────╮",
        "│ Pay        │",
        "│ Tap here   │",
        "│ to pay.    │",
        "│ 2 of 5     │",
        "│   [ Back ] │",
        "│   [ Next ] │",
        "╰────────────╯",
      ])
  }

  @Test func `a long text makes a tip of about 36 columns`() {
    let content = TipContent(text: String(repeating: "word ", count: 40))
    let screen = Screens.empty(80, 24)
    #expect(screen.layout(content, in: screen.bounds.size).size.width == 36)
    #expect(screen.layout(content, in: CGSize(width: 80, height: 5)).size.width == 80)
    #expect(screen.layout(TipContent(text: "short text"), in: screen.bounds.size).size.width == 14)
  }

  @Test func `where rows are missing the text is cut with a mark`() {
    let long = TipContent(
      text: "one two three four five six", buttons: [.init(title: "Next", action: .next)])
    #expect(
      picture(long, 16, 5) == [
        "╭──────────────╮",
        "│ one two      │",
        "│ three four…  │",
        "│     [ Next ] │",
        "╰──────────────╯",
      ])
    #expect(picture(long, 12, 2) == ["one two…    ", "    [ Next ]"])
    #expect(picture(long, 8, 1) == ["one two…"])
  }

  @Test func `a focused button reads without colour`() {
    let screen = Screens.empty(30, 5)
    let tip = Screens.tip(content, CGRect(x: 0, y: 0, width: 30, height: 5), on: screen, focus: 1)
    screen.render(Screens.scene(screen, [], tips: [tip]))
    #expect(screen.snapshot().lines[3] == "│ 2 of 5   [ Back ] [▸Next◂] │")
    #expect(screen.snapshot().attributeLines[3].filter { $0 == "8" }.count == 8)
  }

  @Test(
    arguments: [
      (TipSide.top, 2, 2, 0, "▴"), (.bottom, 2, 2, 4, "▾"), (.left, 1, 0, 1, "◂"),
      (.right, 3, 29, 3, "▸"),
    ] as [(TipSide, CGFloat, Int, Int, Character)])
  func `the arrow sits on its edge at its offset`(
    edge: TipSide, offset: CGFloat, column: Int, row: Int, glyph: Character
  ) {
    let screen = Screens.empty(30, 5)
    let tip = Screens.tip(
      content, CGRect(x: 0, y: 0, width: 30, height: 5), on: screen,
      arrow: TipArrow(edge: edge, offset: offset))
    screen.render(Screens.scene(screen, [], tips: [tip]))
    let canvas = screen.snapshot().canvas
    #expect(canvas.scalars(column: column, row: row) == Array(glyph.unicodeScalars))
    let arrows = screen.snapshot().text.filter { "▴▾◂▸".contains($0) }
    #expect(arrows.count == 1)
  }

  @Test func `a tip blanks its frame and cuts wide glyphs`() {
    let screen = Screens.with(String(repeating: "界", count: 8), 16, 1)
    let label = Label("tip", frame: CGRect(x: 3, y: 0, width: 6, height: 1))
    let tip = PlacedTip(tip: label, frame: label.frame)
    screen.render(Screens.scene(screen, [CGRect(x: 0, y: 0, width: 16, height: 1)], tips: [tip]))
    #expect(screen.snapshot().lines == ["界 tip    界界界"])
    #expect(screen.snapshot().regionLines == ["ccctttttt" + "ccccccc"])
  }

  @Test func `a tip that says something else in the same frame is drawn anew`() {
    let screen = Screens.empty(30, 5)
    var tip = Screens.tip(content, CGRect(x: 0, y: 0, width: 30, height: 5), on: screen)
    for progress in ["2 of 5", "3 of 5", "2 of 5"] {
      tip.content?.progress = progress
      for focus in [nil, 0, 1] {
        tip.focusedControl = focus
        screen.render(Screens.scene(screen, [], tips: [tip]))
        #expect(screen.snapshot().lines[3].contains(progress))
        #expect(screen.snapshot().lines[3].contains("▸Back◂") == (focus == 0))
      }
    }
    screen.glyphs = .ascii
    #expect(screen.snapshot().lines[0].hasPrefix("+-"))
  }

  @Test func `opacity hides and faints a tip`() {
    let screen = Screens.with("abcdef", 6, 1)
    let label = Label("tip", frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    var tip = PlacedTip(tip: label, frame: label.frame)
    for (opacity, text, attributes) in [
      (0, "abcdef", "222222"), (0.3, "tipdef", "222222"), (0.6, "tipdef", "...222"),
    ] as [(CGFloat, String, String)] {
      tip.opacity = opacity
      screen.render(Screens.scene(screen, [], tips: [tip]))
      #expect(screen.snapshot().lines == [text])
      #expect(screen.snapshot().attributeLines == [attributes])
    }
  }

  @Test func `laid out again in its own size a tip is the same, inside its room`() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<CaseCount.value {
      let content = Self.randomContent(&generator)
      let room = CGSize(
        width: Int.random(in: 0...50, using: &generator),
        height: Int.random(in: 0...14, using: &generator))
      let card = TipCard(content, room: room, isRightToLeft: Bool.random(using: &generator))
      let layout = card.layout
      #expect(layout.size.width <= room.width && layout.size.height <= room.height)
      #expect(layout.buttonFrames.count == content.buttons.count)
      let inside = CGRect(origin: .zero, size: layout.size)
      for frame in layout.buttonFrames where frame.hasArea { #expect(inside.contains(frame)) }
      let places = layout.buttonFrames.filter(\.hasArea)
      for (index, place) in places.enumerated() {
        #expect(!places[..<index].contains { $0.overlap(place).hasArea })
      }
      for isRightToLeft in [false, true] {
        let first = TipCard(content, room: room, isRightToLeft: isRightToLeft)
        let again = TipCard(
          content, columns: first.columns, rows: first.rows, isRightToLeft: isRightToLeft)
        #expect(again.layout == first.layout, "\(content) in \(room)")
        #expect(again.hasBorder == first.hasBorder)
      }
    }
  }

  @Test func `buttons are drawn where the layout says`() {
    var generator = SplitMix64(seed: 8)
    for _ in 0..<CaseCount.value {
      let content = TipContent(
        text: HostileText.random(&generator),
        buttons: ["Back", "Skip", "Next"].map { .init(title: $0, action: .next) })
      let screen = Screens.empty(
        Int.random(in: 1...44, using: &generator), Int.random(in: 1...10, using: &generator))
      let layout = screen.layout(content, in: screen.bounds.size)
      let tip = Screens.tip(content, CGRect(origin: .zero, size: layout.size), on: screen)
      screen.render(Screens.scene(screen, [], tips: [tip]))
      let canvas = screen.snapshot().canvas
      for frame in layout.buttonFrames where frame.size.width == 8 {
        let (column, row) = (Int(frame.origin.x), Int(frame.origin.y))
        #expect(canvas.scalars(column: column, row: row) == ["["])
        #expect(canvas.scalars(column: column + 7, row: row) == ["]"])
      }
    }
  }

  static func randomContent(_ generator: inout SplitMix64) -> TipContent {
    TipContent(
      title: Bool.random(using: &generator) ? HostileText.random(&generator) : nil,
      text: HostileText.random(&generator),
      progress: Bool.random(using: &generator) ? HostileText.random(&generator) : nil,
      buttons: (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        .init(
          title: HostileText.random(&generator, pieces: 0...4), action: .next,
          isEnabled: Bool.random(using: &generator))
      })
  }
}
