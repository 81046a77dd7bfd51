import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let rounded = DemoScene(
    name: "rounded",
    summary: Localized(
      english: "rounded holes: fixed, following, scaled, with insets, some corners; a mode switch",
      chinese: "圆角镂空：固定、跟随、缩放、内缩、指定圆角；可切换模式")
  ) { screen, context in
    let text = context.text
    let photo = PhotoView(text("Night over Lisbon", "里斯本之夜"))
    photo.cornerRadius = 6
    screen.root.addSubview(photo)

    @MainActor func step(_ style: RoundedRectangleFocusStyle, _ title: String, _ says: String) -> GuideStep {
      GuideStep(
        focuses: [Focus(photo, style: style)],
        tips: [Tip(title: title, text: says, placement: TipPlacement(.right))])
    }
    let guide = Guide(steps: [
      step(
        RoundedRectangleFocusStyle(radius: .fixed(10)),
        text("Fixed", "固定"), text("A radius of 10, whatever the photo's.", "半径为 10，与照片无关。")),
      step(
        RoundedRectangleFocusStyle(
          radius: .followsTarget(delta: 2),
          insets: FocusInsets(top: -1, left: -2, bottom: -1, right: -2)),
        text("Follow", "跟随"), text("The photo's own radius plus 2, all around it.", "照片自身圆角加 2，四周留边。")),
      step(
        RoundedRectangleFocusStyle(radius: .scaled(multiplier: 2)),
        text("Scaled", "缩放"), text("Twice the photo's own radius.", "照片自身圆角的两倍。")),
      step(
        RoundedRectangleFocusStyle(insets: FocusInsets(top: 2, left: 5, bottom: 2, right: 5)),
        text("Insets", "内缩"), text("Less than the photo, from all edges.", "从各边向内缩。")),
      step(
        RoundedRectangleFocusStyle(radius: .fixed(14), corners: [.topLeft, .bottomRight]),
        text("Corners", "圆角"), text("Two corners only; the others are square.", "只有两个角是圆的。")),
    ])
    guide.words = context.words

    // Without a tag the switch stays through all steps.
    let modes = [("Fixed", "固定"), ("Follow", "跟随"), ("Scaled", "缩放"), ("Insets", "内缩"), ("Corners", "圆角")]
    let buttons = modes.enumerated().map { index, mode in
      Button(text(mode.0, mode.1)) { [weak guide] in guide?.go(to: index) }
    }
    let modeSwitch = View()
    for button in buttons { modeSwitch.addSubview(button) }
    guide.addTip(modeSwitch)
    guide.onStepChange = { _, visit in
      for (index, button) in buttons.enumerated() { button.isEnabled = index != visit.index }
    }

    screen.safeAreaInsets.bottom = 2
    screen.root.onLayout = { root in
      let size = root.bounds.size
      let (width, height) = (min(34, size.width - 6), min(13, size.height - 9))
      photo.frame = CGRect(
        x: size.width < 76 ? ((size.width - width) / 2).rounded() : 4,
        y: size.height < 20 ? 1 : 4, width: width, height: height)
      modeSwitch.frame = CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)
      for (index, button) in buttons.enumerated() {
        let column = (size.width * CGFloat(index) / CGFloat(buttons.count)).rounded()
        let end = (size.width * CGFloat(index + 1) / CGFloat(buttons.count)).rounded()
        button.frame = CGRect(x: column, y: 0, width: end - column, height: 1)
      }
    }
    return guide
  }
}

/// A picture of stars with a caption, in the rounded shape that its corner radius says.
private final class PhotoView: View {
  private let caption: Label

  init(_ caption: String) {
    self.caption = Label(caption, style: CellStyle(attributes: .bold))
    super.init()
    self.caption.alignment = .center
    addSubview(self.caption)
  }

  override func layoutSubviews() {
    caption.frame = CGRect(
      x: 0, y: (bounds.height / 2).rounded(.down), width: bounds.width, height: 1)
  }

  override func draw(in painter: inout Painter) {
    let radii = CornerRadii(width: cornerRadius, height: cornerRadius / 2)
    let shape = MaskShape.roundedRectangle(bounds, radii)
    for row in 0..<Int(max(0, frame.size.height)) {
      for column in 0..<Int(max(0, frame.size.width)) {
        let point = CGPoint(x: column, y: row)
        guard shape.contains(CGPoint(x: point.x + 0.5, y: point.y + 0.5)) else { continue }
        painter.write((column * 7 + row * row * 5) % 11 == 0 ? "*" : ".", at: point)
      }
    }
  }
}
