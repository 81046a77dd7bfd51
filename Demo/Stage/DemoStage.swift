import Foundation
import StepMask
import StepMaskText

/// A scene on a headless screen whose time stands still unless it is told to go on.
@MainActor
final class DemoStage {
  let clock = ManualGuideClock()
  let screen: TextScreen
  let scene: DemoScene
  /// The scene's guide.
  let guide: Guide
  /// How many pictures of each move a tour prints.
  let framesPerMove: Int

  /// The guide that is on the screen, or else the scene's.
  var current: Guide { screen.guides.active ?? guide }

  private let transcript: Transcript
  private var frameCount = 0

  /// Makes a scene as the options say; `write` takes each line of output.
  init(
    _ scene: DemoScene, _ options: Options, logsEvents: Bool,
    write: @escaping @MainActor (String) -> Void
  ) {
    let transcript = Transcript(logsEvents: logsEvents, write: write)
    self.transcript = transcript
    screen = TextScreen(columns: options.size.columns, rows: options.size.rows, clock: clock)
    self.scene = scene
    framesPerMove = options.framesPerMove ?? scene.framesPerMove
    if options.usesASCII { screen.glyphs = .ascii }
    let isMovingTour = options.task == .tour && (framesPerMove > 1 || scene.movesInTour)
    let hasMotion = options.hasMotion || isMovingTour
    let context = SceneContext(
      language: options.language,
      answer: { [weak transcript] in transcript?.write("app \($0)") },
      follow: { [weak transcript] guide, name in
        if !hasMotion { guide.animation = .none }
        if let transcript { guide.register(FurtherTranscript(name, in: transcript)) }
      })
    guide = scene.make(screen, context)
    if !hasMotion { guide.animation = .none }
    guide.register(transcript)
  }

  isolated deinit {
    // A stage that is cleared away is no event of the scene.
    transcript.isClosed = true
  }

  // MARK: Output

  func write(_ line: String) { transcript.write(line) }

  /// Prints the picture of this moment between the lines `frame` and `end frame`.
  func writeFrame() {
    let picture = screen.snapshot()
    let step = current.currentStep?.tag.map { "\($0)" } ?? "none"
    frameCount += 1
    write("frame \(frameCount) step=\(step) \(picture.columns)x\(picture.rows)")
    for line in picture.canvas.lines(trimmed: true) { write(line) }
    write("end frame")
  }

  // MARK: Time

  /// Shows the guide and lets time go on until its first step has settled.
  func show() async {
    screen.layoutIfNeeded()
    guide.show(on: screen)
    await settle()
  }

  /// Lets time go on until nothing of a guide is under way.
  func settle() async {
    var guide: Guide
    repeat {
      guide = current
      await settle(guide)
      // When a guide ends, the next one that waits begins.
    } while guide !== current
    screen.layoutIfNeeded()
  }

  private func settle(_ guide: Guide) async {
    let settled = SettledMark()
    Task {
      await guide.settled()
      settled.isReached = true
    }
    await drain()
    while !settled.isReached, clock.advanceToNext() { await drain() }
  }

  /// Lets time go on, from one scheduled moment to the next.
  func wait(_ seconds: TimeInterval) async {
    let end = clock.now + seconds
    while let due = clock.nextDueTime, due <= end {
      clock.advanceToNext()
      await drain()
    }
    clock.advance(by: max(0, end - clock.now))
  }

  /// Lets the closures that wait for their turn on the main actor run, without any time passing.
  func drain() async {
    // A closure may hop several times; each round serves one hop of all that wait.
    for _ in 0..<16 { await Task.yield() }
  }
}

/// Whether something that another task waits for has happened.
@MainActor
private final class SettledMark {
  var isReached = false
}
