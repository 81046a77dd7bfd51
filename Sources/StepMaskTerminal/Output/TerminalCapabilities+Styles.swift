package import StepMaskText

extension TerminalCapabilities {
  /// The style with which the terminal shows a cell's style: its colours are some that it has, and
  /// it is only faint where the terminal shall make it so.
  package func shown(_ style: CellStyle) -> CellStyle {
    var style = style
    if style.attributes.contains(.dim) {
      // Some terminals show bold and faint together as bold.
      style.attributes.remove(.bold)
      dim(&style)
      if !showsFaintText { style.attributes.remove(.dim) }
    }
    let original = style
    style.foreground = available(style.foreground)
    style.background = available(style.background)
    if style.foreground == style.background, original.foreground != original.background,
      let background = style.background.rgb
    {
      style.foreground = available(CellColor(background.isLight ? .black : .white))
    }
    return style
  }

  /// Brings colours nearer to what is behind them; leaves to the terminal what it alone knows.
  ///
  /// Nothing is ever painted over the terminal's own background.
  private func dim(_ style: inout CellStyle) {
    switch colorDepth {
    case .none: break
    case .basic:
      guard style.background == .standard else { return }
      style.foreground = .basic(8)
      style.attributes.remove(.dim)
    case .palette, .trueColor: blend(&style)
    }
  }

  private func blend(_ style: inout CellStyle) {
    var behind = background ?? .middleGrey
    if let color = style.background.rgb {
      behind = color.halfway(to: behind)
      style.background = CellColor(behind)
    }
    let isOwnKnown = colorDepth == .trueColor && background != nil
    guard let color = style.foreground.rgb ?? (isOwnKnown ? foreground : nil) else { return }
    style.foreground = CellColor(color.halfway(to: behind))
    style.attributes.remove(.dim)
  }

  private func available(_ color: CellColor) -> CellColor {
    guard colorDepth != .none else { return .standard }
    switch color.kind {
    case .standard, .basic: return color
    case .palette(let index):
      if colorDepth > .basic { return color }
      return .basic(index < 16 ? index : XtermPalette.nearestBasic(to: XtermPalette.color(index)))
    case .rgb(let red, let green, let blue):
      if colorDepth == .trueColor { return color }
      let rgb = RGBColor(red: red, green: green, blue: blue)
      return colorDepth == .palette
        ? .palette(XtermPalette.nearest(to: rgb)) : .basic(XtermPalette.nearestBasic(to: rgb))
    }
  }
}
