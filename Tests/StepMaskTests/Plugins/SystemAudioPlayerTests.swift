import Foundation
import StepMask
import Testing

@MainActor
@Suite("Audio with a real child process", .timeLimit(.minutes(2)))
struct SystemAudioPlayerTests {
  let tip = AudioTip()

  private func fixture(_ player: SystemAudioPlayer, _ url: URL, volume: Double = 1) -> Fixture {
    let sound = GuideAudioAttachment(url: url, volume: volume)
    let fixture = Fixture(steps: [GuideStep(tips: [tip], attachments: [sound]), GuideStep()])
    fixture.guide.register(GuideAudioPlugin(player: player))
    fixture.show()
    return fixture
  }

  private func fixture(_ standIn: StandInPlayer, volume: Double = 1) -> Fixture {
    fixture(SystemAudioPlayer(searchPath: standIn.folder.path), standIn.sound, volume: volume)
  }

  nonisolated static let arguments: [(player: String, arguments: [String])] = [
    ("afplay", ["-v", "0.25", "SOUND"]),
    ("pw-play", ["--volume=0.25", "SOUND"]),
    ("paplay", ["--volume=16384", "SOUND"]),
    ("ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet", "-volume", "25", "-i", "SOUND"]),
    ("mpv", ["--no-config", "--no-video", "--no-terminal", "--volume=25", "--", "SOUND"]),
    ("play", ["-q", "-v", "0.25", "SOUND"]),
    ("aplay", ["-q", "SOUND"]),
  ]

  @Test(arguments: arguments)
  func `each player gets its own arguments`(player: String, arguments: [String]) async throws {
    let standIn = try StandInPlayer(
      #"printf '%s\n' "$@" > "$DIR/arguments""#, named: player)
    let fixture = fixture(standIn, volume: 0.25)
    await tip.wait(for: 2)
    #expect(tip.events == [.started, .stopped(playedToEnd: true)])
    let lines = standIn.text("arguments")?.split(separator: "\n").map(String.init)
    #expect(lines == arguments.map { $0 == "SOUND" ? standIn.sound.path : $0 })
    #expect(fixture.guide.state == .shown)
  }

  @Test func `a player that gives up has failed once`() async throws {
    let standIn = try StandInPlayer("exit 3")
    let fixture = fixture(standIn)
    await tip.wait(for: 2)
    fixture.guide.next()
    #expect(
      tip.events == [
        .started, .failed(.playerFailed(player: "mpv", status: 3, path: standIn.sound.path)),
      ])
  }

  @Test func `a player that is killed has failed once`() async throws {
    let standIn = try StandInPlayer("kill -KILL $$")
    let fixture = fixture(standIn)
    await tip.wait(for: 2)
    fixture.guide.dismiss()
    #expect(tip.events == [.started, .failed(.playerKilled(player: "mpv", signal: 9))])
  }

  @Test func `a missing file has failed once`() throws {
    let standIn = try StandInPlayer("exit 0")
    let missing = standIn.folder.appendingPathComponent("none.wav")
    let player = SystemAudioPlayer(searchPath: standIn.folder.path)
    fixture(player, missing).guide.next()
    #expect(tip.events == [.failed(.fileMissing(path: missing.path))])
  }

  @Test func `a folder is no sound`() throws {
    let standIn = try StandInPlayer("exit 0")
    _ = fixture(SystemAudioPlayer(searchPath: standIn.folder.path), standIn.folder)
    #expect(tip.events == [.failed(.fileMissing(path: standIn.folder.path))])
  }

  @Test func `an address on the web is no file`() throws {
    let address = try #require(URL(string: "https://example.org/a.wav"))
    _ = fixture(SystemAudioPlayer(searchPath: ""), address)
    #expect(tip.events == [.failed(.notAFile(address: "https://example.org/a.wav"))])
  }

  @Test func `without any player it has failed once and names those it looked for`() throws {
    let standIn = try StandInPlayer("exit 0", named: "some-other-program")
    _ = fixture(standIn)
    guard case .failed(let error) = tip.events.first else {
      return #expect(Bool(false), "\(tip.events)")
    }
    #expect(tip.events.count == 1)
    #expect(
      error
        == .noPlayer(
          tried: ["afplay", "pw-play", "paplay", "ffplay", "mpv", "play", "aplay"]))
    #expect(error.description.contains("paplay"))
  }

  @Test func `a program that cannot be started has failed once`() throws {
    let standIn = try StandInPlayer("exit 0")
    let program = standIn.folder.appendingPathComponent("mpv")
    try Data("#!/no/such/interpreter\n".utf8).write(to: program)
    _ = fixture(standIn)
    guard case .failed(.cannotStart("mpv", _)) = tip.events.first else {
      return #expect(Bool(false), "\(tip.events)")
    }
    #expect(tip.events.count == 1)
  }

  @Test(arguments: [("song.mp3", 1.0), ("song.wav", 0.0)])
  func `aplay is not given what it would turn into noise`(name: String, volume: Double) throws {
    let standIn = try StandInPlayer("exit 0", named: "aplay")
    let sound = standIn.folder.appendingPathComponent(name)
    try Data().write(to: sound)
    _ = fixture(SystemAudioPlayer(searchPath: standIn.folder.path), sound, volume: volume)
    guard case .failed(.noPlayer) = tip.events.first else {
      return #expect(Bool(false), "\(tip.events)")
    }
  }

  @Test func `the first folder of the path that has a player counts`() async throws {
    let first = try StandInPlayer(#": > "$DIR/played""#, named: "play")
    let second = try StandInPlayer("exit 1", named: "play")
    let path = "/no/such/folder:\(first.folder.path):\(second.folder.path)"
    let fixture = fixture(SystemAudioPlayer(searchPath: path), first.sound)
    await tip.wait(for: 2)
    #expect(first.text("played") == "")
    #expect(fixture.guide.audioFailureCount == 0)
  }

  enum End: CaseIterable { case next, dismiss, pause, drop, unregister }

  /// The script opens a pipe, which has its end only when no process that holds it is left.
  @Test(arguments: End.allCases)
  func `no process is left after the step`(end: End) async throws {
    let standIn = try StandInPlayer(
      """
      exec > "$DIR/pipe"
      echo started
      sleep 1000
      """)
    await run(standIn, until: end)
    #expect(tip.events == [.started, .stopped(playedToEnd: false)])
  }

  @Test func `a player that does not want to end is killed`() async throws {
    let standIn = try StandInPlayer(
      """
      trap '' TERM
      exec > "$DIR/pipe"
      echo started
      while :; do sleep 1000; done
      """)
    await run(standIn, until: .next)
    #expect(tip.events == [.started, .stopped(playedToEnd: false)])
  }

  private func run(_ standIn: StandInPlayer, until end: End) async {
    let output = standIn.readPipe("pipe")
    var fixture: Fixture? = fixture(standIn)
    var text = ""
    for await part in output {
      text += part
      switch end {
      case .next: fixture?.guide.next()
      case .dismiss: fixture?.guide.dismiss()
      case .pause: fixture?.guide.pause()
      case .drop: fixture = nil
      case .unregister: unregisterAll(fixture?.guide)
      }
    }
    #expect(text == "started\n")
  }

  private func unregisterAll(_ guide: Guide?) {
    for plugin in guide?.plugins ?? [] { guide?.unregister(plugin) }
  }
}
