import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let resize = DemoScene(
    name: "resize",
    summary: Localized(
      english: "the screen turns from wide to tall and back; holes and tips find their places",
      chinese: "屏幕由横转竖再转回；镂空与提示各就各位")
  ) { screen, context in
    let text = context.text
    let app = TripView(context)
    screen.root.addSubview(app)
    screen.root.onLayout = { app.frame = $0.bounds }

    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(app.list)],
        tips: [
          Tip(
            title: text("Where you will stop", "停靠站"),
            text: text("Beside the map or below it.", "在地图旁边，或在它下方。"),
            placement: TipPlacement(.left))
        ]),
      GuideStep(
        focuses: [Focus(app.route), Focus(app.start)],
        tips: [Tip(text: text("Three stops, one tap.", "三站，一按即走。"))]),
    ])
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    return guide
  } tour: { tour in
    let wide = tour.size
    // As wide and as high, to the eye, as the screen was high and wide.
    let tall = ScreenSize(columns: 2 * wide.rows, rows: max(1, wide.columns / 2))
    while tour.isGuided {
      tour.frame()
      await tour.resize(tall)
      tour.frame()
      await tour.resize(wide)
      tour.frame()
      await tour.next()
    }
  }
}

/// A map and a list of stops: beside each other where it is wide, else the list below.
private final class TripView: View {
  let route: Label
  let list: Label
  let start: Button
  private let map: BoxView
  private let stops: BoxView

  init(_ context: SceneContext) {
    let text = context.text
    map = BoxView(title: text("Map", "地图"))
    stops = BoxView(title: text("Stops", "站点"))
    route = Label(text("Old town > Lighthouse", "老城 > 灯塔"), style: Theme.standard.secondary)
    list = Label(text("1  Old town\n2  Harbour\n3  Lighthouse", "1  老城\n2  港口\n3  灯塔"))
    start = Button(text("Start", "出发"))
    super.init()
    map.addSubview(route)
    stops.addSubviews(list, start)
    addSubviews(map, stops)
  }

  override func layoutSubviews() {
    let size = bounds.size
    // A cell is twice as high as wide.
    let isWide = size.width > 2 * size.height
    let width = isWide ? (size.width * 0.6).rounded() : size.width
    let height = isWide ? size.height : (size.height * 0.6).rounded()
    map.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stops.frame =
      isWide
      ? CGRect(x: width, y: 0, width: size.width - width, height: height)
      : CGRect(x: 0, y: height, width: width, height: size.height - height)
    route.frame = CGRect(
      origin: CGPoint(x: 2, y: height - 2), size: route.sizeThatFits(size))
    list.frame = CGRect(origin: CGPoint(x: 2, y: 2), size: list.sizeThatFits(size))
    start.frame = CGRect(
      origin: CGPoint(x: 2, y: stops.frame.size.height - 2), size: start.sizeThatFits(size))
  }
}
