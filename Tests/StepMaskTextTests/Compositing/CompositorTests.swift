import Foundation
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Pictures of scenes` {
  @Test func `mask, holes and frames read without colour`() {
    let screen = Screens.with("The quick brown fox\njumps over the dog", 20, 6)
    screen.render(Screens.scene(screen, [CGRect(x: 4, y: 0, width: 5, height: 2)]))
    #expect(
      screen.snapshot().lines == [
        "The║quick║brown fox░",
        "jum║s ove║░the dog░░",
        "░░░╚═════╝░░░░░░░░░░",
        "░░░░░░░░░░░░░░░░░░░░",
        "░░░░░░░░░░░░░░░░░░░░",
        "░░░░░░░░░░░░░░░░░░░░",
      ])
    #expect(
      screen.snapshot().attributeLines[0...2] == [
        "2221.....12222222222", "2221.....12222222222", "22211111112222222222",
      ])
    #expect(screen.snapshot().regionLines[2] == "mmmfffffffmmmmmmmmmm")
  }

  @Test func `the ASCII set uses ASCII only`() {
    let screen = Screens.with("The quick brown fox", 20, 3)
    screen.glyphs = .ascii
    var scene = Screens.scene(screen, [CGRect(x: 4, y: 0, width: 5, height: 1)])
    scene.holes[0].isPlaceholder = true
    screen.render(scene)
    #expect(
      screen.snapshot().lines == [
        "The|qu+ck|brown fox:", ":::+=====+::::::::::", "::::::::::::::::::::",
      ])
  }

  @Test func `a set of glyphs may leave dimmed blanks blank`() {
    let screen = Screens.with("ab c", 6, 1)
    screen.glyphs.dimmedBlank = " "
    screen.render(Screens.scene(screen, []))
    #expect(screen.snapshot().lines == ["ab c  "])
    #expect(screen.snapshot().attributeLines == ["222222"])
    #expect(screen.snapshot().canvas[0, 0].scalar == "a")
  }

  @Test func `without dimming only the frames are drawn`() {
    let screen = Screens.with("abc def ghi", 12, 3)
    screen.render(Screens.scene(screen, [CGRect(x: 4, y: 0, width: 3, height: 1)], dimming: 0))
    #expect(screen.snapshot().lines == ["abc║def║ghi ", "   ╚═══╝    ", "            "])
    #expect(screen.snapshot().attributeLines[0] == "...1...1....")
  }

  @Test func `without holes all is dimmed`() {
    let screen = Screens.with("abc", 5, 2)
    screen.render(Screens.scene(screen, []))
    #expect(screen.snapshot().lines == ["abc░░", "░░░░░"])
    screen.render(nil)
    #expect(screen.snapshot().lines == ["abc  ", "     "])
  }

  @Test func `holes that overlap have one frame`() {
    let screen = Screens.empty(12, 7)
    screen.render(
      Screens.scene(
        screen,
        [CGRect(x: 2, y: 1, width: 4, height: 3), CGRect(x: 4, y: 3, width: 5, height: 3)]))
    #expect(
      screen.snapshot().lines == [
        "░╔════╗░░░░░",
        "░║    ║░░░░░",
        "░║    ╚══╗░░",
        "░║       ║░░",
        "░╚═╗     ║░░",
        "░░░║     ║░░",
        "░░░╚═════╝░░",
      ])
  }

  @Test func `frames side by side stay apart, a shared line is one`() {
    let screen = Screens.empty(12, 4)
    screen.render(
      Screens.scene(
        screen,
        [
          CGRect(x: 1, y: 1, width: 2, height: 1), CGRect(x: 5, y: 1, width: 2, height: 1),
          CGRect(x: 8, y: 1, width: 2, height: 1),
        ]))
    #expect(
      screen.snapshot().lines == [
        "╔══╗╔══╦══╗░",
        "║  ║║  ║  ║░",
        "╚══╝╚══╩══╝░",
        "░░░░░░░░░░░░",
      ])
  }

  @Test func `a circle has a closed frame of steps`() {
    let screen = Screens.empty(18, 9)
    let circle = MaskShape.ellipse(CGRect(x: 2, y: 1, width: 14, height: 7))
    screen.render(
      GuideScene(bounds: screen.bounds, dimming: 1, holes: [.init(shape: circle, cutout: 0)]))
    #expect(
      screen.snapshot().lines == [
        "░░░░╔════════╗░░░░",
        "░░╔═╝        ╚═╗░░",
        "░╔╝            ╚╗░",
        "░║              ║░",
        "░║              ║░",
        "░║              ║░",
        "░╚╗            ╔╝░",
        "░░╚═╗        ╔═╝░░",
        "░░░░╚════════╝░░░░",
      ])
  }

  @Test func `wide glyphs cut by a hole become spaces on both sides`() {
    let screen = Screens.with("界界界界界", 10, 3)
    screen.render(Screens.scene(screen, [CGRect(x: 3, y: 0, width: 3, height: 1)]))
    #expect(screen.snapshot().lines[0] == "界║ 界║░界")
    #expect(screen.snapshot().canvas.isWellFormed)
  }

  @Test func `wide spaces are filled, too`() {
    let screen = Screens.with("a\u{3000}b\u{A0}c", 8, 1)
    screen.render(Screens.scene(screen, []))
    #expect(screen.snapshot().lines == ["a░░b░c░░"])
  }

  @Test func `a placeholder is marked at its centre`() {
    let screen = Screens.empty(12, 6)
    var scene = Screens.scene(screen, [CGRect(x: 2, y: 1, width: 8, height: 4)])
    scene.holes[0].isPlaceholder = true
    screen.render(scene)
    #expect(screen.snapshot().lines[3] == "░║    ✚   ║░")
    #expect(screen.snapshot().text.filter { $0 == "✚" }.count == 1)
  }

  @Test func `a guide on a part of the screen leaves the rest alone`() {
    let screen = Screens.empty(20, 6)
    let host = View(frame: CGRect(x: 10, y: 2, width: 8, height: 3))
    screen.root.addSubview(host)
    screen.host = host
    screen.render(Screens.scene(screen, [CGRect(x: 2, y: 1, width: 3, height: 1)]))
    #expect(
      screen.snapshot().lines == [
        "                    ",
        "                    ",
        "          ░╔═══╗░░  ",
        "          ░║   ║░░  ",
        "          ░╚═══╝░░  ",
        "                    ",
      ])
  }

  @Test func `a host that its ancestors cut is covered only where it is seen`() {
    let screen = Screens.empty(12, 3)
    let window = View(frame: CGRect(x: 2, y: 0, width: 6, height: 2))
    window.clipsToBounds = true
    let host = View(frame: CGRect(x: 2, y: 0, width: 9, height: 3))
    window.addSubview(host)
    screen.root.addSubview(window)
    screen.host = host
    screen.render(Screens.scene(screen, []))
    #expect(screen.snapshot().lines == ["    ░░░░    ", "    ░░░░    ", "            "])
  }

  @Test func `drawn clear is inside a hole, for every cell`() {
    var generator = SplitMix64(seed: 6)
    func random(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    for number in 0..<propertyCases {
      let screen = Screens.empty(24, 10)
      let host = View(frame: CGRect(x: 3, y: 2, width: 18, height: 7))
      screen.root.addSubview(host)
      if number % 2 == 0 { screen.host = host }
      let isWhole = number % 3 == 0
      let holes = (0..<3).map { index -> GuideScene.Hole in
        var rect = CGRect(
          x: random(-4...20), y: random(-3...8), width: random(0...12), height: random(0...6))
        if isWhole {
          rect = CGRect(
            x: rect.origin.x.rounded(), y: rect.origin.y.rounded(),
            width: rect.size.width.rounded(), height: rect.size.height.rounded())
        }
        let shapes: [MaskShape] = [
          .rectangle(rect), .ellipse(rect), .roundedRectangle(rect, radius: 2),
        ]
        return GuideScene.Hole(shape: shapes[index], cutout: index)
      }
      let scene = GuideScene(bounds: screen.bounds, dimming: 1, holes: holes)
      screen.render(scene)
      let snapshot = screen.snapshot()
      let origin = screen.host.convert(CGPoint.zero, to: nil) ?? .zero
      var wrong: [String] = []
      for row in 0..<10 {
        for column in 0..<24 {
          let centre = CGPoint(
            x: CGFloat(column) + 0.5 - origin.x, y: CGFloat(row) + 0.5 - origin.y)
          let region = snapshot.region(column: column, row: row)
          let isClear = scene.mask.isClear(centre)
          let isDimmed = scene.bounds.contains(centre) && !isClear && region != .frame
          let isDim = snapshot.canvas[column, row].attributes.contains(.dim)
          if (region == .clear) != isClear || isDim != isDimmed { wrong.append("\(column),\(row)") }
        }
      }
      #expect(wrong == [], "\(holes)")
    }
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4), .null, .infinite,
    CGRect(x: 1e300, y: -1e300, width: 1e300, height: 1e300),
    CGRect(x: 5, y: 2, width: -4, height: -1), CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
  ])
  func `no hole, tip or bounds traps`(rect: CGRect) {
    let screen = Screens.with("some text", 12, 5)
    let tip = Screens.tip(TipContent(text: "tip"), rect, on: screen)
    var scene = Screens.scene(screen, [rect], tips: [tip])
    scene.holes[0].isPlaceholder = true
    screen.render(scene)
    #expect(screen.snapshot().lines.count == 5)
    scene.bounds = rect
    screen.render(scene)
    #expect(screen.snapshot().lines.count == 5)
  }

  @Test func `a picture that nothing changed is the same`() {
    let screen = Screens.with("abc", 12, 3)
    screen.render(Screens.scene(screen, [CGRect(x: 1, y: 0, width: 3, height: 1)]))
    let first = screen.snapshot()
    #expect(!screen.needsDisplay)
    #expect(screen.snapshot() == first)
    screen.render(Screens.scene(screen, [CGRect(x: 1, y: 0, width: 3, height: 1)]))
    #expect(!screen.needsDisplay)
    screen.setNeedsDisplay()
    #expect(screen.snapshot() == first)
  }
}
