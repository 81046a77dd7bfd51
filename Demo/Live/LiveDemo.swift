import Foundation
import StepMask
import StepMaskTerminal
import StepMaskText

/// The demo in a terminal: a gallery of scenes, or one scene alive, above a line of keys.
///
/// The scene has a screen of its own, so that its guide covers the scene and nothing else.
@MainActor
final class LiveDemo: TerminalContent {
  var settings: LiveSettings { didSet { if settings != oldValue { apply(oldValue) } } }
  var onNeedsDisplay: (@MainActor () -> Void)?
  var onQuit: @MainActor () -> Void = {}
  var glyphs = GlyphSet.unicode { didSet { passGlyphs() } }

  private(set) var scene: LiveScene?
  let gallery = GalleryView()

  private let clock: any GuideClock
  private let player: (any GuideAudioPlayer)?
  private let frame: TextScreen
  private let events = EventPane()
  private let status = StatusLine()
  private var isDrawing = false
  private var isPressOnScene = false

  /// Shows the gallery; scenes wait by the clock, and without a player their sounds are silent.
  init(
    _ settings: LiveSettings, clock: any GuideClock, player: (any GuideAudioPlayer)? = nil
  ) {
    self.settings = settings
    self.clock = clock
    self.player = player
    frame = TextScreen(columns: 80, rows: 24, clock: clock)
    frame.root.addSubviews(gallery, events, status)
    frame.root.onLayout = { [weak self] root in self?.layoutFrame(root.bounds.size) }
    frame.onNeedsDisplay = { [weak self] in self?.needsDisplay() }
    gallery.onChoose = { [weak self] in self?.open($0) }
    status.onPress = { [weak self] in self?.press($0) }
    showTexts()
    gallery.focus()
  }

  // MARK: Scenes

  /// Opens a scene and begins its guide.
  func open(_ scene: DemoScene) {
    events.clear()
    make(scene)
    self.scene?.begin()
  }

  /// Goes back to the gallery.
  func close() {
    scene = nil
    gallery.focus()
    frame.setNeedsLayout()
  }

  private func make(_ scene: DemoScene) {
    let scene = LiveScene(scene, settings, clock: clock, player: player) { [weak self] in
      self?.events.write($0)
    }
    self.scene = scene
    scene.screen.onNeedsDisplay = { [weak self] in self?.needsDisplay() }
    passGlyphs()
    resizeScene()
    frame.setNeedsLayout()
  }

  private func apply(_ before: LiveSettings) {
    showTexts()
    scene?.motion.isOn = settings.hasMotion
    if let old = scene, settings.language != before.language {
      make(old.scene)
      if old.isGuided { scene?.begin(at: old.index ?? 0) }
    }
    resizeScene()
    frame.setNeedsLayout()
  }

  private func showTexts() {
    gallery.language = settings.language
    events.title = settings.texts.events
  }

  // MARK: Content

  func resize(columns: Int, rows: Int) {
    frame.resize(columns: columns, rows: rows)
    resizeScene()
  }

  func take(_ batch: [GuideInput]) {
    guard let scene else {
      frame.send(batch)
      return
    }
    scene.screen.send(batch.filter(isForScene))
    // Keys are the scene's; what is around it has only the mouse.
    frame.send(batch.filter { !isForScene($0) })
  }

  func draw() -> Canvas {
    isDrawing = true
    defer { isDrawing = false }
    status.entries = statusEntries
    var canvas = frame.snapshot().canvas
    if let scene { canvas.draw(scene.screen.snapshot().canvas, column: 0, row: 0) }
    return canvas
  }

  func terminalIsGone() { scene?.screen.guides.surfaceIsGone() }

  private func needsDisplay() {
    // What drawing itself changes is drawn already.
    if !isDrawing { onNeedsDisplay?() }
  }

  private func passGlyphs() {
    frame.glyphs = glyphs
    scene?.screen.glyphs = glyphs
  }

  private func isForScene(_ input: GuideInput) -> Bool {
    guard let scene else { return false }
    func isInside(_ point: CGPoint) -> Bool {
      point.x < CGFloat(scene.screen.columns) && point.y < CGFloat(scene.screen.rows)
    }
    switch input {
    case .pointer(.pressed, let point):
      isPressOnScene = isInside(point)
      return isPressOnScene
    case .pointer: return isPressOnScene
    case .wheel(let point, _): return isInside(point)
    case .key, .text, .back: return true
    }
  }

  // MARK: Layout

  private var layout: LiveLayout {
    LiveLayout(
      columns: frame.columns, rows: frame.rows,
      showsEvents: settings.showsEvents && scene != nil)
  }

  private func resizeScene() {
    scene?.screen.resize(columns: layout.sceneColumns, rows: layout.sceneRows)
  }

  private func layoutFrame(_ size: CGSize) {
    let layout = layout
    gallery.isHidden = scene != nil
    gallery.frame = CGRect(x: 0, y: 0, width: layout.sceneColumns, height: layout.sceneRows)
    events.isHidden = layout.events.isEmpty
    events.frame = layout.events
    status.frame = layout.status
  }
}
