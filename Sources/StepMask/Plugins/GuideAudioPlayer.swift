public import Foundation

/// Plays the sounds of a ``GuideAudioPlugin``: ``SystemAudioPlayer``, or an app's own.
@MainActor
public protocol GuideAudioPlayer: AnyObject {
  /// Begins to play a sound.
  ///
  /// - Parameters:
  ///   - url: the sound file.
  ///   - volume: 0 (silent) to 1 (as recorded).
  ///   - whenOver: to be called once the sound is over: with nil at its end, else the error. Calls
  ///     after a stop, and all but the first, are ignored. It may be called before this returns.
  /// - Returns: the playback, to stop it.
  /// - Throws: why the sound cannot be played.
  func play(
    _ url: URL, volume: Double, whenOver: @escaping @MainActor @Sendable (GuideAudioError?) -> Void
  ) throws(GuideAudioError) -> any GuideAudioPlayback
}

/// A sound that is being played.
@MainActor
public protocol GuideAudioPlayback: AnyObject {
  /// Stops it and frees all that it holds; does nothing if it is over.
  func stop()
}
