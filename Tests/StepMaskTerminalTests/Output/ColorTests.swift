import StepMaskText
import Testing

@testable import StepMaskTerminal

@Suite struct ColorTests {
  private func shown(_ color: CellColor, _ depth: ColorDepth) -> CellColor {
    var terminal = TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true)
    terminal.colorDepth = depth
    return terminal.shown(CellStyle(foreground: color)).foreground
  }

  @Test func `a colour that there is stays as it is`() {
    for color in [CellColor.standard, .basic(9), .palette(9), .palette(77), .rgb(1, 2, 3)] {
      #expect(shown(color, .trueColor) == color)
      #expect(shown(color, .none) == .standard)
    }
    #expect(shown(.palette(77), .palette) == .palette(77))
    #expect(shown(.basic(9), .basic) == .basic(9))
  }

  static let colors: [(RGBColor, UInt8)] = [
    (RGBColor(red: 0, green: 0, blue: 0), 16), (RGBColor(red: 255, green: 255, blue: 255), 231),
    (RGBColor(red: 95, green: 135, blue: 175), 67), (RGBColor(red: 255, green: 0, blue: 0), 196),
    (RGBColor(red: 8, green: 8, blue: 8), 232), (RGBColor(red: 238, green: 238, blue: 238), 255),
    (RGBColor(red: 128, green: 128, blue: 128), 244),
  ]

  @Test(arguments: colors)
  func `a colour of the palette is found`(color: RGBColor, index: UInt8) {
    #expect(shown(CellColor(color), .palette) == .palette(index))
    #expect(XtermPalette.color(index) == color)
  }

  @Test func `the nearest colour of the palette is found, as trying all finds it`() {
    var generator = SplitMix64(seed: 33)
    for _ in 0..<propertyCases / 10 + 30 {
      let color = RGBColor(
        red: .random(in: 0...255, using: &generator),
        green: .random(in: 0...255, using: &generator),
        blue: .random(in: 0...255, using: &generator))
      let nearest = (UInt8(16)...255).map { XtermPalette.color($0).distance(to: color) }.min()
      let found = XtermPalette.color(XtermPalette.nearest(to: color)).distance(to: color)
      #expect(found == nearest, "\(color)")
    }
  }

  @Test func `the nearest of 16 colours is found`() {
    #expect(shown(.rgb(250, 5, 5), .basic) == .basic(9))
    #expect(shown(.rgb(0, 0, 0), .basic) == .basic(0))
    #expect(shown(.palette(231), .basic) == .basic(15))
    #expect(shown(.palette(196), .basic) == .basic(9))
    #expect(shown(.palette(3), .basic) == .basic(3))
  }

  @Test func `two colours that become one are told apart`() {
    var terminal = TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true)
    terminal.colorDepth = .basic
    let light = CellStyle(foreground: .rgb(255, 255, 250), background: .rgb(250, 255, 255))
    #expect(terminal.shown(light) == CellStyle(foreground: .basic(0), background: .basic(15)))
    let dark = CellStyle(foreground: .rgb(1, 1, 1), background: .rgb(0, 0, 1))
    #expect(terminal.shown(dark) == CellStyle(foreground: .basic(15), background: .basic(0)))
  }
}
