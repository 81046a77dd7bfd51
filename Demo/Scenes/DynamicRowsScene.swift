import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let dynamicRows = DemoScene(
    name: "dynamic-rows",
    summary: Localized(
      english: "a list that reloads and scrolls under the guide; hole and tip follow their row",
      chinese: "列表在引导下刷新、滚动；镂空与提示紧跟所指的行")
  ) { screen, context in
    let text = context.text
    let inbox = InboxView(title: text("Inbox", "收件箱"))
    let write = Button(text("Write", "写信"))
    inbox.messages = Array(senders.dropFirst(3)).map { $0[context.language] }
    screen.root.addSubviews(inbox, write)
    screen.root.onLayout = { root in
      let size = root.bounds.size
      let width = write.sizeThatFits(size).width
      inbox.frame = CGRect(x: 1, y: 0, width: size.width - 2, height: size.height - 2)
      write.frame = CGRect(x: size.width - width - 1, y: size.height - 1, width: width, height: 1)
    }
    // Every two seconds another message comes in at the top.
    for (index, sender) in senders.prefix(3).reversed().enumerated() {
      screen.clock.schedule(after: Double(index + 1) * 2) { [weak inbox] in
        inbox?.messages.insert(sender[context.language], at: 0)
      }
    }

    let noor = text("Noor: dinner on Friday?", "小努：周五一起吃饭？")
    let guide = Guide(steps: [
      GuideStep(
        // The provider is asked at each layout change for the view that shows the message now.
        focuses: [Focus { [weak inbox] in inbox?.cell(of: noor) }],
        tips: [
          Tip(
            title: text("Not answered yet", "尚未回复"),
            text: text("Scroll as you like: the tip goes along.", "尽管滚动，提示会跟着走。"))
        ],
        policies: GuidePolicies(missingTarget: .wait(timeout: 60), forwardsScrolling: true)),
      GuideStep(
        focuses: [Focus(write)],
        tips: [Tip(text: text("Or write to somebody else.", "也可以写给别人。"))]),
    ])
    guide.words = context.words
    return guide
  } tour: { tour in
    tour.frame()
    await tour.wait(2)
    tour.frame()
    await tour.wait(4)
    tour.frame()
    await tour.turnWheelOverCutout(by: 2)
    tour.frame()
    await tour.next()
    tour.frame()
  }
}

/// A list of messages, the newest first.
private final class InboxView: BoxView {
  var messages: [String] = [] { didSet { table.reloadData() } }
  private let table = TableView()

  init(title: String) {
    super.init(title: title)
    addSubview(table)
    table.numberOfRows = { [weak self] in self?.messages.count ?? 0 }
    table.cellForRow = { [weak self] table, row in
      let cell = table.dequeueCell("") { TableCell() }
      cell.text = self?.messages[row] ?? ""
      return cell
    }
  }

  /// The view that shows a message now; nil while it is out of sight.
  func cell(of message: String) -> TableCell? {
    messages.firstIndex(of: message).flatMap(table.cell(forRow:))
  }

  override func layoutSubviews() { table.frame = contentFrame }
}

/// The newest messages first; three of them are still on their way.
private let senders: [Localized<String>] = [
  ("Post office: a parcel", "邮局：您有包裹"), ("Robin: photos", "知更：照片"),
  ("Library: due on Monday", "图书馆：周一到期"), ("City trams: your ticket", "城市电车：车票"),
  ("Bookshop: it has come", "书店：书到了"), ("Noor: dinner on Friday?", "小努：周五一起吃饭？"),
  ("Landlord: the heating", "房东：暖气"), ("Florist: thank you", "花店：谢谢惠顾"),
  ("Cinema: two seats", "电影院：两个座位"), ("Dentist: see you soon", "牙医：下次见"),
  ("Ana: the recipe", "安娜：菜谱"), ("Phone: your bill", "电话：账单"),
  ("Choir: new songs", "合唱团：新歌"), ("Bank: a statement", "银行：对账单"),
  ("Bakery: Sunday bread", "面包店：周日面包"), ("Swimming pool: open late", "游泳馆：延长开放"),
  ("Tomas: chess?", "托马斯：下棋吗？"), ("School: the trip", "学校：郊游"),
  ("Garden club: seeds", "园艺社：种子"), ("Museum: members' night", "博物馆：会员之夜"),
  ("Bike repair: ready", "修车铺：修好了"), ("Grandma: a letter", "奶奶：来信"),
  ("Weather: frost at night", "天气：夜间有霜"), ("Optician: new glasses", "眼镜店：新眼镜"),
  ("Train: delayed", "火车：晚点"), ("Roof: leaking again", "屋顶：又漏了"),
].map { Localized(english: $0.0, chinese: $0.1) }
