public import Foundation

/// Plays sounds with the first player found on the system's path: `afplay`, `pw-play`, `paplay`,
/// `ffplay`, `mpv`, `play`, `aplay`.
///
/// Each sound is a child process of its own, which is ended with its playback: asked to, and killed
/// if it still runs a quarter of a second later. `aplay` knows no volume and plays only WAV, AU and
/// VOC files.
@MainActor
public final class SystemAudioPlayer: GuideAudioPlayer {
  private let searchPath: String

  /// Creates a player.
  ///
  /// - Parameter searchPath: the folders to look for players in, separated by colons; nil for the
  ///   environment's `PATH`.
  public init(searchPath: String? = nil) {
    self.searchPath = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
  }

  /// Starts a child process that plays the sound.
  public func play(
    _ url: URL, volume: Double, whenOver: @escaping @MainActor @Sendable (GuideAudioError?) -> Void
  ) throws(GuideAudioError) -> any GuideAudioPlayback {
    guard url.isFileURL else { throw .notAFile(address: url.absoluteString) }
    let path = url.absoluteURL.path
    guard Self.isReadableFile(path) else { throw .fileMissing(path: path) }
    let ending = url.pathExtension
    let candidates = SystemPlayer.allCases.filter { $0.canPlay(ending: ending, volume: volume) }
    for player in candidates {
      guard let program = find(player.rawValue) else { continue }
      return try ProcessPlayback(
        program, player.arguments(path, volume: volume), sound: path, whenOver: whenOver)
    }
    throw .noPlayer(tried: candidates.map(\.rawValue))
  }

  private func find(_ name: String) -> URL? {
    for folder in searchPath.split(separator: ":") {
      let program = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
      if Self.isFile(program.path), FileManager.default.isExecutableFile(atPath: program.path) {
        return program
      }
    }
    return nil
  }

  private static func isReadableFile(_ path: String) -> Bool {
    isFile(path) && FileManager.default.isReadableFile(atPath: path)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
