import Foundation
import StepMask
import StepMaskText
import Testing

@testable import Demo

@Suite("The scene audio")
@MainActor
struct AudioSceneTests {
  @Test func `a sound starts with its step, ends by itself, stops with its step, or is missing`()
    async throws
  {
    let lines = try await tour("audio")
    #expect(
      lines.filter { $0.hasPrefix("app ") } == [
        "app heard a sound start", "app heard it to its end", "app heard a sound start",
        "app heard it stop", "app heard nothing",
      ])
  }

  @Test func `the mouth moves while the sound plays, and is shut after it`() async throws {
    let frames = Frame.all(in: try await tour("audio"))
    #expect(try frames.map(mouth) == ["O", "o", "_", "O", "_"])
    #expect(try frames.map { try face($0).contains(")") } == [true, true, false, true, false])
    #expect(frames[0].rows(holding: "Listen...").count == 1)
    #expect(frames[2].rows(holding: "That was it.").count == 1)
    #expect(frames[4].rows(holding: "No recording yet.").count == 1)
  }

  /// Six syllables of 0.4 seconds make 2.4 seconds.
  @Test(arguments: [("2.3", false), ("2.4", true)])
  func `the stand-in takes as long as the sound`(_ seconds: String, _ isOver: Bool) async throws {
    let lines = try await play("wait \(seconds)\nsnapshot", "audio")
    #expect(lines.contains("app heard it to its end") == isOver)
    #expect(try mouth(try #require(Frame.all(in: lines).first)) == (isOver ? "_" : "O"))
  }

  @Test func `without motion the mouth stays open while the sound plays`() async throws {
    let script = "snapshot\nwait 0.2\nsnapshot\nwait 0.2\nsnapshot"
    let still = Frame.all(in: try await play(script, "audio"))
    #expect(try still.map(mouth) == ["O", "O", "O"])
    let moving = Frame.all(in: try await play("wait 1\n" + script, "audio", "--motion"))
    #expect(Set(try moving.map(mouth)).count > 1)
  }

  @Test func `a pause stops the sound, and going on starts it again`() async throws {
    let lines = try await play("wait 1\ncall pause\ncall resume\nwait 2.4", "audio")
    #expect(
      lines.filter { $0.hasPrefix("app ") } == [
        "app heard a sound start", "app heard it stop", "app heard a sound start",
        "app heard it to its end",
      ])
  }

  @Test(arguments: [
    (Language.english, "No sound player here."), (.chinese, "没有找到播放器。"),
  ])
  func `where there is no player the figure says so`(_ language: Language, _ words: String)
    async throws
  {
    let (screen, guide) = try await show(language, SystemAudioPlayer(searchPath: ""))
    #expect(screen.snapshot().text.contains(words))
    #expect(screen.snapshot().text.contains("( - - )"))
    #expect(guide.currentIndex == 0)
  }

  @Test func `the sound file is a WAV of the right size, and is gone with the scene`()
    async throws
  {
    let player = NotingPlayer()
    var shown: (screen: TextScreen, guide: Guide)? = try await show(.english, player)
    let file = try #require(player.files.first)
    let data = try Data(contentsOf: file)
    // 2.4 seconds of 8000 samples with 2 bytes each, after a header of 44 bytes.
    #expect(data.count == 44 + 38_400)
    #expect(data.prefix(4) == Data("RIFF".utf8))
    #expect(Array(data[40..<44]) == [0x00, 0x96, 0x00, 0x00])
    shown?.guide.dismiss()
    shown = nil
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  // MARK: Reading

  private func show(_ language: Language, _ player: any GuideAudioPlayer) async throws -> (
    screen: TextScreen, guide: Guide
  ) {
    let screen = TextScreen(columns: 80, rows: 24, clock: ManualGuideClock())
    let context = SceneContext(language: language, answer: { _ in }, player: player)
    let guide = DemoScene.audio.make(screen, context)
    guide.animation = .none
    guide.show(on: screen)
    await guide.settled()
    return (screen, guide)
  }

  /// The row with the figure's mouth.
  private func face(_ frame: Frame) throws -> String {
    let rows = frame.rows.map { $0.replacing("░", with: " ") }
    return try #require(rows.first { $0.contains("  \\ ") })
  }

  private func mouth(_ frame: Frame) throws -> Character {
    let parts = try face(frame).split(separator: "\\ ")
    return try #require(parts.last?.first)
  }
}

/// Notes what it is given, and never comes to an end.
@MainActor
private final class NotingPlayer: GuideAudioPlayer {
  private final class Playback: GuideAudioPlayback {
    func stop() {}
  }

  private(set) var files: [URL] = []

  func play(
    _ url: URL, volume: Double, whenOver: @escaping @MainActor @Sendable (GuideAudioError?) -> Void
  ) throws(GuideAudioError) -> any GuideAudioPlayback {
    files.append(url)
    return Playback()
  }
}
