import StepMask
import StepMaskText

/// A scene alive: its screen, its guide, and what they tell.
@MainActor
final class LiveScene {
  let scene: DemoScene
  let screen: TextScreen
  let guide: Guide

  private let transcript: Transcript
  private let motion: GuideAnimation

  /// Makes a scene, which shows its guide with ``begin(at:)``; `write` takes each line of events.
  init(
    _ scene: DemoScene, _ settings: LiveSettings, clock: any GuideClock,
    write: @escaping @MainActor (String) -> Void
  ) {
    self.scene = scene
    transcript = Transcript(logsEvents: true, write: write)
    screen = TextScreen(columns: 80, rows: 23, clock: clock)
    guide = scene.make(
      screen,
      SceneContext(language: settings.language) { [weak transcript] in
        transcript?.write("app \($0)")
      })
    motion = guide.animation
    guide.register(transcript)
    setMotion(settings.hasMotion)
  }

  isolated deinit {
    // A scene that is closed is no event of its own.
    guide.unregister(transcript)
    screen.guides.surfaceIsGone()
  }

  /// Has the guide move and fade as its scene wants, or not at all.
  func setMotion(_ isOn: Bool) { guide.animation = isOn ? motion : .none }

  /// Whether a guide is on the screen.
  var isGuided: Bool { screen.guides.active != nil }

  /// Whether letters are typed into a field of the app.
  var takesText: Bool { screen.focusedView?.takesText == true }

  /// Shows the guide from a step on.
  func begin(at index: Int = 0) { guide.show(on: screen, from: index) }
}
