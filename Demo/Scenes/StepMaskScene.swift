import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let stepMask = DemoScene(
    name: "step-mask",
    summary: Localized(
      english: "a subclass of StepMaskGuide shows a wallet: models in any order, one ordered tour",
      chinese: "StepMaskGuide 的子类介绍一个钱包：模型次序任意，导览次序井然")
  ) { screen, context in
    let app = WalletView(WalletTexts.all[context.language]) { title in
      context.answer("pressed \(title)")
    }
    screen.root.addSubview(app)
    screen.root.onLayout = { app.frame = $0.bounds }
    screen.safeAreaInsets.bottom = 1
    return WalletTour(of: app, saying: StepMaskTexts.all[context.language])
  }
}

/// A tour of the wallet.
///
/// The order of the models does not matter, that of their steps does.
final class WalletTour: StepMaskGuide {
  private let texts: StepMaskTexts
  private let skipButton: Button

  init(of app: WalletView, saying texts: StepMaskTexts) {
    self.texts = texts
    skipButton = Button(texts.words.skip)
    super.init(models: [
      StepMaskModel(view: app.activity, cornerRadius: 1, step: 8),
      StepMaskModel(view: app.pay, step: 4),
      StepMaskModel(view: app.search, step: 12),
      StepMaskModel(view: app.balance, cornerRadius: 1, step: 3),
      StepMaskModel(view: app.request, step: 4),
      StepMaskModel(frame: app.logoFrame, step: 1),
      StepMaskModel(view: app.topUp, step: 4),
    ])
    words = texts.words
    // In a small window a target may be out of sight; its tip still says something.
    policies.missingTarget = .showWithoutCutout
  }

  override func configureInterface() {
    addTip(tip(texts.welcome, step: 1))
    addTip(tip(texts.balance, step: 3))
    addTip(tip(texts.pay, step: 4, isQuiet: true))
    addTip(tip(texts.request, step: 4))
    addTip(tip(texts.topUp, step: 4, isQuiet: true))
    addTip(tip(texts.activity, step: 8, .top))
    addTip(tip(texts.search, step: 12))
    // Without a tag it stays through all steps.
    skipButton.guideAction = .skip
    addTip(skipButton)
  }

  override func layoutInterface() {
    guard let bounds = surface?.bounds else { return }
    let size = skipButton.sizeThatFits(bounds.size)
    skipButton.frame = CGRect(
      x: bounds.maxX - size.width, y: bounds.maxY - 1, width: size.width, height: size.height)
  }

  /// A tip beside its step's cut-out; a quiet one leaves progress and buttons to another one.
  private func tip(
    _ text: StepMaskTexts.TipText, step: Int, _ side: TipSide = .bottom, isQuiet: Bool = false
  ) -> Tip {
    Tip(
      title: text.title, text: text.text, stepTag: step, placement: TipPlacement(side),
      showsProgress: !isQuiet, buttons: isQuiet ? [] : [.back, .next])
  }
}
