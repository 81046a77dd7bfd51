import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let circle = DemoScene(
    name: "circle",
    summary: Localized(
      english: "holes that are round to the eye on cells: scaled, fixed, with a centre offset",
      chinese: "在字符格上看起来是圆的镂空：按比例、固定半径、圆心偏移")
  ) { screen, context in
    let text = context.text
    let moon = MoonView()
    let title = Label(text("The moon tonight", "今晚的月亮"), style: Theme.standard.title)
    screen.root.addSubviews(title, moon)
    screen.root.onLayout = { root in
      let size = root.bounds.size
      let height = min(16, size.height - 8)
      title.frame = CGRect(x: 2, y: 0, width: size.width - 2, height: 1)
      moon.frame = CGRect(
        x: size.width < 76 ? ((size.width - 2 * height) / 2).rounded() : 8,
        y: size.height < 20 ? 1 : 4, width: 2 * height, height: height)
    }

    @MainActor func step(_ style: CircleFocusStyle, _ title: String, _ says: String) -> GuideStep {
      GuideStep(
        focuses: [Focus(moon, style: style)],
        tips: [Tip(title: title, text: says, placement: TipPlacement(.right))])
    }
    let guide = Guide(steps: [
      step(
        CircleFocusStyle(radius: .scaled(factor: 1)),
        text("Nearly full", "接近满月"), text("A radius of half its side.", "半径为边长的一半。")),
      step(
        CircleFocusStyle(radius: .fixed(6)),
        text("Copernicus", "哥白尼环形山"), text("A radius of 6, at any size.", "半径固定为 6。")),
      step(
        CircleFocusStyle(radius: .fixed(4), centerOffset: CGSize(width: 6, height: -2)),
        text("Sea of Crises", "危海"), text("6 to the right, 2 up.", "圆心右移 6，上移 2。")),
      step(
        CircleFocusStyle(radius: .scaled(factor: 1.25)),
        text("And its glow", "还有月晕"), text("A quarter larger than the moon.", "比月亮大四分之一。")),
    ])
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    return guide
  }
}

/// A disc that touches the edges of its frame.
private final class MoonView: View {
  override func draw(in painter: inout Painter) {
    painter.stipple(.ellipse(bounds)) { column, row in
      (column * 5 + row * row * 3) % 13 < 2 ? "o" : "."
    }
  }
}
