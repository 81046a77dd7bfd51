import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let audio = DemoScene(
    name: "audio",
    summary: Localized(
      english: "a figure talks while its step's sound plays, and says so when there is none",
      chinese: "步骤播放声音时人物开口说话；没有声音时会说明"),
    movesInTour: true
  ) { screen, context in
    let text = context.text
    let words = ["Bom dia", "Obrigado", "Adeus"]
    let app = PhraseView(
      title: text("Phrase book", "常用语"), words: words,
      meanings: [text("Good day", "你好"), text("Thank you", "谢谢"), text("Goodbye", "再见")],
      status: text("Portuguese, lesson 1", "葡萄牙语 第一课"))
    screen.root.addSubview(app)
    screen.root.onLayout = { app.frame = $0.bounds }

    let figures = zip(
      words,
      [
        text("Said until noon.", "中午以前说。"), text("A woman says obrigada.", "女士说 obrigada。"),
        text("Wave your hand.", "挥挥手。"),
      ]
    ).map { TalkingFigure($0, says: $1, TalkingTexts.all[context.language], clock: screen.clock) }
    @MainActor func step(_ number: Int, _ sound: URL, _ preparation: StepPreparation?)
      -> GuideStep
    {
      GuideStep(
        focuses: [Focus(app.cards[number], style: .rounded)], tips: [figures[number]],
        attachments: [GuideAudioAttachment(url: sound, volume: 0.5)], preparation: preparation)
    }
    @MainActor func step(_ number: Int, _ tones: [Double]) -> GuideStep {
      let file = ToneFile(tones: tones)
      return step(number, file.url, StepPreparation { _ in try file.write() })
    }
    let plugin = GuideAudioPlugin(player: context.player ?? SilentPlayer(clock: screen.clock))
    plugin.onEvent = { event, _ in context.answer(answer(to: event)) }
    let guide = Guide(
      steps: [
        step(0, [294, 330, 370, 330, 294, 247]), step(1, [247, 294, 392, 370, 330, 294]),
        step(2, URL(fileURLWithPath: "/no-such-folder/adeus.wav"), nil),
      ],
      plugins: [plugin])
    for figure in figures { figure.guide = guide }
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    return guide
  } tour: { tour in
    tour.frame()
    await tour.wait(1)
    tour.frame()
    await tour.wait(2)
    tour.frame()
    await tour.next()
    tour.frame()
    // In the middle of the sound.
    await tour.wait(1)
    await tour.next()
    tour.frame()
    await tour.next()
  }
}

/// What the app tells of a sound.
private func answer(to event: GuideAudioEvent) -> String {
  switch event {
  case .started: "heard a sound start"
  case .stopped(playedToEnd: true): "heard it to its end"
  case .stopped(playedToEnd: false): "heard it stop"
  case .failed: "heard nothing"
  }
}

/// Three cards with a phrase each.
private final class PhraseView: View {
  let cards: [BoxView]
  private let title: Label
  private let status: Label

  init(title: String, words: [String], meanings: [String], status: String) {
    self.title = Label(title, style: Theme.standard.title)
    self.status = Label(status, style: Theme.standard.secondary)
    cards = zip(words, meanings).map { word, meaning in
      let card = BoxView()
      card.addSubviews(
        Label(word, style: Theme.standard.title),
        Label(meaning, style: Theme.standard.secondary))
      return card
    }
    super.init()
    addSubviews(self.title, self.status)
    for card in cards { addSubview(card) }
  }

  override func layoutSubviews() {
    let size = bounds.size
    title.frame = CGRect(x: 2, y: 0, width: size.width - 4, height: 1)
    status.frame = CGRect(x: 2, y: size.height - 1, width: size.width - 4, height: 1)
    let width = (size.width / 3).rounded(.down)
    let padding: CGFloat = width < 16 ? 1 : 2
    for (number, card) in cards.enumerated() {
      card.frame = CGRect(
        x: CGFloat(number) * width + 1, y: size.height < 20 ? 2 : 4, width: width - 2, height: 4)
      for (row, label) in card.subviews.enumerated() {
        label.frame = CGRect(
          x: padding, y: CGFloat(row + 1), width: width - 2 - 2 * padding, height: 1)
      }
    }
  }
}
