import Foundation
import StepMask
import Testing

@testable import Demo

@Suite("Reading scripts")
struct ScriptParserTests {
  private func parse(_ text: String) throws -> [ScriptCommand] {
    try ScriptParser.parse(Data(text.utf8))
  }

  @Test(arguments: [
    ("tap 3 4", ScriptCommand.tap(CellPlace(column: 3, row: 4))),
    ("tap -3 +4", .tap(CellPlace(column: -3, row: 4))),
    ("tap 9223372036854775807 0", .tap(CellPlace(column: .max, row: 0))),
    ("drag 1 2 3 4", .drag(from: CellPlace(column: 1, row: 2), to: CellPlace(column: 3, row: 4))),
    ("wheel 1 2 -3", .wheel(CellPlace(column: 1, row: 2), rows: -3)),
    ("key right", .key(.right)), ("key Escape", .key(.escape)), ("key backtab", .key(.backTab)),
    ("key q", .key(.character("q"))), ("key 步", .key(.character("步"))),
    ("back", .back), ("wait 0", .wait(seconds: 0)), ("wait 0.25", .wait(seconds: 0.25)),
    ("wait 1e-3", .wait(seconds: 0.001)), ("wait 86400", .wait(seconds: 86400)),
    ("resize 0 0", .resize(ScreenSize(columns: 0, rows: 0))),
    ("resize 1000 500", .resize(ScreenSize(columns: 1000, rows: 500))),
    ("call next", .call(.next)), ("call previous", .call(.previous)),
    ("call go -7", .call(.go(tag: -7))), ("call skip", .call(.skip)),
    ("call dismiss", .call(.dismiss)), ("call pause", .call(.pause)),
    ("call resume", .call(.resume)), ("call show", .call(.show)), ("snapshot", .snapshot),
    ("where 1 2", .look(CellPlace(column: 1, row: 2))), ("\tsnapshot \t # a picture", .snapshot),
  ])
  func `each command is read`(_ line: String, _ command: ScriptCommand) throws {
    #expect(try parse(line) == [command])
  }

  @Test(arguments: [
    "", "\n", "\n\n\r\n", "# nothing", "  \t", "\u{FEFF}", "\u{FEFF}# nothing\r\n", "#tap",
  ])
  func `a script without commands is a script`(_ text: String) throws {
    #expect(try parse(text) == [])
  }

  @Test(arguments: [
    "snapshot\ncall next", "snapshot\ncall next\n", "snapshot\r\ncall next\r\n",
    "\u{FEFF}snapshot\n\n# and\n\tcall\tnext", "snapshot # now\ncall next #\n",
  ])
  func `line ends, a byte order mark, tabs and comments change nothing`(_ text: String) throws {
    #expect(try parse(text) == [.snapshot, .call(.next)])
  }

  @Test(arguments: [
    ("tpa 1 1", 1, ScriptError.unknownCommand("tpa")),
    ("snapshot\n\nSnapshot", 3, .unknownCommand("Snapshot")),
    ("# one\r\ncall nxt", 2, .unknownCall("nxt")),
    ("call", 1, .missingArgument(usage: "call NAME")),
    ("call go", 1, .missingArgument(usage: "call go TAG")),
    ("call go home", 1, .notWhole("home", usage: "call go TAG")),
    ("call next 2", 1, .extraArgument("2", usage: "call next")),
    ("key", 1, .missingArgument(usage: "key NAME")), ("key esc", 1, .unknownKey("esc")),
    ("tap 1", 1, .missingArgument(usage: "tap X Y")),
    ("tap 1 # 1", 1, .missingArgument(usage: "tap X Y")),
    ("tap 1 2 3", 1, .extraArgument("3", usage: "tap X Y")),
    ("tap 1.5 2", 1, .notWhole("1.5", usage: "tap X Y")),
    ("tap 99999999999999999999 2", 1, .notWhole("99999999999999999999", usage: "tap X Y")),
    ("drag 1 2 3", 1, .missingArgument(usage: "drag X Y X Y")),
    ("wheel 1 2 down", 1, .notWhole("down", usage: "wheel X Y N")),
    ("back 1", 1, .extraArgument("1", usage: "back")),
    ("wait", 1, .missingArgument(usage: "wait SECONDS")), ("wait -1", 1, .badSeconds("-1")),
    ("wait nan", 1, .badSeconds("nan")), ("wait inf", 1, .badSeconds("inf")),
    ("wait 1e300", 1, .badSeconds("1e300")), ("wait 1s", 1, .badSeconds("1s")),
    ("resize -1 5", 1, .badSize("-1 5")), ("resize 1001 5", 1, .badSize("1001 5")),
    ("resize 80x24", 1, .missingArgument(usage: "resize COLS ROWS")),
    ("snapshot now", 1, .extraArgument("now", usage: "snapshot")),
    ("snap\u{0}shot", 1, .unknownCommand("snap\u{0}shot")),
  ])
  func `what is wrong is told with its line`(_ text: String, _ line: Int, _ error: ScriptError) {
    #expect(throws: DemoError.script(line: line, error)) { try parse(text) }
  }

  @Test func `bytes that are no text are refused with their line`() {
    let bytes = Data("snapshot\nkey ".utf8) + [0xFF, 0xFE] + Data("\nsnapshot".utf8)
    #expect(throws: DemoError.script(line: 2, .notText("key \u{FFFD}\u{FFFD}"))) {
      try ScriptParser.parse(bytes)
    }
  }
}
