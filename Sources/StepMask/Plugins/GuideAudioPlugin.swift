/// Plays the sounds attached to steps.
///
/// ```swift
/// let step = GuideStep(
///   tips: [figure], attachments: [GuideAudioAttachment(url: hello, volume: 0.8)])
/// let guide = Guide(steps: [step], plugins: [GuideAudioPlugin()])
/// ```
///
/// A sound starts when its step has settled and stops when the step is left; several sounds of a
/// step play together. A pause stops them, and resuming starts those that were playing again from
/// their beginning. The step's tips that are ``GuideAudioEventReceiving`` hear `started` and then
/// one end, or `failed` alone; then ``onEvent`` does. A failure is also reported as a problem.
@MainActor
public final class GuideAudioPlugin: GuidePlugin {
  /// Called after the tips.
  public var onEvent: (@MainActor (GuideAudioEvent, GuideAudioAttachment) -> Void)?

  private let player: any GuideAudioPlayer
  private var sounds: [StepSound] = []

  /// Creates a plugin with a player; by default the first one found on the system.
  public init(player: any GuideAudioPlayer = SystemAudioPlayer()) {
    self.player = player
  }

  isolated deinit {
    for sound in sounds { sound.playback?.stop() }
  }

  /// Starts and stops the sounds.
  public func handle(_ event: GuideEvent, in guide: Guide) {
    switch event {
    case .didEnter(let visit): start(visit, in: guide)
    case .willLeave: stopAll(in: guide)
    case .didPause: pause(in: guide)
    case .didResume: resume(in: guide)
    case .didDismiss: stopAll(in: guide)
    default: break
    }
  }

  /// Stops the sounds.
  public func wasUnregistered(from guide: Guide) { stopAll(in: guide) }

  private func start(_ visit: GuideStepVisit, in guide: Guide) {
    for attachment in visit.step.attachments(ofType: GuideAudioAttachment.self) {
      let sound = StepSound(attachment, visit, guide)
      sounds.append(sound)
      play(sound)
    }
  }

  private func play(_ sound: StepSound) {
    let run = sound.begin()
    do {
      let attachment = sound.attachment
      let playback = try player.play(attachment.url, volume: attachment.usableVolume) {
        [weak self, weak sound] error in
        guard let self, let sound, sound.isCurrent(run) else { return }
        isOver(sound, error)
      }
      guard sound.isCurrent(run) else { return playback.stop() }
      sound.playback = playback
      tell(.started, of: sound)
      if sound.isCurrent(run), let end = sound.earlyEnd { finish(sound, with: end) }
    } catch {
      finish(sound, with: .failed(error))
    }
  }

  /// The player says that the sound is over.
  private func isOver(_ sound: StepSound, _ error: GuideAudioError?) {
    let end = error.map(GuideAudioEvent.failed) ?? .stopped(playedToEnd: true)
    if sound.isStarted {
      finish(sound, with: end)
    } else {
      sound.earlyEnd = sound.earlyEnd ?? end
    }
  }

  private func finish(_ sound: StepSound, with end: GuideAudioEvent) {
    sound.end()
    sounds.removeAll { $0 === sound }
    tell(end, of: sound)
    if case .failed(let error) = end {
      sound.guide?.report(
        .audioFailed(stepIndex: sound.visit.index, error: error.description))
    }
  }

  private func stopAll(in guide: Guide) {
    for sound in sounds where sound.guide === guide {
      sounds.removeAll { $0 === sound }
      stop(sound)
    }
  }

  private func pause(in guide: Guide) {
    for sound in sounds where sound.guide === guide { stop(sound) }
  }

  private func stop(_ sound: StepSound) {
    guard let playback = sound.playback else { return }
    sound.end()
    playback.stop()
    tell(.stopped(playedToEnd: false), of: sound)
  }

  private func resume(in guide: Guide) {
    for sound in sounds where sound.guide === guide && sound.playback == nil { play(sound) }
  }

  private func tell(_ event: GuideAudioEvent, of sound: StepSound) {
    for tip in sound.receivers { tip.receive(event, of: sound.attachment) }
    onEvent?(event, sound.attachment)
  }
}

/// A sound of the step that is shown; without a playback it waits for the end of a pause.
@MainActor
private final class StepSound {
  let attachment: GuideAudioAttachment
  let visit: GuideStepVisit
  weak let guide: Guide?
  var playback: (any GuideAudioPlayback)?
  /// How it ended before the player had even returned.
  var earlyEnd: GuideAudioEvent?
  private var run = 0

  init(_ attachment: GuideAudioAttachment, _ visit: GuideStepVisit, _ guide: Guide) {
    self.attachment = attachment
    self.visit = visit
    self.guide = guide
  }

  var isStarted: Bool { playback != nil }

  /// The tips that are on screen with the step.
  var receivers: [any GuideAudioEventReceiving] {
    let ofGuide = guide?.tips.filter { $0.stepTag == nil || $0.stepTag == visit.tag } ?? []
    return (visit.step.tips + ofGuide).compactMap { $0 as? any GuideAudioEventReceiving }
  }

  func begin() -> Int {
    run += 1
    earlyEnd = nil
    return run
  }

  /// What the player says later of this run does not count.
  func end() {
    run += 1
    playback = nil
  }

  func isCurrent(_ run: Int) -> Bool { run == self.run }
}
