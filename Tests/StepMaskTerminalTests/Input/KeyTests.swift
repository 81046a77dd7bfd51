import StepMask
import Testing

@testable import StepMaskTerminal

@Suite struct KeyTests {
  static let keys: [(Sent, GuideKey, TerminalModifiers)] = [
    ("a", .character("a"), []), ("Z", .character("Z"), []), ("~", .character("~"), []),
    (" ", .space, []), ("\t", .tab, []), ("\r", .return, []), ("\n", .return, []),
    ("\u{7F}", .backspace, []), ("\u{8}", .backspace, []), ("\u{0}", .space, .control),
    ("\u{1}", .character("a"), .control), ("\u{3}", .character("c"), .control),
    ("\u{1A}", .character("z"), .control), ("\u{1C}", .character("\\"), .control),
    ("\u{1F}", .character("_"), .control),
    ("\u{1B}[A", .up, []), ("\u{1B}[B", .down, []), ("\u{1B}[C", .right, []),
    ("\u{1B}[D", .left, []), ("\u{1B}[H", .home, []), ("\u{1B}[F", .end, []),
    ("\u{1B}OA", .up, []), ("\u{1B}OD", .left, []), ("\u{1B}OH", .home, []), ("\u{1B}OF", .end, []),
    ("\u{1B}OM", .return, []), ("\u{1B}O5C", .right, .control), ("\u{1B}[Z", .backTab, []),
    ("\u{1B}[1~", .home, []), ("\u{1B}[3~", .delete, []), ("\u{1B}[4~", .end, []),
    ("\u{1B}[5~", .pageUp, []), ("\u{1B}[6~", .pageDown, []), ("\u{1B}[7~", .home, []),
    ("\u{1B}[8~", .end, []),
    ("\u{1B}[1;2A", .up, .shift), ("\u{1B}[1;3C", .right, .alt), ("\u{1B}[1;5D", .left, .control),
    ("\u{1B}[1;6H", .home, [.shift, .control]), ("\u{1B}[3;5~", .delete, .control),
    ("\u{1B}[1;9A", .up, .command), ("\u{1B}[1;33A", .up, .alt), ("\u{1B}[1;65A", .up, []),
    ("\u{1B}\u{1B}[A", .up, .alt), ("\u{1B}\u{1B}OA", .up, .alt),
    ("\u{1B}a", .character("a"), .alt), ("\u{1B}(", .character("("), .alt),
    ("\u{1B}\r", .return, .alt), ("\u{1B}\u{7F}", .backspace, .alt), ("\u{1B} ", .space, .alt),
    ("\u{1B}\u{1}", .character("a"), [.alt, .control]), ("\u{1B}é", .character("é"), .alt),
    ("é", .character("é"), []), ("界", .character("界"), []), ("👍", .character("👍"), []),
    ("\u{1B}[97u", .character("a"), []), ("\u{1B}[97;5u", .character("a"), .control),
    ("\u{1B}[97:65;2u", .character("A"), .shift), ("\u{1B}[27u", .escape, []),
    ("\u{1B}[13;1:1u", .return, []), ("\u{1B}[13;1:2u", .return, []), ("\u{1B}[32u", .space, []),
    ("\u{1B}[127u", .backspace, []), ("\u{1B}[9;2u", .backTab, []),
    ("\u{1B}[27;5;97~", .character("a"), .control), ("\u{1B}[27;2;9~", .backTab, []),
  ]

  @Test(arguments: keys)
  func `bytes are the key that a terminal means by them`(
    bytes: Sent, key: GuideKey, modifiers: TerminalModifiers
  ) {
    #expect(events(bytes) == [.key(key, modifiers)])
  }

  @Test(arguments: [
    // Function keys, the Insert key, and what is not a press.
    "\u{1B}OP", "\u{1B}[11~", "\u{1B}[24;5~", "\u{1B}[[A", "\u{1B}[[E", "\u{1B}[2~", "\u{1B}[1;2R",
    "\u{1B}[97;1:3u", "\u{1B}[1;1:3A", "\u{1B}[3;5:3~", "\u{1B}[57441u", "\u{1B}[0u",
    // Sequences that are unknown, malformed, broken off, or too long.
    "\u{1B}[5;10R", "\u{1B}[>0;276;0c", "\u{1B}[8;24;80t", "\u{1B}[1<2A", "\u{1B}[1 2A",
    "\u{1B}[99999999999999999999;99999999999999999999~",
    Sent("\u{1B}[" + String(repeating: "1;", count: 5_000) + "A"), "\u{1B}[1;", "\u{1B}O",
    Sent("\u{1B}O" + String(repeating: "1", count: 5_000) + "A"),
    // Strings of every kind.
    "\u{1B}Pabc\u{1B}\\", "\u{1B}]52;c;aGk=\u{7}", "\u{1B}_Gi=1\u{1B}\\", "\u{1B}^x\u{1B}\\",
    "\u{1B}Xx\u{1B}\\", Sent("\u{1B}]0;" + String(repeating: "t", count: 5_000) + "\u{7}"),
    // The C1 controls.
    "\u{80}", "\u{9B}", "\u{9F}", "",
  ])
  func `what is no text and no known key says nothing`(bytes: Sent) {
    #expect(events(bytes) == [])
  }

  @Test func `bytes that are not UTF-8 say nothing and take nothing with them`() {
    #expect(events([0xC3, 0x61]) == [.key(.character("a"), [])])
    #expect(events([0xC0, 0xAF, 0xE0, 0x80, 0xAF, 0xED, 0xA0, 0x80, 0xF5, 0xFF]) == [])
    #expect(events([0xE7, 0x95, 0x8C, 0x8C, 0xE7, 0x95]) == [.key(.character("界"), [])])
  }

  @Test func `a mark that joins the character before is text, no key`() {
    #expect(events("e\u{301}") == [.key(.character("e"), []), .text("\u{301}")])
    #expect(events("☃\u{FE0F}") == [.key(.character("☃"), []), .text("\u{FE0F}")])
  }

  @Test func `a control in a sequence breaks it off and counts by itself`() {
    #expect(
      events("\u{1B}[1;\u{3}x") == [.key(.character("c"), .control), .key(.character("x"), [])])
    #expect(events("\u{1B}]0;title\r") == [.key(.return, [])])
    #expect(events("\u{1B}[1\u{1B}[A") == [.key(.up, [])])
    #expect(events("\u{1B}]0;a\u{1B}[A") == [.key(.up, [])])
  }

  @Test func `focus is told`() {
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    #expect(events("\u{1B}[1I") == [])
  }
}
