import Foundation
import StepMaskText
import Testing

@testable import StepMaskTerminal

@Suite struct DimmingTests {
  private func terminal(
    _ depth: ColorDepth, ink: RGBColor? = nil, paper: RGBColor? = nil, faint: Bool = true
  ) -> TerminalCapabilities {
    var terminal = TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true)
    (terminal.colorDepth, terminal.showsFaintText) = (depth, faint)
    (terminal.foreground, terminal.background) = (ink, paper)
    return terminal
  }

  private func dimmed(
    _ foreground: CellColor = .standard, on background: CellColor = .standard,
    _ more: CellAttributes = []
  ) -> CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: more.union(.dim))
  }

  @Test func `with known colours text fades halfway to what is behind it`() {
    let dark = terminal(.trueColor, ink: RGBColor(red: 220, green: 220, blue: 220), paper: .black)
    #expect(dark.shown(dimmed()) == CellStyle(foreground: .rgb(110, 110, 110)))
    #expect(dark.shown(dimmed(.rgb(200, 100, 0))) == CellStyle(foreground: .rgb(100, 50, 0)))
    let light = terminal(.trueColor, ink: .black, paper: .white)
    #expect(light.shown(dimmed()) == CellStyle(foreground: .rgb(127, 127, 127)))
    #expect(
      light.shown(dimmed(.rgb(0, 0, 0), on: .rgb(55, 155, 255)))
        == CellStyle(foreground: .rgb(77, 102, 127), background: .rgb(155, 205, 255)))
    // The basic colours are taken for those of xterm; blue is 0, 0, 238.
    #expect(light.shown(dimmed(.basic(4))) == CellStyle(foreground: .rgb(127, 127, 246)))
  }

  @Test(arguments: [ColorDepth.trueColor, .palette])
  func `the terminal's own colours, if not known, are left to it`(depth: ColorDepth) {
    #expect(terminal(depth).shown(dimmed()) == dimmed())
    let shown = terminal(depth).shown(dimmed(.standard, on: .rgb(255, 255, 255)))
    #expect(shown.foreground == .standard)
    #expect(shown.attributes == .dim)
    #expect(shown.background != .standard)
  }

  @Test func `explicit colours fade to grey where nothing is known`() {
    #expect(
      terminal(.trueColor).shown(dimmed(.rgb(0, 255, 0)))
        == CellStyle(foreground: .rgb(64, 191, 64)))
    // 64, 191, 64 is nearest to 95, 175, 95: 16 + 36 + 18 + 1.
    #expect(
      terminal(.palette).shown(dimmed(.rgb(0, 255, 0))) == CellStyle(foreground: .palette(71)))
  }

  @Test func `of 16 colours bright black is the dim one, unless there is a background`() {
    let basic = terminal(.basic)
    for color in [CellColor.standard, .basic(3), .basic(15), .rgb(1, 2, 3), .palette(200)] {
      #expect(basic.shown(dimmed(color)) == CellStyle(foreground: .basic(8)))
    }
    #expect(basic.shown(dimmed(.basic(0), on: .basic(6))) == dimmed(.basic(0), on: .basic(6)))
    #expect(basic.shown(dimmed(.standard, on: .basic(8))) == dimmed(.standard, on: .basic(8)))
  }

  @Test func `without colours only faintness is left, or nothing`() {
    #expect(terminal(.none).shown(dimmed(.rgb(1, 2, 3), on: .basic(2))) == dimmed())
    #expect(terminal(.none, faint: false).shown(dimmed()) == .plain)
    #expect(
      terminal(.none).shown(CellStyle(foreground: .basic(1), attributes: [.bold, .reverse]))
        == CellStyle(attributes: [.bold, .reverse]))
  }

  @Test(arguments: [ColorDepth.none, .basic, .palette, .trueColor])
  func `bold gives way to dim, underline and reverse stay`(depth: ColorDepth) {
    let shown = terminal(depth).shown(
      dimmed(.standard, on: .standard, [.bold, .underline, .reverse]))
    #expect(shown.attributes.subtracting(.dim) == [.underline, .reverse])
  }

  @Test func `the terminal's own background is never painted over`() {
    var generator = SplitMix64(seed: 31)
    for _ in 0..<propertyCases {
      var style = RandomFrames.style(&generator)
      style.background = .standard
      #expect(TerminalCapabilities.random(&generator).shown(style).background == .standard)
    }
  }

  @Test func `what had two colours keeps two`() {
    var generator = SplitMix64(seed: 32)
    for _ in 0..<propertyCases {
      let style = RandomFrames.style(&generator)
      var capabilities = TerminalCapabilities.random(&generator)
      capabilities.showsFaintText = true
      let shown = capabilities.shown(style)
      let isMixed = shown.foreground == .standard || shown.background == .standard
      let hadOne = style.foreground.rgb == style.background.rgb
      #expect(isMixed || hadOne || shown.foreground != shown.background, "\(style)")
    }
  }

  @Test(arguments: [
    (RGBColor.black, RGBColor.white), (RGBColor.white, RGBColor.black),
    (RGBColor(red: 101, green: 123, blue: 131), RGBColor(red: 253, green: 246, blue: 227)),
    (RGBColor(red: 131, green: 148, blue: 150), RGBColor(red: 0, green: 43, blue: 54)),
  ])
  func `dimmed text is fainter, and still there`(ink: RGBColor, paper: RGBColor) throws {
    let shown = terminal(.trueColor, ink: ink, paper: paper).shown(dimmed())
    let before = ink.contrast(with: paper)
    let after = try #require(shown.foreground.rgb).contrast(with: paper)
    #expect(after < before - 0.5)
    #expect(after > 1.5)
  }
}

extension RGBColor {
  /// The contrast of two colours by the Web Content Accessibility Guidelines: 1 to 21.
  fileprivate func contrast(with other: RGBColor) -> Double {
    let (left, right) = (luminance, other.luminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  private var luminance: Double {
    func part(_ value: UInt8) -> Double {
      let value = Double(value) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }
}
