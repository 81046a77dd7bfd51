import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let outsideTap = DemoScene(
    name: "outside-tap",
    summary: Localized(
      english: "what a tap beside the hole does: nothing, go on, or end, but only if meant",
      chinese: "点按镂空之外：无效、继续，或确认后结束")
  ) { screen, context in
    let text = context.text
    let app = PackingView(context)
    screen.root.addSubview(app)
    screen.root.onLayout = { app.frame = $0.bounds }

    @MainActor func step(_ view: View, _ tip: Tip, _ maskTap: MaskTapPolicy) -> GuideStep {
      GuideStep(
        focuses: [Focus(view, style: .rounded)], tips: [tip],
        policies: GuidePolicies(maskTap: maskTap))
    }
    let last = Tip(text: text("A tap outside ends the guide.", "点按外面会结束引导。"))
    let guide = CarefulGuide(steps: [
      step(app.share, Tip(text: text("A tap outside does nothing.", "点按外面没有反应。")), .ignore),
      step(app.lock, Tip(text: text("A tap outside goes on.", "点按外面会继续。")), .advance),
      step(app.list, last, .dismiss),
    ])
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    guide.onAsk = { [weak screen] in
      last.text = text("Sure? Tap outside once more.", "确定？请再点一次外面。")
      screen?.setNeedsLayout()
    }
    guide.onDismiss = { _, end in
      app.status.text = text("The guide is over.", "引导已结束。")
      context.answer("saw the guide end: \(end.reason)")
    }
    return guide
  } tour: { tour in
    tour.frame()
    await tour.tapMask()
    await tour.next()
    tour.frame()
    await tour.tapMask()
    tour.frame()
    await tour.tapMask()
    tour.frame()
    await tour.tapMask()
    tour.frame()
  }
}

/// A guide that wants to be asked twice before it ends by a tap beside it.
private final class CarefulGuide: Guide {
  var onAsk: @MainActor () -> Void = {}
  private var wasAsked = false

  override func willShow() { wasAsked = false }

  override func shouldDismiss(_ reason: EndReason) -> Bool {
    guard reason == .outsideTap, !wasAsked else { return true }
    wasAsked = true
    onAsk()
    return false
  }
}

/// A list with two buttons above it and a line below it.
private final class PackingView: View {
  let share: Button
  let lock: Button
  let list: BoxView
  let status: Label
  private let items: Label

  init(_ context: SceneContext) {
    let text = context.text
    share = Button(text("Share", "分享"))
    lock = Button(text("Lock", "锁定"))
    list = BoxView(title: text("Packing list", "行李清单"))
    status = Label(text("The guide is on.", "引导进行中。"), style: Theme.standard.secondary)
    items = Label(text("Passport\nCharger\nRaincoat", "护照\n充电器\n雨衣"))
    super.init()
    list.addSubview(items)
    addSubviews(share, lock, list, status)
  }

  override func layoutSubviews() {
    let size = bounds.size
    share.frame = CGRect(origin: CGPoint(x: 2, y: 0), size: share.sizeThatFits(size))
    let width = lock.sizeThatFits(size).width
    lock.frame = CGRect(x: size.width - width - 2, y: 0, width: width, height: 1)
    list.frame = CGRect(x: 1, y: 3, width: size.width - 2, height: 5)
    items.frame = CGRect(x: 2, y: 1, width: size.width - 6, height: 3)
    status.frame = CGRect(x: 2, y: size.height - 1, width: size.width - 4, height: 1)
  }
}
