import StepMask
import Testing

@testable import Demo

@Suite("The scenes of input")
@MainActor
struct InputSceneTests {
  @Test func `the real buttons work, go on and end the guide`() async throws {
    let lines = try await tour("forwarding", "--log")
    #expect(
      lines.filter { $0.hasPrefix("app ") } == [
        "app added a cup", "app added a cup", "app added a cup", "app ordered 3",
      ])
    let frames = Frame.all(in: lines)
    #expect(
      frames.map { $0.header.split(separator: " ")[2] } == [
        "step=0", "step=1", "step=1", "step=2", "step=none",
      ])
    #expect(lines.eventNames.count { $0 == "didEnter" } == 3)
    #expect(lines.contains("event didDismiss reason=completer"))
    #expect(frames.last?.rows.contains("  Ordered: 3") == true)
  }

  @Test func `no key goes past a button that has to be pressed`() async throws {
    let lines = try await play("key right\nkey return\nkey space\nsnapshot", "forwarding")
    #expect(lines.contains("frame 1 step=0 80x24"))
  }

  @Test func `a press is taken back by dragging out of the hole`() async throws {
    let lines = try await play("drag 5 2 40 20\nsnapshot", "forwarding")
    #expect(!lines.contains { $0.hasPrefix("app ") })
    #expect(lines.contains("frame 1 step=0 80x24"))
  }

  @Test func `a tap outside does nothing, goes on, is refused once, then ends`() async throws {
    let tap = "\ntap 79 23\nsnapshot"
    let lines = try await play(tap + "\ncall next" + tap + tap + tap, "outside-tap")
    #expect(
      lines.filter { $0.hasPrefix("frame ") } == [
        "frame 1 step=0 80x24", "frame 2 step=2 80x24", "frame 3 step=2 80x24",
        "frame 4 step=none 80x24",
      ])
    #expect(lines.count { $0 == "event dismissRefused reason=outsideTap" } == 1)
    #expect(lines.contains("event didDismiss reason=outsideTap"))
    #expect(Frame.all(in: lines)[2].rows(holding: "Sure?").count == 1)
  }

  @Test func `steps can be skipped, and gone back`() async throws {
    let lines = try await tour("multi-step", "--log")
    let steps = Frame.all(in: lines).map { String($0.header.split(separator: " ")[2]) }
    #expect(steps == ["step=0", "step=1", "step=2", "step=1", "step=none"])
    #expect(lines.last { $0.hasPrefix("event ") } == "event didDismiss reason=skipped")
  }

  @Test func `going back is blocked while the guide is on, and works again after it`()
    async throws
  {
    let lines = try await tour("navigation", "--log")
    let gestures = lines.indices.filter { lines[$0] == "tour back" }
    #expect(gestures.count == 2)
    #expect(lines[gestures[0] + 1].hasPrefix("frame "))
    #expect(lines[gestures[1] + 1] == "app shows Shelf")
    let frames = Frame.all(in: lines)
    #expect(frames[1].rows == frames[2].rows)
  }

  @Test func `a step back pops the page, and the real button pushes it, too`() async throws {
    let lines = try await play(
      "call next\ncall previous\ncall skip\ntap 5 4\nback\nback", "navigation")
    #expect(
      lines.filter { $0.hasPrefix("app ") } == [
        "app shows Atlas", "app shows Shelf", "app shows Atlas", "app shows Shelf",
      ])
  }

  @Test func `guides take turns by priority`() async throws {
    let lines = try await tour("queue", "--log")
    #expect(
      lines.filter { $0.contains("didShow") || $0.contains("enteredQueue") } == [
        "event enteredQueue guide=later", "event enteredQueue guide=notice", "event didShow",
        "event didShow guide=notice", "event didShow guide=later",
      ])
    let counts = Frame.all(in: lines).map { frame in
      (0...2).first { !frame.rows(holding: "Guides that wait: \($0)").isEmpty }
    }
    #expect(counts == [2, 1, 0])
  }

  @Test func `a row is found where it is scrolled and sorted to`() async throws {
    let lines = try await tour("table")
    let frames = Frame.all(in: lines)
    #expect(frames.count == 4)
    for frame in [frames[1], frames[3]] {
      let hole = try #require(frame.hole)
      #expect(frame.rows(holding: "║  Quito  2850 m") == [hole.rows.lowerBound])
    }
    // Of the highest cities the second; the least distance brings it to the top of the list.
    #expect(frames[3].hole?.rows.lowerBound == 2)
    #expect(frames[3].rows(holding: "Mexico City") == [4])
    #expect(lines.contains("app sorted the table"))
  }
}
