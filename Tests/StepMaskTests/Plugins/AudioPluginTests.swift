import Foundation
import StepMask
import Testing

@MainActor
@Suite("The audio plugin")
struct AudioPluginTests {
  let player = TestPlayer()
  let tip = AudioTip()
  let plugin: GuideAudioPlugin

  init() {
    plugin = GuideAudioPlugin(player: player)
  }

  private func fixture(_ volumes: Double...) -> Fixture {
    let sounds = volumes.map {
      GuideAudioAttachment(url: URL(fileURLWithPath: "/sound"), volume: $0)
    }
    let fixture = Fixture(steps: [GuideStep(tips: [tip], attachments: sounds), GuideStep()])
    fixture.guide.register(plugin)
    fixture.show()
    return fixture
  }

  @Test func `a sound starts when its step has settled and stops when it is left`() {
    let fixture = fixture(0.5)
    #expect(tip.events == [.started])
    #expect(player.playbacks.first?.volume == 0.5)
    fixture.guide.next()
    #expect(tip.events == [.started, .stopped(playedToEnd: false)])
    #expect(player.playbacks.first?.stopCount == 1)
  }

  @Test func `a sound that comes to its end says so once`() {
    let fixture = fixture(1)
    player.playbacks[0].whenOver(nil)
    player.playbacks[0].whenOver(.other("late"))
    fixture.guide.next()
    #expect(tip.events == [.started, .stopped(playedToEnd: true)])
    #expect(fixture.guide.audioFailureCount == 0)
  }

  @Test func `a sound that is over before the player returns has both events in order`() {
    player.endsAtOnce = true
    _ = fixture(1)
    #expect(tip.events == [.started, .stopped(playedToEnd: true)])
  }

  @Test func `a player that refuses is told and reported once`() {
    player.refusal = .noPlayer(tried: ["mpv"])
    let fixture = fixture(1)
    fixture.guide.next()
    #expect(tip.events == [.failed(.noPlayer(tried: ["mpv"]))])
    #expect(fixture.guide.audioFailureCount == 1)
  }

  @Test func `a failure in the middle is the one end`() {
    let fixture = fixture(1)
    player.playbacks[0].whenOver(.playerKilled(player: "mpv", signal: 9))
    fixture.guide.next()
    #expect(tip.events == [.started, .failed(.playerKilled(player: "mpv", signal: 9))])
  }

  @Test func `a late end of an earlier visit does nothing to the next one`() {
    let fixture = fixture(1)
    fixture.guide.next()
    fixture.guide.previous()
    player.playbacks[0].whenOver(.other("late"))
    #expect(tip.events == [.started, .stopped(playedToEnd: false), .started])
    #expect(player.playbacks.map(\.stopCount) == [1, 0])
  }

  @Test func `a pause stops a sound and resume starts it again`() {
    let fixture = fixture(1)
    fixture.guide.pause()
    #expect(tip.events == [.started, .stopped(playedToEnd: false)])
    fixture.guide.resume()
    #expect(tip.events.last == .started)
    player.playbacks[1].whenOver(nil)
    fixture.guide.pause()
    fixture.guide.resume()
    #expect(player.playbacks.count == 2)
  }

  @Test func `ending while paused starts nothing again`() {
    let fixture = fixture(1)
    fixture.guide.pause()
    fixture.guide.dismiss()
    #expect(tip.events == [.started, .stopped(playedToEnd: false)])
    #expect(player.playbacks.count == 1)
  }

  @Test func `several sounds of a step play together`() {
    let fixture = fixture(1, 0.2)
    player.playbacks[0].whenOver(nil)
    fixture.guide.dismiss()
    #expect(
      tip.events == [
        .started, .started, .stopped(playedToEnd: true), .stopped(playedToEnd: false),
      ])
    #expect(player.playbacks.map(\.stopCount) == [0, 1])
  }

  @Test(arguments: [(-1, 0), (7, 1), (Double.nan, 1), (0, 0), (Double.infinity, 1)])
  func `volumes are clamped`(volume: Double, used: Double) {
    let fixture = fixture(volume)
    #expect(player.playbacks.first?.volume == used)
    fixture.guide.dismiss()
  }

  @Test func `a plugin that is taken off stops its sounds`() {
    let fixture = fixture(1)
    fixture.guide.unregister(plugin)
    #expect(player.playbacks[0].stopCount == 1)
    fixture.guide.unregister(plugin)
    #expect(tip.events == [.started, .stopped(playedToEnd: false)])
  }

  @Test func `a surface that goes away stops its sounds`() {
    do {
      let fixture = fixture(1)
      #expect(fixture.guide.state == .shown)
    }
    #expect(player.playbacks[0].stopCount == 1)
  }

  @Test func `closures hear it after the tips, with the attachment`() {
    var heard: [String] = []
    plugin.onEvent = { heard.append("\($0) \($1.volume)") }
    _ = fixture(0.5)
    #expect(heard.first == "started 0.5")
  }

  @Test func `a tip may move the guide when its sound has ended`() {
    let fixture = fixture(1)
    plugin.onEvent = { event, _ in
      if event == .stopped(playedToEnd: true) { fixture.guide.next() }
    }
    player.playbacks[0].whenOver(nil)
    #expect(fixture.guide.currentIndex == 1)
    #expect(tip.events == [.started, .stopped(playedToEnd: true)])
  }
}
