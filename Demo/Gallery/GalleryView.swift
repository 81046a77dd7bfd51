import Foundation
import StepMask
import StepMaskText

/// The list of scenes to choose from; below it what the selected one shows.
final class GalleryView: View {
  /// Called with the scene that was chosen.
  var onChoose: @MainActor (DemoScene) -> Void = { _ in }

  var language = Language.english { didSet { if language != oldValue { showTexts() } } }

  private let title = Label(style: Theme.standard.title)
  private let hint = Label(style: Theme.standard.secondary)
  private let list = GalleryList()
  private var summaryFrame = CGRect.zero

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubviews(title, hint, list)
    list.onSelect = { [weak self] row in self?.onChoose(DemoScene.all[row]) }
    showTexts()
  }

  /// Gives the list the keys.
  func focus() { screen?.focusedView = list }

  /// Chooses by number, from 1; a number without a scene does nothing.
  func choose(_ number: Int) {
    guard DemoScene.all.indices.contains(number - 1) else { return }
    list.selectedRow = number - 1
    list.scrollToRow(number - 1)
    onChoose(DemoScene.all[number - 1])
  }

  override func layoutSubviews() {
    let (width, height) = (max(0, bounds.size.width - 4), bounds.size.height)
    let count = CGFloat(DemoScene.all.count)
    let isHigh = height >= count + 8
    let top: CGFloat = isHigh ? 1 : 0
    title.frame = CGRect(x: 2, y: top, width: width, height: 1)
    hint.frame = CGRect(x: 2, y: top + 1, width: width, height: 1)
    let listTop = isHigh ? top + 3 : 2
    list.frame = CGRect(
      x: 1, y: listTop, width: width + 2, height: max(0, min(count, height - listTop)))
    summaryFrame = CGRect(
      x: 2, y: listTop + count + 1, width: width, height: max(0, height - listTop - count - 1))
  }

  override func draw(in painter: inout Painter) {
    guard let scene = list.selectedRow.map({ DemoScene.all[$0] }) else { return }
    let lines = LineBreaker.lines(of: scene.summary[language], width: Int(summaryFrame.size.width))
    for (row, line) in lines.prefix(Int(summaryFrame.size.height)).enumerated() {
      let point = CGPoint(x: summaryFrame.minX, y: summaryFrame.minY + CGFloat(row))
      painter.write(line, at: point, style: painter.theme.text)
    }
  }

  private func showTexts() {
    title.text = LiveTexts.all[language].title
    hint.text = LiveTexts.all[language].hint
    list.language = language
  }
}

/// The scenes, a row each.
private final class GalleryList: TableView {
  var language = Language.english { didSet { reloadData() } }

  init() {
    super.init(frame: .zero)
    numberOfRows = { DemoScene.all.count }
    cellForRow = { table, row in
      let cell = table.dequeueCell("") { GalleryCell() }
      if let table = table as? GalleryList { (cell as? GalleryCell)?.show(row, table.language) }
      return cell
    }
    reloadData()
    selectedRow = 0
  }
}

/// A scene in the list: its number, its name and what it shows.
private final class GalleryCell: TableCell {
  private var summary = ""

  private static let nameWidth = DemoScene.all.map(\.name.count).max() ?? 0

  func show(_ row: Int, _ language: Language) {
    // Keys choose the first nine.
    text = (row < 9 ? "\(row + 1)" : " ") + "  " + DemoScene.all[row].name
    summary = DemoScene.all[row].summary[language]
    setNeedsDisplay()
  }

  override func draw(in painter: inout Painter) {
    let name = TextLine(" \(text) ")
    var style = painter.theme.title
    if isSelected {
      painter.write(String(Character(painter.glyphs.focusBefore)), at: .zero, style: style)
      style = style.adding(.reverse)
    }
    let width = bounds.size.width
    painter.write(
      name, in: CGRect(x: 2, y: 0, width: max(0, width - 2), height: 1), style: style)
    let column = CGFloat(Self.nameWidth + 9)
    painter.write(
      TextLine(summary), in: CGRect(x: column, y: 0, width: max(0, width - column), height: 1),
      style: painter.theme.secondary)
  }
}
