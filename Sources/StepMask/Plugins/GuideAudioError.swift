/// Why a sound was not played to its end.
public enum GuideAudioError: Error, Hashable, Sendable {
  /// There is no file that can be read at this path.
  case fileMissing(path: String)
  /// The address is not one of a file, so that no player of the system can be given it.
  case notAFile(address: String)
  /// None of these players is on the system's path, or none of those there can play the sound.
  case noPlayer(tried: [String])
  /// The player could not be started.
  case cannotStart(player: String, reason: String)
  /// The player gave up, as on a format that it does not know.
  case playerFailed(player: String, status: Int, path: String)
  /// Somebody else ended the player with a signal.
  case playerKilled(player: String, signal: Int)
  /// An app's own player failed.
  case other(String)
}

extension GuideAudioError: CustomStringConvertible {
  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .fileMissing(let path):
      "There is no sound file at \(path) that can be read. Check the path of the attachment."
    case .notAFile(let address):
      """
      \(address) is not the address of a file, which is all that the system's players are given. \
      Use a file, or a player of your own.
      """
    case .noPlayer(let tried):
      """
      No player was found for the sound: the system's path has none of \
      \(tried.joined(separator: ", ")) that can play it. Install one of them, or give the plugin a \
      player of your own.
      """
    case .cannotStart(let player, let reason):
      "\(player) could not be started: \(reason). Check that it may be run."
    case .playerFailed(let player, let status, let path):
      """
      \(player) gave up on \(path) with status \(status). The file may be damaged, its format \
      unknown to the player, or no sound device be there.
      """
    case .playerKilled(let player, let signal):
      "\(player) was ended from outside by signal \(signal) while it played."
    case .other(let reason):
      reason
    }
  }
}
