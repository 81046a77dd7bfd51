public import Foundation

/// A sound that is played while its step is shown; see ``GuideAudioPlugin``.
public struct GuideAudioAttachment: GuideAttachment, Hashable {
  /// The sound file.
  public var url: URL
  /// How loud: 0 (silent) to 1 (as recorded).
  ///
  /// What is outside is clamped, NaN counts as 1.
  public var volume: Double

  /// Creates an attachment.
  public init(url: URL, volume: Double = 1) {
    self.url = url
    self.volume = volume
  }

  /// The volume from 0 to 1.
  var usableVolume: Double { volume.isNaN ? 1 : min(1, max(0, volume)) }
}

/// What is told of a sound: `started` and one end, or `failed` alone.
public enum GuideAudioEvent: Hashable, Sendable {
  /// The player has begun.
  case started
  /// It is over: played to its end, or stopped with its step, a pause or its guide.
  case stopped(playedToEnd: Bool)
  /// It could not be played, or not to its end.
  case failed(GuideAudioError)
}

/// A tip that hears of the sounds of its step, as one that moves its figure's mouth.
@MainActor
public protocol GuideAudioEventReceiving: AnyObject {
  /// Takes what happened to a sound of the step with which the tip is shown.
  func receive(_ event: GuideAudioEvent, of sound: GuideAudioAttachment)
}
