import Foundation
import StepMask
import StepMaskText

/// The list of scenes to choose from.
final class GalleryView: View {
  /// Called with the scene that was chosen.
  var onChoose: @MainActor (DemoScene) -> Void = { _ in }

  var language = Language.english { didSet { if language != oldValue { show() } } }

  private let title = Label(style: Theme.standard.title)
  private let hint = Label(style: Theme.standard.secondary)
  private let table = TableView()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubviews(title, hint, table)
    table.rowHeight = 3
    table.numberOfRows = { DemoScene.all.count }
    table.cellForRow = { [weak self] table, row in
      let cell = table.dequeueCell("") { GalleryCell() }
      if let self, let cell = cell as? GalleryCell { cell.show(row, in: self.language) }
      return cell
    }
    table.onSelect = { [weak self] row in self?.onChoose(DemoScene.all[row]) }
    table.selectedRow = 0
    show()
  }

  /// Gives the list the keys.
  func focus() { screen?.focusedView = table }

  /// Chooses by number, from 1; a number without a scene does nothing.
  func choose(_ number: Int) {
    guard DemoScene.all.indices.contains(number - 1) else { return }
    table.selectedRow = number - 1
    table.scrollToRow(number - 1)
    onChoose(DemoScene.all[number - 1])
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.size.width, bounds.size.height)
    let top: CGFloat = height >= 10 ? 1 : 0
    title.frame = CGRect(x: 2, y: top, width: max(0, width - 4), height: 1)
    hint.frame = CGRect(x: 2, y: top + 1, width: max(0, width - 4), height: 1)
    let listTop = top + (height >= 6 ? 3 : 2)
    table.frame = CGRect(
      x: 1, y: listTop, width: max(0, width - 2), height: max(0, height - listTop))
  }

  private func show() {
    title.text = LiveTexts.all[language].title
    hint.text = LiveTexts.all[language].hint
    table.reloadData()
  }
}

/// A scene in the list: its number and name, below them what it shows.
private final class GalleryCell: TableCell {
  private let summary = Label(style: Theme.standard.secondary)

  init() {
    super.init()
    addSubview(summary)
  }

  func show(_ row: Int, in language: Language) {
    text = "\(row + 1)  \(DemoScene.all[row].name)"
    summary.text = DemoScene.all[row].summary[language]
  }

  override func draw(in painter: inout Painter) {
    let style = painter.theme.title
    if isSelected {
      let mark = String(Character(painter.glyphs.focusBefore))
      painter.write(mark, at: bounds.origin, style: style)
    }
    let place = CGRect(x: 2, y: 0, width: max(0, bounds.size.width - 2), height: 1)
    painter.write(
      TextLine(" \(text) "), in: place, style: isSelected ? style.adding(.reverse) : style)
  }

  override func layoutSubviews() {
    summary.frame = CGRect(
      x: 6, y: 1, width: max(0, bounds.size.width - 7), height: max(0, bounds.size.height - 1))
  }
}
