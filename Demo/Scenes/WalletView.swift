import Foundation
import StepMaskText

/// The screen of an app: a title bar, two cards, three buttons and a list.
final class WalletView: View {
  let search: Button
  let balance: BoxView
  let savings: BoxView
  let pay: Button
  let request: Button
  let topUp: Button
  let activity: BoxView

  /// The place of the app's name, which is the same at every size.
  var logoFrame: CGRect {
    CGRect(x: 1, y: 0, width: title.sizeThatFits(roomForTitle).width + 2, height: 1)
  }

  private let roomForTitle = CGSize(width: 20, height: 1)
  private let title: Label
  private let status: Label
  private let table = TableView()

  /// Creates the screen; `onPress` takes the title of what was pressed.
  init(_ texts: WalletTexts, onPress: @escaping @MainActor (String) -> Void) {
    func button(_ title: String) -> Button { Button(title) { onPress(title) } }
    title = Label(texts.title, style: Theme.standard.title)
    search = button(texts.search)
    balance = BoxView(title: texts.balance, lines: [texts.amount, texts.change])
    savings = BoxView(title: texts.savings, lines: [texts.saved, texts.goal])
    pay = button(texts.pay)
    request = button(texts.request)
    topUp = button(texts.topUp)
    activity = BoxView(title: texts.activity)
    status = Label(texts.status, style: Theme.standard.secondary)
    super.init()
    addSubviews(title, search, balance, savings, pay, request, topUp, activity, status)
    activity.addSubview(table)
    table.numberOfRows = { texts.payments.count }
    table.cellForRow = { table, row in
      let cell = table.dequeueCell("") { PaymentCell() }
      (cell as? PaymentCell)?.show(texts.payments[row])
      return cell
    }
    table.onSelect = { onPress(texts.payments[$0].name) }
    table.reloadData()
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.size.width, bounds.size.height)
    title.frame = CGRect(origin: CGPoint(x: 2, y: 0), size: roomForTitle)
    let searchWidth = search.sizeThatFits(bounds.size).width
    search.frame = CGRect(x: width - searchWidth - 1, y: 0, width: searchWidth, height: 1)
    let spacing: CGFloat = height >= 20 ? 1 : 0
    let bottom = layoutCards(top: 1 + spacing, width: width)
    layoutButtons(top: bottom + spacing, width: width)
    let listTop = bottom + 1 + 2 * spacing
    activity.frame = CGRect(
      x: 1, y: listTop, width: max(0, width - 2), height: max(0, height - listTop - 2))
    table.frame = activity.contentFrame
    status.frame = CGRect(x: 2, y: height - 1, width: max(0, width - 2), height: 1)
  }

  /// Two cards beside each other, or only the first where it is narrow.
  private func layoutCards(top: CGFloat, width: CGFloat) -> CGFloat {
    savings.isHidden = width < 56
    let cardWidth = savings.isHidden ? width - 2 : ((width - 3) / 2).rounded(.down)
    balance.frame = CGRect(x: 1, y: top, width: max(0, cardWidth), height: 4)
    savings.frame = CGRect(
      x: cardWidth + 2, y: top, width: max(0, width - cardWidth - 3), height: 4)
    return top + 4
  }

  /// Each button in the middle of its third of the row.
  private func layoutButtons(top: CGFloat, width: CGFloat) {
    for (index, button) in [pay, request, topUp].enumerated() {
      let size = button.sizeThatFits(CGSize(width: width / 3, height: 1))
      let middle = width * (CGFloat(index) + 0.5) / 3
      button.frame = CGRect(
        origin: CGPoint(x: (middle - size.width / 2).rounded(), y: top), size: size)
    }
  }
}

extension BoxView {
  /// A card with a line of text each.
  fileprivate convenience init(title: String, lines: [String]) {
    self.init(title: title)
    for line in lines { addSubview(Label(line)) }
    onLayout = { box in
      for (row, label) in box.subviews.enumerated() {
        label.frame = CGRect(
          x: 2, y: CGFloat(row + 1), width: max(0, box.bounds.size.width - 4), height: 1)
      }
    }
  }
}

/// A payment: who, and how much at the far end.
private final class PaymentCell: TableCell {
  private let amount = Label()

  init() {
    super.init()
    amount.alignment = .trailing
    addSubview(amount)
  }

  func show(_ payment: (name: String, amount: String)) {
    text = payment.name
    amount.text = payment.amount
  }

  override func layoutSubviews() {
    let width = amount.sizeThatFits(bounds.size).width
    amount.frame = CGRect(
      x: max(0, bounds.size.width - width - 1), y: 0, width: width, height: 1)
  }
}
