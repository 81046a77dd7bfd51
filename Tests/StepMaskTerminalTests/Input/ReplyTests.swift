import Testing

@testable import StepMaskTerminal

@Suite struct ReplyTests {
  static let replies: [(Sent, TerminalReply)] = [
    ("\u{1B}[?1;2c", .deviceAttributes), ("\u{1B}[?62;22c", .deviceAttributes),
    ("\u{1B}[?2026;0$y", .mode(2_026, isKnown: false)),
    ("\u{1B}[?2026;1$y", .mode(2_026, isKnown: true)),
    ("\u{1B}[?2026;2$y", .mode(2_026, isKnown: true)),
    ("\u{1B}[?2026;4$y", .mode(2_026, isKnown: false)),
    (
      "\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\",
      .background(RGBColor(red: 255, green: 128, blue: 0))
    ),
    ("\u{1B}]10;rgb:ff/80/00\u{7}", .foreground(RGBColor(red: 255, green: 128, blue: 0))),
    ("\u{1B}]10;rgb:f/0/8\u{7}", .foreground(RGBColor(red: 255, green: 0, blue: 136))),
    ("\u{1B}]10;rgb:fff/000/800\u{7}", .foreground(RGBColor(red: 255, green: 0, blue: 128))),
    (
      "\u{1B}]11;rgba:1e1e/1e1e/1e1e/ffff\u{7}",
      .background(RGBColor(red: 30, green: 30, blue: 30))
    ),
  ]

  @Test(arguments: replies) func `a reply is told`(bytes: Sent, reply: TerminalReply) {
    #expect(events(bytes) == [.reply(reply)])
  }

  @Test(arguments: [
    "]11;", "]11;rgb:", "]11;rgb:1/2", "]11;rgb:1/2/", "]11;rgb:12345/0/0", "]11;rgb:-1/0/0",
    "]11;rgb:+1/0/0", "]11;rgb:g/0/0", "]11;red", "]12;rgb:0/0/0", "]4;1;rgb:0/0/0", "]",
    "P11;rgb:0/0/0",
  ])
  func `a broken or unknown reply is swallowed`(text: String) {
    #expect(events("\u{1B}\(text)\u{7}") == [])
    #expect(events("\u{1B}\(text)\u{1B}\\") == [])
  }

  @Test func `capabilities take note of replies`() {
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true)
    #expect(capabilities.synchronizesOutput)
    capabilities.note(.mode(1, isKnown: false))
    capabilities.note(.mode(2_026, isKnown: true))
    capabilities.note(.deviceAttributes)
    #expect(capabilities.synchronizesOutput)
    capabilities.note(.mode(2_026, isKnown: false))
    #expect(!capabilities.synchronizesOutput)
    let color = RGBColor(red: 1, green: 2, blue: 3)
    capabilities.note(.background(color))
    #expect(capabilities.background == color)
    #expect(capabilities.foreground == nil)
  }
}
