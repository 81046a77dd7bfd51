import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let table = DemoScene(
    name: "table",
    summary: Localized(
      english: "rows of a table by provider: scrolled into view, reused, sorted anew, still found",
      chinese: "由闭包提供表格行：滚动到可见、复用、重新排序，仍能找到")
  ) { screen, context in
    let text = context.text
    let cities = CityTable(cities.map { ($0.name[context.language], $0.metres) })
    let sort = Button(text("Highest first", "从高到低")) { [weak cities] in
      cities?.sortByHeight()
      context.answer("sorted the table")
    }
    screen.root.addSubviews(sort, cities)
    screen.root.onLayout = { root in
      let size = root.bounds.size
      sort.frame = CGRect(origin: CGPoint(x: 1, y: 0), size: sort.sizeThatFits(size))
      cities.frame = CGRect(x: 1, y: 2, width: size.width - 2, height: size.height - 3)
    }

    /// A row has a view only while it is in sight, and that view may be another one each time.
    @MainActor func row(of city: String, says: String) -> GuideStep {
      GuideStep(
        focuses: [Focus { [weak cities] in cities?.cell(of: city) }], tips: [Tip(text: says)],
        preparation: StepPreparation { [weak cities] _ in cities?.scroll(to: city) })
    }
    let quito = text("Quito", "基多")
    let guide = Guide(steps: [
      row(
        of: text("Amsterdam", "阿姆斯特丹"),
        says: text("Below the level of the sea.", "低于海平面。")),
      row(of: quito, says: text("Far down, but found.", "在很下面，也找得到。")),
      GuideStep(
        focuses: [Focus(sort)], tips: [Tip(text: text("Sort them now.", "现在来排序。"))],
        policies: GuidePolicies(cutoutTap: .forwardThenAdvance)),
      row(of: quito, says: text("The same city in its new place.", "还是它，换了位置。")),
    ])
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    return guide
  } tour: { tour in
    tour.frame()
    for _ in 1...2 {
      await tour.next()
      tour.frame()
    }
    await tour.tapCutout()
    tour.frame()
  }
}

/// Cities with their height above the sea.
private final class CityTable: TableView {
  private var cities: [(name: String, metres: Int)]

  init(_ cities: [(name: String, metres: Int)]) {
    self.cities = cities
    super.init()
    numberOfRows = { [weak self] in self?.cities.count ?? 0 }
    cellForRow = { [weak self] table, row in
      let cell = table.dequeueCell("") { TableCell() }
      if let city = self?.cities[row] { cell.text = "\(city.name)  \(city.metres) m" }
      return cell
    }
    reloadData()
  }

  func sortByHeight() {
    cities.sort { $0.metres > $1.metres }
    reloadData()
  }

  func scroll(to city: String) {
    if let row = row(of: city) { scrollToRow(row) }
  }

  func cell(of city: String) -> TableCell? { row(of: city).flatMap(cell(forRow:)) }

  private func row(of city: String) -> Int? { cities.firstIndex { $0.name == city } }
}

private let cities: [(name: Localized<String>, metres: Int)] = [
  ("Amsterdam", "阿姆斯特丹", -2), ("Athens", "雅典", 70), ("Berlin", "柏林", 34),
  ("Bern", "伯尔尼", 540), ("Bogota", "波哥大", 2640), ("Cairo", "开罗", 23),
  ("Dublin", "都柏林", 20), ("Hanoi", "河内", 16), ("Helsinki", "赫尔辛基", 26),
  ("Jakarta", "雅加达", 8), ("Kabul", "喀布尔", 1790), ("Kathmandu", "加德满都", 1400),
  ("La Paz", "拉巴斯", 3640), ("Lima", "利马", 154), ("Lisbon", "里斯本", 2),
  ("Madrid", "马德里", 657), ("Mexico City", "墨西哥城", 2240), ("Nairobi", "内罗毕", 1795),
  ("Oslo", "奥斯陆", 23), ("Ottawa", "渥太华", 70), ("Prague", "布拉格", 200),
  ("Quito", "基多", 2850), ("Rabat", "拉巴特", 75), ("Rome", "罗马", 21),
  ("Seoul", "首尔", 38), ("Sofia", "索菲亚", 550), ("Tallinn", "塔林", 9),
  ("Tehran", "德黑兰", 1200), ("Tokyo", "东京", 40), ("Vienna", "维也纳", 171),
].map { (Localized(english: $0.0, chinese: $0.1), $0.2) }
