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
    let cart = Label(text("Nothing ordered yet", "尚未点单"))
    var cups = 0
    @MainActor func showCart() { cart.text = text("Cups: \(cups)", "杯数：\(cups)") }
    let espresso = Button(text("Espresso", "意式浓缩")) {
      cups += 1
      showCart()
      context.answer("added an espresso")
    }
    let more = Button(text("One more", "再来一杯")) {
      cups += 1
      showCart()
      context.answer("added one more")
    }
    let order = Button(text("Order", "下单")) {
      cart.text = text("Ordered: \(cups)", "已下单：\(cups) 杯")
      context.answer("ordered \(cups)")
    }
    let title = Label(text("Coffee bar", "咖啡吧"), style: Theme.standard.title)
    let buttons = [espresso, more, order]
    screen.root.addSubviews(title, espresso, more, order, cart)
    screen.root.onLayout = { root in
      let size = root.bounds.size
      title.frame = CGRect(x: 2, y: 0, width: size.width - 4, height: 1)
      for (index, button) in buttons.enumerated() {
        let fitting = button.sizeThatFits(size)
        button.frame = CGRect(
          x: 2 + 4 * CGFloat(index), y: CGFloat(2 + 2 * index), width: fitting.width, height: 1)
      }
      cart.frame = CGRect(x: 2, y: size.height - 1, width: size.width - 4, height: 1)
    }

    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(espresso)],
        tips: [Tip(title: text("Try it", "试试看"), text: text("Press the button itself.", "请按按钮本身。"), buttons: [.skip])],
        policies: GuidePolicies(cutoutTap: .forwardThenAdvance)),
      GuideStep(
        focuses: [Focus(more)],
        tips: [Tip(title: text("As often as you like", "多少次都行"), text: text("The guide waits for Next.", "按下一步才继续。"), buttons: [.skip, .next])],
        policies: GuidePolicies(cutoutTap: .forward)),
      GuideStep(
        focuses: [Focus(order)],
        tips: [Tip(title: text("The last one", "最后一步"), text: text("Ordering ends the guide, too.", "下单后引导随之结束。"), buttons: [])],
        policies: GuidePolicies(cutoutTap: .forwardThenAdvance)),
    ])
    guide.words = context.words
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
