import Testing

@testable import Demo

@Suite("Errors")
@MainActor
struct DemoErrorTests {
  @Test(arguments: [
    (
      DemoError.unknownScene("stepmask"),
      "there is no scene \"stepmask\"; the nearest is \"step-mask\""
    ),
    (.unknownOption("--lgo"), "there is no option \"--lgo\"; the nearest is \"--log\""),
    (.unknownOption("--scirpt"), "there is no option \"--scirpt\"; the nearest is \"--script\""),
    (.unknownLanguage("ez"), "there is no language \"ez\"; the nearest is \"en\""),
    (
      .script(line: 3, .unknownCommand("tpa")),
      "script line 3: there is no command \"tpa\"; the nearest is \"tap\""
    ),
    (
      .script(line: 1, .unknownCall("prev")),
      "script line 1: there is no call \"prev\"; the nearest is \"previous\""
    ),
    (
      .script(line: 9, .unknownKey("escap")),
      "script line 9: there is no key \"escap\"; the nearest is \"escape\""
    ),
  ])
  func `an unknown name is quoted, with the nearest one`(_ error: DemoError, _ sentence: String) {
    #expect(error.description == sentence)
  }

  @Test(arguments: [
    DemoError.secondScene("b"), .badFrames("b"), .missingValue(.size), .unexpectedValue(.log, "b"),
    .badSize("b"),
    .unreadableScript(path: "b"), .script(line: 2, .notText("b")),
    .script(line: 2, .missingArgument(usage: "b")),
    .script(line: 2, .extraArgument("b", usage: "")),
    .script(line: 2, .notWhole("b", usage: "")), .script(line: 2, .badSeconds("b")),
    .script(line: 2, .badSize("b")), .unknownScene("\u{1B}[2J\n\r\u{9B}\u{202E}b"),
    .unknownOption(String(repeating: "b", count: 10_000)),
  ])
  func `every sentence is one short line that does nothing to a terminal`(_ error: DemoError) {
    let sentence = error.description
    #expect(sentence.contains("\""))
    #expect(sentence.unicodeScalars.allSatisfy { $0.isPrintable })
    #expect(sentence.unicodeScalars.count < 200)
    if case .script = error { #expect(sentence.hasPrefix("script line 2: ")) }
  }

  @Test func `a file that cannot be read ends with 66, everything else with 64`() {
    #expect(DemoError.unreadableScript(path: "x").exitStatus.rawValue == 66)
    #expect(DemoError.unknownScene("x").exitStatus.rawValue == 64)
    #expect(DemoError.script(line: 1, .unknownCommand("x")).exitStatus.rawValue == 64)
  }

  @Test(arguments: [
    ("tap", "tap", 0), ("tpa", "tap", 1), ("ta", "tap", 1), ("taps", "tap", 1), ("tip", "tap", 1),
    ("", "tap", 3), ("kitten", "sitting", 3), ("TAP", "tap", 3), ("é", "e", 1),
  ])
  func `mistakes are counted as by hand`(_ typed: String, _ name: String, _ count: Int) {
    #expect(NearestName.distance(Array(typed.unicodeScalars), name) == count)
  }

  @Test func `capital letters are no mistake, and of equals one that goes on is named`() {
    #expect(NearestName.of("prev", among: ["next", "previous"]) == "previous")
    #expect(NearestName.of("SNAPSHOT", among: ["tap", "snapshot"]) == "snapshot")
    #expect(NearestName.of("x", among: ["a", "b"]) == "a")
    #expect(NearestName.of("x", among: []) == nil)
  }
}
