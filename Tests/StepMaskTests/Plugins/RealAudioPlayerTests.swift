import Foundation
import StepMask
import Testing

@MainActor
@Suite("Audio with a player of the system", .timeLimit(.minutes(2)))
struct RealAudioPlayerTests {
  nonisolated static let names = [
    "afplay", "pw-play", "paplay", "ffplay", "mpv", "play", "aplay",
  ]

  /// Whether a real player is installed, whether or not there is a device to play on.
  nonisolated static let isPresent = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { folder in
      names.contains { FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)") }
    }

  @Test(.enabled(if: isPresent, "no player is installed"))
  func `a real player has started once and ended once`() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("StepMask-\(UUID().uuidString).wav")
    try Self.silence(milliseconds: 100).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let tip = AudioTip()
    let fixture = Fixture(steps: [
      GuideStep(tips: [tip], attachments: [GuideAudioAttachment(url: url)]), GuideStep(),
    ])
    fixture.guide.register(GuideAudioPlugin(player: SystemAudioPlayer()))
    fixture.show()
    await tip.wait(for: 2)
    fixture.guide.next()
    #expect(tip.events.count == 2)
    #expect(tip.events.first == .started)
    switch tip.events.last {
    case .stopped(let playedToEnd): #expect(playedToEnd)
    case .failed(.playerFailed): break  // A machine without a device to play on.
    default: Issue.record("ended with \(String(describing: tip.events.last))")
    }
  }

  /// A WAV file of 8,000 samples a second, 8 bits, one channel, in which nothing is heard.
  private static func silence(milliseconds: Int) -> Data {
    let samples = Data(repeating: 128, count: 8 * milliseconds)
    var data = Data("RIFF".utf8)
    func add(_ numbers: [UInt32], _ bytes: Int) {
      for number in numbers {
        for byte in 0..<bytes { data.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
      }
    }
    add([UInt32(36 + samples.count)], 4)
    data.append(contentsOf: "WAVEfmt ".utf8)
    add([16], 4)
    add([1, 1], 2)
    add([8_000, 8_000], 4)
    add([1, 8], 2)
    data.append(contentsOf: "data".utf8)
    add([UInt32(samples.count)], 4)
    return data + samples
  }
}
