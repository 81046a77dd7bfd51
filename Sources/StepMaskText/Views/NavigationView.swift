public import Foundation

/// A stack of pages of which the last one is shown, below a bar with its title and a way back.
open class NavigationView: View {
  private var stack: [(page: View, title: String)] = []
  private var allowsBackGesture = true
  private let backButton = Button()
  private let titleLabel = Label()

  /// What the button that goes back says.
  public var backTitle = "Back" { didSet { setNeedsLayout() } }

  /// Called after each push and pop.
  public var onChange: (@MainActor () -> Void)?

  /// The height of the bar, in rows.
  public static let barHeight: CGFloat = 1

  /// Creates a navigation view with its first page.
  public init(root: View? = nil, title: String = "", frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    titleLabel.alignment = .center
    titleLabel.style = CellStyle(attributes: .bold)
    backButton.on(.press) { [weak self] in self?.pop() }
    addSubviews(titleLabel, backButton)
    if let root { push(root, title: title) }
  }

  /// The pages from first to last.
  public var pages: [View] { stack.map(\.page) }

  /// The page that is shown.
  public var topPage: View? { stack.last?.page }

  /// The title of the page that is shown.
  public var topTitle: String? { stack.last?.title }

  /// Whether the toolkit's gesture for going back works; off while a guide is on the screen.
  ///
  /// What is set meanwhile holds when the guide is gone.
  public var isBackGestureEnabled: Bool {
    get { allowsBackGesture && screen?.blocksGestures != true }
    set { allowsBackGesture = newValue }
  }

  /// Shows a page in front of the others.
  public func push(_ page: View, title: String) {
    topPage?.removeFromSuperview()
    stack.append((page, title))
    showTop()
  }

  /// Takes the last page away, but not the first one.
  ///
  /// - Returns: the page, or nil if there is no other one.
  @discardableResult
  public func pop() -> View? {
    guard stack.count > 1 else { return nil }
    let page = stack.removeLast().page
    page.removeFromSuperview()
    showTop()
    return page
  }

  private func showTop() {
    if let topPage { insertSubview(topPage, at: 0) }
    setNeedsLayout()
    onChange?()
  }

  /// Goes back if there is a page to go back to; the gesture's switch is not asked.
  func goBack() -> Bool { pop() != nil }

  open override var shownText: String? { topTitle }

  open override func layoutSubviews() {
    let (size, bar) = (bounds.size, Self.barHeight)
    let mark = (screen?.glyphs ?? .unicode).back
    backButton.title = "\(mark) \(backTitle)"
    backButton.isHidden = stack.count < 2
    let width = backButton.isHidden ? 0 : backButton.sizeThatFits(size).width
    backButton.frame = CGRect(x: bounds.origin.x, y: bounds.origin.y, width: width, height: bar)
    titleLabel.text = topTitle ?? ""
    titleLabel.frame = CGRect(
      x: bounds.origin.x + width, y: bounds.origin.y, width: max(0, size.width - 2 * width),
      height: bar)
    topPage?.frame = CGRect(
      x: bounds.origin.x, y: bounds.origin.y + bar, width: size.width,
      height: max(0, size.height - bar))
  }
}
