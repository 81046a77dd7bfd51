import Foundation
import PropertyCases
import StepMask
import Testing

@testable import StepMaskText

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite struct `SVG export` {
  private func svg(_ text: String) -> String {
    let screen = Screens.with(text, 20, 2)
    screen.render(Screens.scene(screen, [CGRect(x: 0, y: 0, width: 4, height: 1)]))
    return screen.snapshot().svg
  }

  @Test func `what has a meaning in XML is escaped`() {
    let svg = svg("<&>\"'")
    #expect(svg.contains("&lt;&amp;&gt;&quot;"))
    #expect(svg.contains("&#39;") || svg.contains("║"))
    #expect(!svg.contains("<&"))
  }

  @Test func `dimmed text is grey, clear text is not`() {
    let svg = svg("pay hidden")
    #expect(svg.contains(">pay </text>"))
    #expect(svg.contains("fill=\"#6a6a6a\">idden"))
    #expect(!svg.contains("fill=\"#6a6a6a\">pay"))
  }

  @Test func `every export is well-formed XML of the same size`() {
    var generator = SplitMix64(seed: 10)
    for _ in 0..<min(CaseCount.value, 500) {
      let svg = svg(HostileText.random(&generator))
      #expect(svg.contains("width=\"180\" height=\"36\""))
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(parser.parse(), "\(svg)")
    }
  }

  @Test(arguments: [
    (CellColor.basic(1), "#cd3131"), (.palette(9), "#f14c4c"), (.palette(16), "#000000"),
    (.palette(231), "#ffffff"), (.palette(244), "#808080"), (.rgb(1, 2, 255), "#0102ff"),
    (.standard, "none"),
  ])
  func `colours become hexadecimal`(color: CellColor, expected: String) {
    #expect(SVGPalette.color(color, standard: "none") == expected)
  }
}
