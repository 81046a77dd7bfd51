import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let forwarding = DemoScene(
    name: "forwarding",
    summary: Localized(
      english: "the real buttons work through the holes; pressing them goes on and ends the guide",
      chinese: "真实按钮透过镂空照常可用；按下即继续，最后结束引导")
  ) { screen, context in
    let text = context.text
    let bar = CoffeeBarView(context)
    screen.root.addSubview(bar)
    screen.root.onLayout = { bar.frame = $0.bounds }

    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(bar.espresso)],
        tips: [
          Tip(
            title: text("Try it", "试试看"),
            text: text("Press the button itself.", "请按按钮本身。"), buttons: [.skip])
        ],
        policies: GuidePolicies(cutoutTap: .forwardThenAdvance)),
      GuideStep(
        focuses: [Focus(bar.more)],
        tips: [
          Tip(
            title: text("As often as you like", "多少次都行"),
            text: text("The guide waits for Next.", "按下一步才继续。"), buttons: [.skip, .next])
        ],
        policies: GuidePolicies(cutoutTap: .forward)),
      GuideStep(
        focuses: [Focus(bar.order)],
        tips: [
          Tip(
            title: text("The last one", "最后一步"),
            text: text("Ordering ends the guide, too.", "下单后引导随之结束。"), buttons: [])
        ],
        policies: GuidePolicies(cutoutTap: .forward),
        completers: [ControlEventCompleter(bar.order, .press, outcome: .end)]),
    ])
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    return guide
  } tour: { tour in
    tour.frame()
    await tour.tapMask()
    await tour.tapCutout()
    tour.frame()
    await tour.tapCutout()
    await tour.tapCutout()
    tour.frame()
    await tour.tapControl(.next)
    tour.frame()
    await tour.tapCutout()
    tour.frame()
  }
}

/// Three buttons, and how many cups they have made.
private final class CoffeeBarView: View {
  let espresso: Button
  let more: Button
  let order: Button
  private let title: Label
  private let status: Label
  private var cups = 0

  init(_ context: SceneContext) {
    let text = context.text
    espresso = Button(text("Espresso", "意式浓缩"))
    more = Button(text("One more", "再来一杯"))
    order = Button(text("Order", "下单"))
    title = Label(text("Coffee bar", "咖啡吧"), style: Theme.standard.title)
    status = Label(text("Nothing ordered yet", "尚未点单"))
    super.init()
    addSubviews(title, espresso, more, order, status)
    for button in [espresso, more] {
      button.on(.press) { [weak self] in
        guard let self else { return }
        cups += 1
        status.text = text("Cups: \(cups)", "杯数：\(cups)")
        context.answer("added a cup")
      }
    }
    order.on(.press) { [weak self] in
      guard let self else { return }
      status.text = text("Ordered: \(cups)", "已下单：\(cups) 杯")
      context.answer("ordered \(cups)")
    }
  }

  override func layoutSubviews() {
    let size = bounds.size
    title.frame = CGRect(x: 2, y: 0, width: size.width - 4, height: 1)
    for (row, button) in [espresso, more, order].enumerated() {
      let place = CGPoint(x: 2 + 4 * row, y: 2 + 2 * row)
      button.frame = CGRect(origin: place, size: button.sizeThatFits(size))
    }
    status.frame = CGRect(x: 2, y: size.height - 1, width: size.width - 4, height: 1)
  }
}
