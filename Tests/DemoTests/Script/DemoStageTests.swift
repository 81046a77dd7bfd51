import Foundation
import StepMask
import StepMaskText
import Testing

@testable import Demo

/// Time and pending work on a stage, with scenes made for it.
@Suite("A stage")
@MainActor
struct DemoStageTests {
  @Test func `work that a step prepares is done when its line is`() async throws {
    let scene = scene { _ in for _ in 0..<5 { await Task.yield() } }
    let lines = try await play("call next\nwhere 0 0\ncall next", on: scene)
    #expect(
      lines.suffix(8) == [
        "event willEnter step=1 position=2/2", "event didEnter step=1 position=2/2",
        "where 0 0 mask", "event willLeave step=1 position=2/2",
        "event didLeave step=1 position=2/2", "event willDismiss reason=completed",
        "event didDismiss reason=completed", "result true",
      ])
  }

  @Test func `work that never ends keeps neither a script nor a tour from ending`() async throws {
    let scene = scene { _ in try await Task.sleep(for: .seconds(86_400)) }
    let lines = try await play("call next\nsnapshot\nwait 100\ncall dismiss", on: scene)
    #expect(lines.last == "result true")
    #expect(lines.contains("frame 1 step=0 80x24"))
  }

  @Test func `waiting passes through every moment that something is due`() async throws {
    let options = try OptionParser.parse([])
    let stage = DemoStage(.stepMask, options, logsEvents: false) { _ in }
    var moments: [TimeInterval] = []
    func schedule() {
      stage.clock.schedule(after: 0.25) {
        moments.append(stage.clock.now)
        Task { schedule() }
      }
    }
    schedule()
    await stage.wait(1.1)
    #expect(moments == [0.25, 0.5, 0.75, 1])
    #expect(stage.clock.now == 1.1)
  }

  @Test func `a stage goes away with its screen and its guide, and prints nothing`() async throws {
    let printed = Printed()
    weak var screen: TextScreen?
    weak var guide: Guide?
    do {
      let stage = DemoStage(.stepMask, try OptionParser.parse([]), logsEvents: true) {
        printed.lines.append($0)
      }
      await stage.show()
      (screen, guide) = (stage.screen, stage.guide)
    }
    #expect(screen == nil)
    #expect(guide == nil)
    #expect(printed.lines.last == "event didShow")
  }

  private func scene(_ work: @escaping StepPreparation.Work) -> DemoScene {
    DemoScene(name: "test", summary: Localized(english: "", chinese: "")) { _, _ in
      Guide(steps: [
        GuideStep(tips: [Tip(text: "first")]),
        GuideStep(tips: [Tip(text: "second")], preparation: StepPreparation(work)),
      ])
    }
  }
}

@MainActor
private final class Printed {
  var lines: [String] = []
}
