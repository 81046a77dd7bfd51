import Testing

@testable import Demo

@Suite("Playing scripts")
@MainActor
struct ScriptPlayerTests {
  private let entered = [
    "event willShow", "event willEnter step=1 position=1/5", "event didEnter step=1 position=1/5",
    "event didShow",
  ]

  @Test(arguments: ["--plain", "--motion"])
  func `the scene is settled before the first line`(_ option: String) async throws {
    let lines = try await play("call next", option)
    #expect(Array(lines.prefix(4)) == entered)
    let empty = try await play("", option)
    #expect(empty == entered)
  }

  @Test func `the log of calls and taps obeys the order of a run`() async throws {
    let lines = try await play("call next\ntap 1 1\ncall dismiss\nsnapshot\n")
    let steps = [
      "event willLeave step=1 position=1/5", "event didLeave step=1 position=1/5",
      "event willEnter step=3 position=2/5", "event didEnter step=3 position=2/5", "result true",
      "event willLeave step=3 position=2/5", "event didLeave step=3 position=2/5",
      "event willEnter step=4 position=3/5", "event didEnter step=4 position=3/5",
      "event willLeave step=4 position=3/5", "event didLeave step=4 position=3/5",
      "event willDismiss reason=programmatic", "event didDismiss reason=programmatic",
      "result true", "frame 1 step=none 80x24",
    ]
    #expect(Array(lines.prefix(19)) == entered + steps)
    #expect(lines.last == "end frame")
  }

  @Test func `with motion the log is the same, but time moves only by wait`() async throws {
    let still = try await play("call next\nwait 1\ncall dismiss\nwait 1")
    let moving = try await play("call next\nwait 1\ncall dismiss\nwait 1", "--motion")
    #expect(moving.eventNames == still.eventNames)
    let early = try await play("call next\nwait 0.2", "--motion")
    #expect(early.eventNames.last == "willEnter")
    let late = try await play("call next\nwait 0.2\nwait 0.05", "--motion")
    #expect(late.eventNames.last == "didEnter")
  }

  @Test func `every call says whether it was accepted`() async throws {
    let lines = try await play(
      """
      call previous
      call go 4
      call go 5
      call resume
      call pause
      call pause
      call resume
      call show
      call skip
      call skip
      call next
      call show
      """)
    #expect(
      lines.filter { $0.hasPrefix("result ") } == [
        "result false", "result true", "result false", "result false", "result true",
        "result false", "result true", "result false", "result true", "result false",
        "result false", "result true",
      ])
  }

  @Test func `show restarts, and the second run's log equals the first's`() async throws {
    let run = "call next\nkey escape\n"
    let lines = try await play(run + "call show\n" + run)
    let events = lines.filter { $0.hasPrefix("event ") }
    #expect(events.last == "event didDismiss reason=escape")
    #expect(Array(events.prefix(events.count / 2)) == Array(events.suffix(events.count / 2)))
  }

  @Test func `the app answers once the guide is gone, and not before`() async throws {
    let lines = try await play("tap 12 7\ntap 12 7\ncall dismiss\ntap 12 7\ntap 5 10")
    #expect(
      lines.filter { $0.hasPrefix("app ") } == ["app pressed Pay", "app pressed Corner bakery"])
    let chinese = try await play("call dismiss\ntap 12 7", "--lang=zh")
    #expect(chinese.last == "app pressed 付款")
  }

  @Test func `a point is a control, a tip, a cut-out, the mask, a view of the app or outside`()
    async throws
  {
    let lines = try await play(
      """
      where 3 0
      where 29 6
      where 3 4
      where 75 23
      where 60 12
      where 80 0
      where -1 0
      where 9223372036854775807 -9223372036854775808
      call go 4
      where 40 7
      call dismiss
      where 12 7
      where 0 1
      resize 0 0
      where 0 0
      """)
    #expect(
      lines.filter { $0.hasPrefix("where ") } == [
        "where 3 0 cutout number=0", "where 29 6 tipControl label=Next step=1",
        "where 3 4 tip step=1", "where 75 23 tipControl label=Skip", "where 60 12 mask",
        "where 80 0 outside", "where -1 0 outside",
        "where 9223372036854775807 -9223372036854775808 outside", "where 40 7 cutout number=1",
        "where 12 7 app view=Button text=Pay", "where 0 1 app view=WalletView",
        "where 0 0 outside",
      ])
  }

  @Test func `the Skip button skips from every step, wherever the size puts it`() async throws {
    for tag in [1, 3, 4, 8, 12] {
      let lines = try await play("call go \(tag)\nresize 50 20\ntap 45 19")
      #expect(lines.last == "event didDismiss reason=skipped")
    }
  }

  @Test func `keys, wheel and drags reach the app only when no guide is on`() async throws {
    let moves = "wheel 10 12 3\ndrag 10 15 10 12\n"
    let lines = try await play(moves + "call dismiss\nsnapshot\n" + moves + "snapshot")
    let frames = Frame.all(in: lines)
    #expect(frames[0].rows[10].contains("Corner bakery"))
    #expect(!frames[1].rows[10].contains("Corner bakery"))
  }

  @Test func `a screen without area loses nothing, and a shown guide is there again`()
    async throws
  {
    let lines = try await play(
      """
      call next
      resize 0 0
      wait 10
      snapshot
      resize 1 1
      resize 80 24
      snapshot
      """)
    let frames = Frame.all(in: lines)
    #expect(frames.map(\.header) == ["frame 1 step=3 0x0", "frame 2 step=3 80x24"])
    #expect(frames[0].rows.isEmpty)
    #expect(frames[1].rows[3].contains("║│ $2,480.50"))
    #expect(lines.eventNames.filter { $0 == "willDismiss" }.isEmpty)
  }

  @Test func `wild commands trap nothing`() async throws {
    let far = "9223372036854775807"
    _ = try await play(
      """
      tap \(far) -\(far)
      drag -\(far) 0 \(far) \(far)
      wheel 5 5 \(far)
      call dismiss
      tap \(far) -\(far)
      drag 5 12 \(far) -\(far)
      wheel 5 12 \(far)
      wheel 5 12 -\(far)
      resize 1000 500
      snapshot
      wait 86400
      """)
  }
}
