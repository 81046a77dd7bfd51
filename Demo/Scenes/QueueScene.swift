import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let queue = DemoScene(
    name: "queue",
    summary: Localized(
      english: "three guides on one screen take turns: by priority, then first come",
      chinese: "同一屏幕上三个引导依次出场：先看优先级，再看先后")
  ) { screen, context in
    let text = context.text
    let alarm = Button(text("Alarm 7:00", "闹钟 7:00"))
    let news = Button(text("What is new", "新功能"))
    let waiting = Label(style: Theme.standard.secondary)
    screen.root.addSubviews(alarm, news, waiting)
    screen.root.onLayout = { root in
      let size = root.bounds.size
      alarm.frame = CGRect(origin: CGPoint(x: 2, y: 1), size: alarm.sizeThatFits(size))
      let width = news.sizeThatFits(size).width
      news.frame = CGRect(x: size.width - width - 2, y: 1, width: width, height: 1)
      waiting.frame = CGRect(x: 2, y: size.height - 1, width: size.width - 4, height: 1)
    }

    @MainActor func guide(_ view: View, _ title: String, _ says: String) -> Guide {
      let tip = Tip(title: title, text: says, showsProgress: false)
      let guide = Guide(steps: [GuideStep(focuses: [Focus(view)], tips: [tip])])
      guide.words = context.words
      guide.onStepChange = { [weak screen] _, _ in
        let count = screen?.guides.waiting.count ?? 0
        waiting.text = text("Guides that wait: \(count)", "等待中的引导：\(count)")
      }
      return guide
    }
    let tour = guide(alarm, text("Your alarm", "你的闹钟"), text("First come.", "先来的先出场。"))
    let later = guide(
      news, text("What is new", "新功能"), text("It can wait, so it comes last.", "不急，最后出场。"))
    later.priority = .low
    let notice = guide(
      alarm, text("Clocks change tonight", "今晚调整时钟"),
      text("Asked last, yet second.", "最后请求，却第二个出场。"))
    notice.priority = .high
    context.follow(later, "later")
    context.follow(notice, "notice")

    let tellCount = tour.onStepChange
    tour.onStepChange = { [weak screen] guide, visit in
      guard let screen else { return }
      later.show(on: screen)
      notice.show(on: screen)
      tellCount?(guide, visit)
    }
    return tour
  }
}
