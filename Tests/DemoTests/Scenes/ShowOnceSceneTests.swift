import StepMask
import Testing

@testable import Demo

@Suite("The scene show-once")
@MainActor
struct ShowOnceSceneTests {
  @Test func `it goes on where it stopped, is refused once seen, and begins anew when forgotten`()
    async throws
  {
    let lines = try await tour("show-once", "--log")
    let frames = Frame.all(in: lines)
    #expect(
      frames.map { $0.header.split(separator: " ")[2] } == [
        "step=1", "step=none", "step=1", "step=none", "step=none", "step=0",
      ])
    #expect(frames.map { remembered("Shown", $0) } == ["1", "1", "2", "2", "2", "1"])
    #expect(
      frames.map { remembered("Stopped at", $0) } == [
        "Eraser", "Eraser", "Eraser", "-", "-", "Pen",
      ])
    #expect(frames.map { remembered("Seen", $0) } == ["no", "no", "no", "yes", "yes", "no"])
    #expect(lines.count { $0 == "event showRefused reason=alreadySeen" } == 1)
    #expect(frames[4].rows(holding: "it was seen already").count == 1)
    #expect(lines.contains("app forgot the guide"))
  }

  @Test(arguments: [("skip", "false"), ("dismiss", "true")])
  func `skipping counts as seen, an end by code does not`(_ call: String, _ isShown: String)
    async throws
  {
    let lines = try await play("call \(call)\ncall show", "show-once")
    #expect(lines.last { $0.hasPrefix("result ") } == "result \(isShown)")
  }

  @Test func `the second run begins at the step where the first one stopped`() async throws {
    let lines = try await play("call next\ncall next\ncall dismiss\ncall show", "show-once")
    let entered = lines.filter { $0.hasPrefix("event didEnter ") }
    #expect(entered.last == "event didEnter step=2 position=3/3")
    #expect(entered.count == 4)
  }

  /// The value beside a name in the box of what is remembered.
  private func remembered(_ name: String, _ frame: Frame) -> String? {
    let row = frame.rows.map { $0.replacing("░", with: " ") }.first { $0.contains("│ \(name) ") }
    let value = row?.split(separator: "│").compactMap { cell in
      cell.dropFirst(1 + name.count).split(separator: " ").first
    }.first
    return value.map(String.init)
  }
}
