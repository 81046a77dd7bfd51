// The examples of README.md, between marks; ReadmeTests compares them line by line.

// README: first
import Foundation
import StepMask
import StepMaskText
// end
import Testing

// README: first, continued
final class PayTour: StepMaskGuide {
  override func configureInterface() {
    addTip(Tip(title: "Pay", text: "One tap, and it is done.", stepTag: 2))
    addTip(Tip(title: "Your balance", text: "What you have now.", stepTag: 1))
  }
}

// end

@MainActor
enum ReadmeExamples {
  static func first() -> String {
    var printed = ""
    func print(_ text: String) { printed = text }
    // README: first, continued
    let balance = Label("Balance  $2,480.50", frame: CGRect(x: 9, y: 1, width: 18, height: 1))
    let pay = Button("Pay", frame: CGRect(x: 29, y: 1, width: 7, height: 1))
    let screen = TextScreen(columns: 46, rows: 9, clock: ManualGuideClock())
    screen.root.addSubviews(balance, pay)

    let models = [StepMaskModel(view: pay, step: 2), StepMaskModel(view: balance, step: 1)]
    let tour = PayTour(models: models)
    tour.animation = .none
    tour.show(on: screen)
    print(screen.snapshot().text)
    // end
    return printed
  }

  static func composed(_ pay: Button) -> Guide {
    // README: compose
    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(pay, style: RoundedRectangleFocusStyle(radius: .fixed(1)))],
        tips: [Tip(title: "Pay", text: "Try it now.", buttons: [.skip])],
        policies: GuidePolicies(cutoutTap: .forwardThenAdvance)),
      GuideStep(tips: [Tip(text: "That is all.")]),
    ])
    // end
    return guide
  }

  static func completed(_ pay: Button) -> GuideStep {
    // README: completers
    let last = GuideStep(
      focuses: [Focus(pay)], tips: [Tip(text: "Press it, and off you go.", buttons: [])],
      policies: GuidePolicies(cutoutTap: .forward),
      completers: [ControlEventCompleter(pay, .press, outcome: .end)])
    // end
    return last
  }

  static func prepared(_ table: TableView) -> GuideStep {
    // README: preparation
    let row = GuideStep(
      focuses: [Focus { table.cell(forRow: 40) }], tips: [Tip(text: "Far down, but found.")],
      preparation: StepPreparation(timeLimit: 3) { _ in table.scrollToRow(40) })
    // end
    return row
  }

  static func spoken(_ sound: URL, _ file: URL) -> Guide {
    // README: plugins
    let spoken = GuideStep(
      tips: [Tip(text: "Listen.")], attachments: [GuideAudioAttachment(url: sound, volume: 0.8)])
    let guide = Guide(
      steps: [spoken], plugins: [GuideAudioPlugin(), GuideEventLogPlugin(to: .standardError)])
    // end
    // README: history
    guide.history = GuideHistoryPolicy(
      history: FileGuideHistory(url: file), identifier: "welcome", limit: .once, resumes: true)
    // end
    return guide
  }

  static func show(_ news: Guide, _ alarm: Guide, _ hint: Guide, on screen: TextScreen) {
    // README: presentation
    news.priority = .high
    news.show(on: screen)  // waits while another one is on
    alarm.show(on: screen, policy: .replace)  // ends that one
    hint.show(on: screen, policy: .reject, dismissAfter: 5)  // now or not at all
    // end
  }

  static func testing(_ tour: Guide, on screen: TextScreen, _ clock: ManualGuideClock) {
    // README: testing
    tour.show(on: screen)
    clock.advance(by: 1)  // a whole second of fading, in no time
    screen.tap(column: 0, row: 0)
    clock.advance(by: 1)
    #expect(tour.currentStep?.tag == 2)
    #expect(screen.snapshot().text.contains("║[ Pay ]║"))
    // end
  }
}
