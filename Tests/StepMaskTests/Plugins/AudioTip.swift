import Foundation
import StepMask

/// A tip that hears of its step's sounds, and lets a test wait for them.
@MainActor
final class AudioTip: GuideTip, GuideAudioEventReceiving {
  var stepTag: Int?
  var spokenText: String { "" }
  private(set) var events: [GuideAudioEvent] = []
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func size(in room: CGSize, on surface: any GuideSurface, _ context: TipContext) -> CGSize {
    CGSize(width: 10, height: 10)
  }

  func receive(_ event: GuideAudioEvent, of sound: GuideAudioAttachment) {
    events.append(event)
    for waiter in waiters where waiter.count <= events.count { waiter.continuation.resume() }
    waiters.removeAll { $0.count <= events.count }
  }

  /// Returns as soon as this many events have come.
  func wait(for count: Int) async {
    guard events.count < count else { return }
    await withCheckedContinuation { waiters.append((count, $0)) }
  }
}

/// An app's own player, which plays nothing until a test says so.
@MainActor
final class TestPlayer: GuideAudioPlayer {
  final class Playback: GuideAudioPlayback {
    let volume: Double
    let whenOver: @MainActor @Sendable (GuideAudioError?) -> Void
    private(set) var stopCount = 0

    init(_ volume: Double, _ whenOver: @escaping @MainActor @Sendable (GuideAudioError?) -> Void) {
      self.volume = volume
      self.whenOver = whenOver
    }

    func stop() {
      stopCount += 1
      // As some toolkits do, a stop is told as an end, too.
      whenOver(nil)
    }
  }

  private(set) var playbacks: [Playback] = []
  var refusal: GuideAudioError?
  var endsAtOnce = false

  func play(
    _ url: URL, volume: Double, whenOver: @escaping @MainActor @Sendable (GuideAudioError?) -> Void
  ) throws(GuideAudioError) -> any GuideAudioPlayback {
    if let refusal { throw refusal }
    let playback = Playback(volume, whenOver)
    playbacks.append(playback)
    if endsAtOnce { whenOver(nil) }
    return playback
  }
}

/// A folder of its own with a program in it that stands in for a player of the system.
final class StandInPlayer {
  let folder: URL
  let sound: URL

  /// Writes a shell script under the player's name; `$DIR` in it is the folder.
  init(_ script: String, named name: String = "mpv") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent(name)
    try Data("#!/bin/sh\nDIR='\(folder.path)'\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    sound = folder.appendingPathComponent("hello there.wav")
    try Data().write(to: sound)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the script wrote into a file.
  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Makes a pipe with a name in the folder and reads it until no process that opened it is left.
  func readPipe(_ name: String) -> AsyncStream<String> {
    let path = folder.appendingPathComponent(name).path
    mkfifo(path, 0o600)
    return AsyncStream { continuation in
      Thread.detachNewThread {
        let file = FileHandle(forReadingAtPath: path)
        while let data = file?.availableData, !data.isEmpty {
          continuation.yield(String(decoding: data, as: UTF8.self))
        }
        continuation.finish()
      }
    }
  }
}

extension Guide {
  /// How many sounds were reported as failed.
  var audioFailureCount: Int {
    problems.count { if case .audioFailed = $0 { true } else { false } }
  }
}
