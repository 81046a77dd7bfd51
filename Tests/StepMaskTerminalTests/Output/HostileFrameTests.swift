import Foundation
import StepMask
import StepMaskText
import Testing

@testable import StepMaskTerminal

@MainActor
@Suite struct HostileFrameTests {
  @Test func `no text of an app or a tip puts a sequence of its own into a frame`() {
    var generator = SplitMix64(seed: 41)
    let screen = TextScreen(columns: 40, rows: 10, clock: ManualGuideClock())
    let (label, field) = (Label(""), TextField(""))
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 5)
    field.frame = CGRect(x: 0, y: 5, width: 20, height: 1)
    screen.root.addSubview(label)
    screen.root.addSubview(field)
    for number in 0..<propertyCases / 4 + 10 {
      label.text = HostileText.random(&generator)
      field.text = HostileText.random(&generator)
      field.placeholder = HostileText.random(&generator)
      screen.render(scene(HostileText.random(&generator), HostileText.random(&generator)))
      let canvas = screen.snapshot().canvas
      var writer = FrameWriter(capabilities: .random(&generator))
      var terminal = VirtualTerminal(canvas, .characters)
      terminal.feed(writer.bytes(for: canvas))
      guard terminal.isInert else {
        Issue.record("case \(number): \(terminal.faults) \(label.text.debugDescription)")
        return
      }
    }
  }

  /// A hole in the label, and a tip that says these texts in all of its places.
  private func scene(_ title: String, _ text: String) -> GuideScene {
    let content = TipContent(
      title: title, text: text, progress: title, buttons: [.init(title: text, action: .next)])
    let tip = PlacedTip(
      tip: Tip(title: title, text: text), frame: CGRect(x: 12, y: 2, width: 24, height: 7),
      content: content)
    return GuideScene(
      bounds: CGRect(x: 0, y: 0, width: 40, height: 10), dimming: 0.7,
      holes: [.init(shape: .rectangle(CGRect(x: 2, y: 1, width: 8, height: 2)), cutout: 0)],
      tips: [tip])
  }

  @Test func `every control on its own, and every kind of sequence, is only text`() {
    var texts = (UInt32(0)..<0xA0).compactMap { Unicode.Scalar($0).map { "a\($0)b" } }
    texts += [
      "\u{1B}]52;c;aGk=\u{7}", "\u{1B}[2J", "\u{9B}2J", "\u{9D}0;t\u{9C}", "\u{1B}P1\u{1B}\\",
      "\u{202E}evil", "\u{2066}x\u{2069}", "\u{200E}\u{200F}\u{61C}", "\u{2028}\u{2029}\u{FEFF}",
      "\r\n", "e\u{301}\u{1B}[31m",
    ]
    for text in texts {
      let screen = TextScreen(columns: 20, rows: 3, clock: ManualGuideClock())
      let label = Label(text)
      label.frame = CGRect(x: 0, y: 0, width: 20, height: 3)
      screen.root.addSubview(label)
      var writer = FrameWriter(
        capabilities: TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true))
      var terminal = VirtualTerminal(screen.snapshot().canvas, .characters)
      terminal.feed(writer.bytes(for: screen.snapshot().canvas))
      #expect(terminal.isInert, "\(text.debugDescription)")
    }
  }
}

extension VirtualTerminal {
  /// Whether only known sequences came, and only harmless characters beside them.
  fileprivate var isInert: Bool {
    faults == [] && !cells.contains { $0.scalars.contains(where: HostileText.isDangerous) }
  }
}
