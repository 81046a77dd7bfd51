import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let outsideTap = DemoScene(
    name: "outside-tap",
    summary: Localized(
      english: "what a tap beside the hole does: nothing, go on, end; and asking back before the end",
      chinese: "点按镂空之外：无效、继续、结束；结束前可再确认")
  ) { screen, context in
    let text = context.text
    let note = BoxView(title: text("Packing list", "行李清单"))
    let share = Button(text("Share", "分享"))
    let lock = Button(text("Lock", "锁定"))
    let status = Label(text("The guide is on.", "引导进行中。"), style: Theme.standard.secondary)
    screen.root.addSubviews(note, share, lock, status)
    screen.root.onLayout = { root in
      let size = root.bounds.size
      let widths = [share, lock].map { $0.sizeThatFits(size).width }
      note.frame = CGRect(x: 1, y: 2, width: size.width - 2, height: min(6, size.height - 8))
      share.frame = CGRect(x: 2, y: 0, width: widths[0], height: 1)
      lock.frame = CGRect(x: size.width - widths[1] - 2, y: 0, width: widths[1], height: 1)
      status.frame = CGRect(x: 2, y: size.height - 1, width: size.width - 4, height: 1)
    }

    @MainActor func step(_ view: View, _ says: String, _ maskTap: MaskTapPolicy) -> GuideStep {
      GuideStep(
        focuses: [Focus(view, style: .rounded)], tips: [Tip(text: says)],
        policies: GuidePolicies(maskTap: maskTap))
    }
    let guide = CarefulGuide(steps: [
      step(share, text("A tap outside does nothing.", "点按外面没有反应。"), .ignore),
      step(lock, text("A tap outside goes on.", "点按外面会继续。"), .advance),
      step(note, text("A tap outside ends the guide.", "点按外面会结束引导。"), .dismiss),
    ])
    guide.words = context.words
    guide.onAsk = { status.text = text("Tap once more to leave.", "再点一次即可离开。") }
    guide.onDismiss = { _, end in
      status.text = text("The guide is over.", "引导已结束。")
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
