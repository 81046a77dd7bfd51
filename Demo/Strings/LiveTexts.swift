/// What the live demo says around its scenes.
struct LiveTexts: Sendable {
  var title: String
  var hint: String
  var events: String
  var choose: String
  var open: String
  var steps: String
  var focus: String
  var endTour: String
  var showAgain: String
  var language: String
  var motionOff: String
  var motionOn: String
  var eventPane: String
  var gallery: String
  var quit: String

  static let all = Localized(english: english, chinese: chinese)

  private static let english = LiveTexts(
    title: "StepMask", hint: "Guided tours of apps made of text. Choose a scene.",
    events: "Events", choose: "choose", open: "open", steps: "step", focus: "focus",
    endTour: "end", showAgain: "again", language: "中文", motionOff: "motion off",
    motionOn: "motion on", eventPane: "events", gallery: "gallery", quit: "quit")

  private static let chinese = LiveTexts(
    title: "StepMask", hint: "文字界面应用的引导。请选择一个场景。", events: "事件", choose: "选择",
    open: "打开", steps: "步骤", focus: "焦点", endTour: "结束", showAgain: "再来",
    language: "English", motionOff: "关闭动画", motionOn: "开启动画", eventPane: "事件",
    gallery: "目录", quit: "退出")
}
