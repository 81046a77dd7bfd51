import Foundation
import StepMask
import StepMaskText

/// A screen on which the first of two steps, each of three cut-outs and three tips, is shown.
@MainActor
struct BenchmarkScreen {
  let clock = ManualGuideClock()
  let screen: TextScreen
  let guide: StepMaskGuide

  init(columns: Int = 200, rows: Int = 60, transition: TimeInterval = 0) {
    screen = TextScreen(columns: columns, rows: rows, clock: clock)
    for row in stride(from: 0, to: rows, by: 4) {
      screen.root.addSubview(
        Label(
          "Every row of the app says something", frame: CGRect(x: 4, y: row, width: 60, height: 1)))
    }
    guide = StepMaskGuide(
      models: (0..<6).map { place in
        StepMaskModel(
          frame: CGRect(
            x: columns / 3 * (place % 3) + 4, y: rows / 6 + rows / 3 * (place / 3), width: 18,
            height: 4),
          cornerRadius: 1, step: place / 3)
      })
    for place in 0..<6 {
      guide.addTip(Tip(title: "Here", text: "This is where it happens.", stepTag: place / 3))
    }
    guide.animation = transition > 0 ? GuideAnimation(transitionDuration: transition) : .none
    guide.show(on: screen)
    clock.advance(by: 1)
  }
}
