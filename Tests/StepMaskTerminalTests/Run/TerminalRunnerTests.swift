import Foundation
import StepMask
import StepMaskText
import Testing

@testable import StepMaskTerminal

/// A runner gives a screen its input and the terminal its frames.
@MainActor
@Suite
struct TerminalRunnerTests {
  let stage = RunnerStage()

  @Test func `the screen has the terminal's size and glyphs from the start`() {
    #expect(stage.screen.columns == 40)
    #expect(stage.screen.rows == 12)
    #expect(stage.screen.glyphs == stage.terminal.capabilities.glyphs)
  }

  @Test func `an idle guide writes nothing and waits for nothing`() async {
    await stage.run()
    stage.showGuide()
    let count = stage.terminal.frames.count
    #expect(stage.clock.nextDueTime == nil)
    stage.clock.advance(by: 3_600)
    #expect(stage.terminal.frames.count == count)
  }

  @Test func `changes of one moment make one frame, at most 60 a second`() async {
    let label = Label("0", frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    stage.screen.root.addSubview(label)
    await stage.run()
    stage.rest()
    let (count, start) = (stage.terminal.frames.count, stage.clock.now)
    for number in 1...200 {
      label.text = "\(number)"
      stage.clock.advance(by: 0.005)
    }
    stage.rest()
    let frames = stage.terminal.frames.count - count
    #expect(stage.clock.now - start < 1.05)
    // Less than that would be a stutter.
    #expect((45...63).contains(frames))
    #expect(stage.screen.snapshot().text.hasPrefix("200"))
  }

  @Test func `keys and the mouse move the guide`() async {
    await stage.run()
    stage.showGuide()
    stage.terminal.type("\u{1B}[C")
    stage.rest()
    #expect(stage.guide.currentStep?.tag == 2)
    stage.terminal.type("\u{1B}[<0;30;2M\u{1B}[<0;30;2m")
    stage.rest()
    #expect(stage.guide.currentStep?.tag == 3)
  }

  @Test func `two taps that come at once move the guide once`() async {
    await stage.run()
    stage.guide.animation = .none
    stage.showGuide()
    let tap = "\u{1B}[<0;30;2M\u{1B}[<0;30;2m"
    stage.terminal.type(tap + tap)
    #expect(stage.guide.currentStep?.tag == 2)
  }

  @Test func `pasted text goes to the field that has the focus`() async {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    stage.screen.root.addSubview(field)
    stage.screen.focusedView = field
    await stage.run()
    stage.terminal.type("a\u{1B}[200~bc\u{1B}[201~")
    #expect(field.text == "abc")
  }

  @Test func `a resize gives the screen its new size and paints it whole`() async {
    await stage.run()
    stage.terminal.resize(columns: 21, rows: 7)
    stage.rest()
    #expect(stage.screen.columns == 21)
    #expect(stage.screen.rows == 7)
    let count = stage.terminal.frames.count
    stage.terminal.resize(columns: 21, rows: 7)
    stage.rest()
    #expect(stage.terminal.frames.count == count + 1)
  }

  @Test func `a frame that did not get through is painted whole once the terminal is back`() async {
    await stage.run()
    stage.terminal.isForeground = false
    stage.showGuide()
    let count = stage.terminal.frames.count
    stage.terminal.isForeground = true
    stage.terminal.onEvent?(.resumed)
    stage.rest()
    var writer = FrameWriter(capabilities: stage.terminal.capabilities)
    #expect(stage.terminal.frames.count == count + 1)
    #expect(stage.terminal.frames.last == writer.bytes(for: stage.screen.draw()))
  }

  @Test func `answers about colours change how frames are drawn, once`() async {
    await stage.run()
    stage.showGuide()
    let count = stage.terminal.frames.count
    stage.terminal.onEvent?(
      .input([.reply(.background(RGBColor(red: 1, green: 2, blue: 3))), .reply(.deviceAttributes)]))
    stage.rest()
    #expect(stage.terminal.frames.count == count + 1)
  }

  @Test(arguments: [
    ("\u{3}", "interrupt"), ("\u{1C}", "quit"), ("\u{1A}", "suspend"),
  ])
  func `control keys do what they do in other programs`(_ typed: String, _ call: String) async {
    await stage.run()
    stage.terminal.type(typed)
    #expect(stage.terminal.calls == [call])
  }

  @Test func `the program's own keys go first, and what came before them before them`() async {
    var log: [String] = []
    stage.screen.onUnhandledInput = { log.append("screen \($0)") }
    stage.runner.shortcut = { event in
      guard event == .key(.character("q"), []) else { return nil }
      return { log.append("own q") }
    }
    await stage.run()
    stage.terminal.type("aqb")
    #expect(
      log == [
        "screen \(GuideInput.key(.character("a")))", "own q",
        "screen \(GuideInput.key(.character("b")))",
      ])
  }

  @Test func `stopping gives the terminal back and leaves the guide as it is`() async {
    await stage.run()
    stage.showGuide()
    stage.runner.stop()
    stage.runner.stop()
    #expect(await stage.finish() == .stopped)
    #expect(stage.terminal.calls == ["end"])
    #expect(stage.guide.state == .shown)
    #expect(await stage.runner.run() == .stopped)
  }

  @Test func `a terminal that is gone ends the guide with its surface`() async {
    var reason: EndReason?
    stage.guide.onDismiss = { reason = $1.reason }
    await stage.run()
    stage.showGuide()
    stage.terminal.onEvent?(.terminalGone)
    #expect(await stage.finish() == .terminalGone)
    #expect(reason == .surfaceLost)
    #expect(stage.terminal.calls == ["end"])
  }

  @Test func `cancelling the task of the run stops it`() async {
    await stage.run()
    stage.cancel()
    #expect(await stage.finish() == .stopped)
    #expect(stage.terminal.calls == ["end"])
  }
}
