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
    let map = BoxView(title: text("Map", "地图"))
    let stops = BoxView(title: text("Stops", "站点"))
    let route = Label(
      text("Old town > Harbour > Lighthouse", "老城 > 港口 > 灯塔"),
      style: Theme.standard.secondary)
    let start = Button(text("Start", "出发"))
    map.addSubview(route)
    stops.addSubview(start)
    screen.root.addSubviews(map, stops)
    screen.root.onLayout = { root in
      let size = root.bounds.size
      // A cell is twice as high as wide.
      let isWide = size.width > 2 * size.height
      let width = isWide ? (size.width * 0.6).rounded() : size.width
      let height = isWide ? size.height : (size.height * 0.6).rounded()
      map.frame = CGRect(x: 0, y: 0, width: width, height: height)
      stops.frame =
        isWide
        ? CGRect(x: width, y: 0, width: size.width - width, height: height)
        : CGRect(x: 0, y: height, width: width, height: size.height - height)
      route.frame = CGRect(x: 2, y: height - 2, width: width - 4, height: 1)
      let button = start.sizeThatFits(size)
      start.frame = CGRect(
        x: 2, y: stops.frame.size.height - 2, width: button.width, height: button.height)
    }

    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(stops, style: .rounded)],
        tips: [
          Tip(
            title: text("Where you will stop", "停靠站"),
            text: text("Beside the map or below it.", "在地图旁边，或在它下方。"),
            placement: TipPlacement(.left))
        ]),
      GuideStep(
        focuses: [Focus(route), Focus(start)],
        tips: [Tip(text: text("Three stops, one tap.", "三站，一按即走。"))]),
    ])
    guide.words = context.words
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
