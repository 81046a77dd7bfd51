import Foundation
public import StepMask

/// A headless screen of character cells: holds an app's views, shows guides, draws both.
///
/// Give it input with ``send(_:)`` and look at it with ``snapshot()``. It does no input or output
/// of its own and waits for nothing, so it serves in tests as well as behind a terminal.
///
/// ```swift
/// let screen = TextScreen(columns: 60, rows: 20, clock: clock)
/// screen.root.addSubview(Button("Pay", frame: CGRect(x: 2, y: 1, width: 7, height: 1)))
/// print(screen.snapshot().text)
/// ```
@MainActor
public final class TextScreen: GuideSurface {
  /// The largest number of columns; larger sizes are cut.
  nonisolated public static let mostColumns = 1_000
  /// The largest number of rows.
  nonisolated public static let mostRows = 500

  /// The view that fills the screen.
  public let root: View

  /// The clock that guides on this screen wait by.
  public let clock: any GuideClock

  /// The guides of this screen: the one that is on, and those that wait.
  public let guides = GuideQueue()

  /// The number of columns.
  public private(set) var columns: Int

  /// The number of rows.
  public private(set) var rows: Int

  /// The view whose coordinates are the surface's and which guides cover; the root at first.
  ///
  /// It has to be in the tree of the root while a guide is on.
  public var host: View { didSet { if host !== oldValue { setNeedsLayout() } } }

  /// What tips leave free along the edges of the host.
  public var safeAreaInsets = CellInsets() {
    didSet { if safeAreaInsets != oldValue { setNeedsLayout() } }
  }

  /// Whether text runs from right to left.
  public var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }

  /// The colours and emphases.
  public var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }

  /// The characters of borders, frames and marks.
  public var glyphs = GlyphSet.unicode { didSet { if glyphs != oldValue { setNeedsLayout() } } }

  /// Called when a picture is due after one was drawn; a terminal draws one then.
  ///
  /// Not called again before the picture has been drawn.
  public var onNeedsDisplay: (@MainActor () -> Void)?

  /// Called with a key, a text or a way back that no view of the app did anything with.
  public var onUnhandledInput: (@MainActor (GuideInput) -> Void)?

  /// What the guide on this screen shows now; nil if none is drawn.
  public internal(set) var scene: GuideScene?

  /// The app's view that has the keyboard focus, if it can still have it.
  public var focusedView: View? {
    get { canFocus(focus) ? focus : nil }
    set {
      guard focus !== newValue else { return }
      focus = newValue
      setNeedsDisplay()
    }
  }

  private weak var focus: View?
  private var needsPass = true
  private var needsViewLayout = true
  private var isPassing = false
  private var isLayingOutViews = false
  var needsDisplay = true
  var needsAppDisplay = true
  var appCanvas: Canvas
  var picture: TextSnapshot
  var tipImages = TipImages()
  var attachedGuides: [Guide] = []
  var isSceneHidden = false
  let input = AppInput()

  /// Creates a screen; sizes are clamped to 0 and the largest ones.
  ///
  /// - Parameters:
  ///   - columns: the number of columns.
  ///   - rows: the number of rows.
  ///   - root: the view that fills the screen; a plain view unless given.
  ///   - clock: the clock that guides wait by.
  public init(columns: Int, rows: Int, root: View = View(), clock: any GuideClock) {
    self.columns = columns.clamped(to: 0...Self.mostColumns)
    self.rows = rows.clamped(to: 0...Self.mostRows)
    self.root = root
    self.clock = clock
    host = root
    appCanvas = Canvas(width: self.columns, height: self.rows)
    picture = TextSnapshot(canvas: appCanvas)
    root.ownScreen = self
    input.screen = self
    layoutRoot()
  }

  /// Changes the size; sizes are clamped to 0 and the largest ones.
  public func resize(columns: Int, rows: Int) {
    self.columns = columns.clamped(to: 0...Self.mostColumns)
    self.rows = rows.clamped(to: 0...Self.mostRows)
    layoutRoot()
    layoutIfNeeded()
  }

  private func layoutRoot() {
    root.frame = CGRect(x: 0, y: 0, width: columns, height: rows)
    setNeedsLayout()
  }

  // MARK: Layout

  /// Notes that something may have moved: the next layout pass tells the guides.
  ///
  /// Views call it themselves whenever a target could have moved.
  public func setNeedsLayout() {
    needsPass = true
    needsViewLayout = true
    setNeedsDisplay()
  }

  /// Notes that something looks different.
  public func setNeedsDisplay() {
    needsAppDisplay = true
    setNeedsPicture()
  }

  func setNeedsPicture() {
    guard !needsDisplay else { return }
    needsDisplay = true
    onNeedsDisplay?()
  }

  /// Lays out the views if anything may have moved, and tells the guides, once a pass.
  ///
  /// What guides move in a pass is laid out in a second one; there is never a third, so that
  /// layouts that answer each other come to an end. Called by ``send(_:)``, ``resize(columns:rows:)``
  /// and ``snapshot()``.
  public func layoutIfNeeded() {
    guard needsPass, !isPassing else { return }
    isPassing = true
    defer { isPassing = false }
    for _ in 0..<2 where needsPass {
      layoutViewsIfNeeded()
      needsPass = false
      guides.layoutDidChange()
    }
    layoutViewsIfNeeded()
    needsPass = false
  }

  /// Lays out the views without telling the guides, so that they can ask where a view is.
  func layoutViewsIfNeeded() {
    guard needsViewLayout, !isLayingOutViews else { return }
    isLayingOutViews = true
    root.layoutTree()
    isLayingOutViews = false
    needsViewLayout = false
  }

  private func canFocus(_ view: View?) -> Bool {
    guard let view else { return false }
    return view.root === root && view.takesFocus && view.isShownInTree
  }
}
