import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let navigation = DemoScene(
    name: "navigation",
    summary: Localized(
      english: "pages pushed and popped on the way; the back gesture is off, then works again",
      chinese: "引导途中切换页面；返回手势先停用，之后恢复")
  ) { screen, context in
    let text = context.text
    let open = Button(text("Open the atlas", "打开地图册"))
    let read = Button(text("Read", "阅读"))
    let shelf = Page(text("A shelf of three books.", "书架上有三本书。"), open)
    let book = Page(text("Maps of a small island.", "一座小岛的地图。"), read)
    let pages = NavigationView(root: shelf, title: text("Shelf", "书架"))
    pages.backTitle = text("Back", "返回")
    let openBook: @MainActor @Sendable () -> Void = { [weak pages] in
      if pages?.topPage !== book { pages?.push(book, title: text("Atlas", "地图册")) }
    }
    open.on(.press, openBook)
    pages.onChange = { [weak pages] in context.answer("shows \(pages?.topTitle ?? "")") }
    screen.root.addSubview(pages)
    screen.root.onLayout = { pages.frame = $0.bounds }

    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(open)],
        tips: [Tip(text: text("Next opens the book for you.", "下一步会替你打开它。"))],
        preparation: StepPreparation { [weak pages] _ in
          if pages?.topPage !== shelf { pages?.pop() }
        }),
      GuideStep(
        focuses: [Focus(read)],
        tips: [
          Tip(
            title: text("You are inside", "已打开"),
            text: text("Going back is off until the guide is over.", "引导结束前不能返回。"))
        ],
        preparation: StepPreparation { _ in openBook() }),
    ])
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    return guide
  } tour: { tour in
    tour.frame()
    await tour.next()
    tour.frame()
    await tour.goBack()
    tour.frame()
    await tour.next()
    await tour.goBack()
    tour.frame()
  }
}

/// A page with a sentence and a button.
private final class Page: View {
  private let label: Label
  private let button: Button

  init(_ sentence: String, _ button: Button) {
    label = Label(sentence)
    self.button = button
    super.init()
    addSubviews(label, button)
  }

  override func layoutSubviews() {
    label.frame = CGRect(x: 2, y: 1, width: bounds.size.width - 4, height: 1)
    button.frame = CGRect(origin: CGPoint(x: 2, y: 3), size: button.sizeThatFits(bounds.size))
  }
}
