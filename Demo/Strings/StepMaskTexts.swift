import StepMask

/// What the tips of the scene `step-mask` say.
struct StepMaskTexts: Sendable {
  struct TipText: Sendable {
    var title: String
    var text: String
  }

  var words: GuideWords
  var welcome: TipText
  var balance: TipText
  var pay: TipText
  var request: TipText
  var topUp: TipText
  var activity: TipText
  var search: TipText

  static let all = Localized(english: english, chinese: chinese)

  private static let english = StepMaskTexts(
    words: GuideWords(),
    welcome: TipText(
      title: "Welcome to Finch",
      text: "A short tour of your wallet.\nTap anywhere to go on."),
    balance: TipText(
      title: "Your balance", text: "What you have now, and how it changed this week."),
    pay: TipText(title: "Send", text: "To anybody."),
    request: TipText(title: "Ask", text: "For your share."),
    topUp: TipText(title: "Add", text: "From your bank."),
    activity: TipText(
      title: "Every payment", text: "The newest come first. Select one to see more."),
    search: TipText(title: "Find it again", text: "By name, amount or day."))

  private static let chinese = StepMaskTexts(
    words: .chinese,
    welcome: TipText(title: "欢迎使用小雀", text: "带你快速看看钱包。\n轻点任意位置继续。"),
    balance: TipText(title: "余额", text: "现在有多少钱，本周变化如何。"),
    pay: TipText(title: "付款", text: "付给任何人。"),
    request: TipText(title: "收款", text: "请朋友分摊。"),
    topUp: TipText(title: "充值", text: "从银行卡转入。"),
    activity: TipText(title: "每一笔明细", text: "最新的在最前面，选中可查看详情。"),
    search: TipText(title: "随时查找", text: "按名称、金额或日期。"))
}
