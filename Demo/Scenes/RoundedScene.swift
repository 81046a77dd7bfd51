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
    let modes = RoundedMode.all(text)
    let guide = Guide(
      steps: modes.map { mode in
        GuideStep(
          focuses: [Focus(photo, style: mode.style)],
          tips: [Tip(title: mode.name, text: mode.text, placement: TipPlacement(.right))])
      })
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout

    // A view can be a tip, and without a tag it stays through all steps.
    let modeSwitch = ModeSwitch(modes.map(\.name)) { [weak guide] in guide?.go(to: $0) }
    guide.addTip(modeSwitch)
    guide.onStepChange = { _, visit in modeSwitch.select(visit.index) }

    screen.root.addSubview(photo)
    screen.safeAreaInsets.bottom = 2
    screen.root.onLayout = { root in
      let size = root.bounds.size
      let (width, height) = (min(34, size.width - 6), min(13, size.height - 9))
      let middle = ((size.width - width) / 2).rounded()
      photo.frame = CGRect(
        x: size.width < 76 ? middle : 4, y: size.height < 20 ? 1 : 4, width: width,
        height: height)
      modeSwitch.frame = CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)
    }
    return guide
  }
}

/// A style of the hole, with a name and what its tip says.
private struct RoundedMode {
  var style: RoundedRectangleFocusStyle
  var name: String
  var text: String

  static func all(_ text: (String, String) -> String) -> [RoundedMode] {
    [
      RoundedMode(
        style: RoundedRectangleFocusStyle(radius: .fixed(10)), name: text("Fixed", "固定"),
        text: text("A radius of 10 for any photo.", "半径总是 10。")),
      RoundedMode(
        style: RoundedRectangleFocusStyle(
          radius: .followsTarget(delta: 2),
          insets: FocusInsets(top: -1, left: -2, bottom: -1, right: -2)),
        name: text("Follow", "跟随"),
        text: text("Its own radius and 2 more.", "照片自身圆角加 2，四周留边。")),
      RoundedMode(
        style: RoundedRectangleFocusStyle(radius: .scaled(multiplier: 2)),
        name: text("Scaled", "缩放"), text: text("Twice the photo's own radius.", "照片自身圆角的两倍。")),
      RoundedMode(
        style: RoundedRectangleFocusStyle(
          insets: FocusInsets(top: 2, left: 5, bottom: 2, right: 5)),
        name: text("Insets", "内缩"), text: text("Further in from every edge.", "从各边向内缩。")),
      RoundedMode(
        style: RoundedRectangleFocusStyle(radius: .fixed(14), corners: [.topLeft, .bottomRight]),
        name: text("Corners", "圆角"),
        text: text("Two corners, the others square.", "只有两个角是圆的。")),
    ]
  }
}

/// A row of buttons of which the selected one cannot be pressed.
private final class ModeSwitch: View {
  private let buttons: [Button]

  init(_ names: [String], onSelect: @escaping @MainActor (Int) -> Void) {
    buttons = names.enumerated().map { index, name in Button(name) { onSelect(index) } }
    super.init()
    for button in buttons { addSubview(button) }
  }

  func select(_ index: Int) {
    for (number, button) in buttons.enumerated() { button.isEnabled = number != index }
  }

  override func layoutSubviews() {
    let width = bounds.size.width / CGFloat(buttons.count)
    for (number, button) in buttons.enumerated() {
      let (left, right) = (width * CGFloat(number), width * CGFloat(number + 1))
      button.frame = CGRect(
        x: left.rounded(), y: 0, width: right.rounded() - left.rounded(), height: 1)
    }
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
    let middle = (bounds.size.height / 2).rounded(.down)
    caption.frame = CGRect(x: 0, y: middle, width: bounds.size.width, height: 1)
  }

  override func draw(in painter: inout Painter) {
    let radii = CornerRadii(width: cornerRadius, height: cornerRadius / 2)
    painter.stipple(.roundedRectangle(bounds, radii)) { column, row in
      (column * 7 + row * row * 5) % 11 == 0 ? "*" : "."
    }
  }
}
