import Foundation

/// The players that a system may have, the most fitting first.
enum SystemPlayer: String, CaseIterable {
  case afplay
  case pipeWire = "pw-play"
  case pulseAudio = "paplay"
  case ffplay
  case mpv
  case sox = "play"
  case aplay

  /// The arguments to play a file once: no window, no output, this volume from 0 to 1.
  func arguments(_ path: String, volume: Double) -> [String] {
    let thousandths = (volume * 1000).rounded() / 1000
    let percent = "\(Int((volume * 100).rounded()))"
    return switch self {
    case .afplay: ["-v", "\(thousandths)", path]
    case .pipeWire: ["--volume=\(thousandths)", path]
    // Its unit is 1/65536 of the volume of the recording.
    case .pulseAudio: ["--volume=\(Int((volume * 65536).rounded()))", path]
    case .ffplay:
      ["-nodisp", "-autoexit", "-loglevel", "quiet", "-volume", percent, "-i", path]
    // A user's configuration may have it stay open at the end.
    case .mpv:
      ["--no-config", "--no-video", "--no-terminal", "--volume=\(percent)", "--", path]
    case .sox: ["-q", "-v", "\(thousandths)", path]
    case .aplay: ["-q", path]
    }
  }

  /// Whether it can play a file with this name's ending so loud.
  ///
  /// `aplay` plays a format that it does not know as noise, and everything at full volume: it is
  /// not asked to be silent.
  func canPlay(ending: String, volume: Double) -> Bool {
    guard self == .aplay else { return true }
    return volume > 0 && ["wav", "wave", "au", "voc"].contains(ending.lowercased())
  }
}
