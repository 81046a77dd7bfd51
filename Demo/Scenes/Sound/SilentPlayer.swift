import Foundation
import StepMask

/// Stands in for a player where no sound is wanted: takes as long as the file, by a clock.
@MainActor
final class SilentPlayer: GuideAudioPlayer {
  private static let headerSize = 44
  private let clock: any GuideClock

  init(clock: any GuideClock) { self.clock = clock }

  func play(
    _ url: URL, volume: Double, whenOver: @escaping @MainActor @Sendable (GuideAudioError?) -> Void
  ) throws(GuideAudioError) -> any GuideAudioPlayback {
    guard let size = try? Data(contentsOf: url).count else {
      throw .fileMissing(path: url.path)
    }
    let seconds = Double(size - Self.headerSize) / Double(2 * ToneFile.sampleRate)
    return Playback(clock.schedule(after: seconds) { whenOver(nil) })
  }
}

@MainActor
private final class Playback: GuideAudioPlayback {
  private let end: any GuideTimer

  init(_ end: any GuideTimer) { self.end = end }

  func stop() { end.cancel() }
}
