import StepMask
import StepMaskText

/// A scene alive: its screen, its guide, and what they tell.
@MainActor
final class LiveScene {
  let scene: DemoScene
  let screen: TextScreen
  let motion: MotionSwitch

  private let first: Guide
  private let transcript: Transcript

  /// Makes a scene, which shows its guide with ``begin(at:)``; `write` takes each line of events.
  init(
    _ scene: DemoScene, _ settings: LiveSettings, clock: any GuideClock,
    player: (any GuideAudioPlayer)?, write: @escaping @MainActor (String) -> Void
  ) {
    self.scene = scene
    let transcript = Transcript(logsEvents: true, write: write)
    let motion = MotionSwitch(isOn: settings.hasMotion)
    (self.transcript, self.motion) = (transcript, motion)
    screen = TextScreen(columns: 80, rows: 23, clock: clock)
    let context = SceneContext(
      language: settings.language,
      answer: { [weak transcript] in transcript?.write("app \($0)") },
      follow: { [weak transcript, weak motion] guide, name in
        motion?.add(guide)
        if let transcript { guide.register(FurtherTranscript(name, in: transcript)) }
      }, player: player)
    first = scene.make(screen, context)
    first.register(transcript)
    motion.add(first)
  }

  isolated deinit {
    // A scene that is closed is no event of its own.
    transcript.isClosed = true
    screen.guides.surfaceIsGone()
  }

  /// The guide that is on the screen, or else the scene's first one.
  var guide: Guide { screen.guides.active ?? first }

  /// Whether a guide is on the screen.
  var isGuided: Bool { screen.guides.active != nil }

  /// Whether letters are typed into a field of the app.
  var takesText: Bool { screen.focusedView?.takesText == true }

  /// The step at which the scene's first guide is; nil unless it is on the screen.
  var index: Int? { screen.guides.active === first ? first.currentIndex : nil }

  /// Shows the scene's first guide from a step on.
  func begin(at index: Int = 0) { first.show(on: screen, from: index) }
}
