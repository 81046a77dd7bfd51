import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let showOnce = DemoScene(
    name: "show-once",
    summary: Localized(
      english: "a guide that goes on where it stopped, is seen once, then refused until forgotten",
      chinese: "引导从上次停下处继续；看完一次便不再出现，直到清除记录")
  ) { screen, context in
    let text = context.text
    let app = PaintView(context)
    screen.root.addSubview(app)
    screen.root.onLayout = { app.frame = $0.bounds }

    @MainActor func step(_ tool: Button, _ says: String) -> GuideStep {
      GuideStep(
        identifier: tool.title, focuses: [Focus(tool)],
        tips: [Tip(title: tool.title, text: says, buttons: [.skip, .next])])
    }
    let guide = Guide(
      steps: [
        step(app.tools[0], text("Draws lines.", "画线条。")),
        step(app.tools[1], text("Takes lines away.", "擦去线条。")),
        step(app.tools[2], text("Fills what is closed.", "填满封闭区域。")),
      ],
      plugins: [app])
    // An app keeps it in a file instead: FileGuideHistory(url: file).
    guide.history = GuideHistoryPolicy(
      history: InMemoryGuideHistory(), identifier: "tools", limit: .once, resumes: true)
    app.show.on(.press) { [weak guide, weak screen] in
      if let screen { guide?.show(on: screen) }
    }
    app.forget.on(.press) { [weak guide, weak app] in
      guard let guide else { return }
      try? guide.history?.reset()
      app?.showRecord(of: guide)
      context.answer("forgot the guide")
    }
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    app.showRecord(of: guide)
    return guide
  } tour: { tour in
    await tour.next()
    tour.frame()
    // As if the app were closed on the way, which does not count as seen.
    await tour.dismiss()
    tour.frame()
    await tour.tapButton(showTitle)
    tour.frame()
    for _ in 1...2 { await tour.next() }
    tour.frame()
    await tour.tapButton(showTitle)
    tour.frame()
    await tour.tapButton(forgetTitle)
    await tour.tapButton(showTitle)
    tour.frame()
  }
}

private let showTitle = Localized(english: "Show the guide", chinese: "显示引导")
private let forgetTitle = Localized(english: "Forget it", chinese: "清除记录")

/// Three tools, and what is remembered of the guide; a plugin, so as to hear when that changes.
private final class PaintView: View, GuidePlugin {
  let tools: [Button]
  let show: Button
  let forget: Button
  private let title: Label
  private let memory: BoxView
  private let record = Label()
  private let status = Label(style: Theme.standard.secondary)
  private let text: @MainActor (String, String) -> String

  init(_ context: SceneContext) {
    text = context.text
    tools = [text("Pen", "画笔"), text("Eraser", "橡皮"), text("Bucket", "油漆桶")].map {
      Button($0)
    }
    show = Button(showTitle[context.language])
    forget = Button(forgetTitle[context.language])
    title = Label(text("Paint", "画图"), style: Theme.standard.title)
    memory = BoxView(title: text("Remembered", "已记住"))
    super.init()
    memory.addSubview(record)
    addSubviews(title, memory, show, forget, status)
    for tool in tools { addSubview(tool) }
  }

  func handle(_ event: GuideEvent, in guide: Guide) {
    showRecord(of: guide)
    switch event {
    case .willShow: status.text = ""
    case .showRefused(.alreadySeen):
      status.text = text("Not shown: it was seen already.", "不再显示：已经看过。")
    default: break
    }
  }

  func showRecord(of guide: Guide) {
    guard let policy = guide.history, let records = try? policy.history.records() else { return }
    let known = records[policy.identifier] ?? GuideRecord()
    let place = known.place?.identifier ?? "-"
    let isSeen = known.countedEnds > 0 ? text("yes", "是") : text("no", "否")
    record.text = [
      text("Shown       \(known.shownCount)", "次数   \(known.shownCount)"),
      text("Stopped at  \(place)", "停在   \(place)"),
      text("Seen        \(isSeen)", "看过   \(isSeen)"),
    ].joined(separator: "\n")
  }

  override func layoutSubviews() {
    let size = bounds.size
    title.frame = CGRect(x: 2, y: 0, width: size.width - 4, height: 1)
    var x: CGFloat = 2
    for tool in tools {
      tool.frame = CGRect(origin: CGPoint(x: x, y: 2), size: tool.sizeThatFits(size))
      x += tool.frame.size.width + 3
    }
    let bottom = size.height - 1
    memory.frame = CGRect(x: 1, y: max(4, bottom - 6), width: size.width - 2, height: 5)
    record.frame = CGRect(x: 2, y: 1, width: size.width - 6, height: 3)
    show.frame = CGRect(origin: CGPoint(x: 2, y: bottom - 1), size: show.sizeThatFits(size))
    forget.frame = CGRect(
      origin: CGPoint(x: show.frame.maxX + 2, y: bottom - 1), size: forget.sizeThatFits(size))
    status.frame = CGRect(x: 2, y: bottom, width: size.width - 4, height: 1)
  }
}
