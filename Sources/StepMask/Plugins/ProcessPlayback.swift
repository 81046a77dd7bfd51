import Dispatch
import Foundation

/// A sound that a child process plays.
@MainActor
final class ProcessPlayback: GuideAudioPlayback {
  /// How long a player may take to end once it was asked to, in seconds.
  private static let grace: TimeInterval = 0.25

  private let process = Process()
  private var whenOver: (@MainActor @Sendable (GuideAudioError?) -> Void)?

  init(
    _ program: URL, _ arguments: [String], sound: String,
    whenOver: @escaping @MainActor @Sendable (GuideAudioError?) -> Void
  ) throws(GuideAudioError) {
    self.whenOver = whenOver
    let name = program.lastPathComponent
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [weak self] process in
      let error = Self.error(of: process, name, sound)
      Task { @MainActor [weak self] in self?.isOver(error) }
    }
    do {
      try process.run()
    } catch {
      throw .cannotStart(player: name, reason: error.localizedDescription)
    }
  }

  isolated deinit {
    stop()
  }

  func stop() {
    whenOver = nil
    guard process.isRunning else { return }
    // A player may be a script: then the process that makes the sound is in the same group.
    let identifier = process.processIdentifier
    let receiver = getpgid(identifier) == identifier ? -identifier : identifier
    kill(receiver, SIGTERM)
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.grace) {
      kill(receiver, SIGKILL)
    }
  }

  private func isOver(_ error: GuideAudioError?) {
    let whenOver = whenOver
    self.whenOver = nil
    whenOver?(error)
  }

  private nonisolated static func error(
    of process: Process, _ name: String, _ sound: String
  ) -> GuideAudioError? {
    let status = Int(process.terminationStatus)
    if process.terminationReason == .uncaughtSignal {
      return .playerKilled(player: name, signal: status)
    }
    return status == 0 ? nil : .playerFailed(player: name, status: status, path: sound)
  }
}
