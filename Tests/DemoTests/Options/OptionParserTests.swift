import Testing

@testable import Demo

@Suite("The command line")
struct OptionParserTests {
  @Test func `without arguments it is a tour of the first scene at 80x24 in English`() throws {
    let options = try OptionParser.parse([])
    #expect(options.task == .tour)
    #expect(options.scene.name == "step-mask")
    #expect(options.size == ScreenSize(columns: 80, rows: 24))
    #expect(options.language == .english)
    #expect(!options.logsEvents && !options.hasMotion && !options.usesASCII && !options.isPlain)
  }

  @Test func `all options are read, in any order and around the scene`() throws {
    let options = try OptionParser.parse([
      "--ascii", "--size", "40x15", "step-mask", "--lang=zh", "--log", "--motion", "--plain",
      "--script", "-",
    ])
    var expected = Options()
    expected.task = .script(path: "-")
    expected.size = ScreenSize(columns: 40, rows: 15)
    expected.language = .chinese
    expected.usesASCII = true
    expected.logsEvents = true
    expected.hasMotion = true
    expected.isPlain = true
    expected.namesScene = true
    #expect(options == expected)
  }

  @Test(arguments: [
    (["--size", "40x15", "--size=1x1"], "1x1"), (["--size=1000x500"], "1000x500"),
    (["--log", "--log", "--size=7x9"], "7x9"),
  ])
  func `an option given twice counts as given last`(_ arguments: [String], _ size: String) throws {
    let options = try OptionParser.parse(arguments)
    #expect("\(options.size.columns)x\(options.size.rows)" == size)
  }

  @Test(arguments: [
    (["--list"], Options.Task.list), (["--help"], .help), (["-h"], .help),
    (["--list", "--help"], .help), (["--script", "a", "--script=b"], .script(path: "b")),
    (["--script=--odd"], .script(path: "--odd")), (["--", "step-mask"], .tour), (["--"], .tour),
  ])
  func `each task has its option`(_ arguments: [String], _ task: Options.Task) throws {
    #expect(try OptionParser.parse(arguments).task == task)
  }

  @Test(arguments: [
    (["--lgo"], DemoError.unknownOption("--lgo")), (["-x"], .unknownOption("-x")),
    (["--siz=3x3"], .unknownOption("--siz")), (["stepmask"], .unknownScene("stepmask")),
    ([""], .unknownScene("")), (["-"], .unknownScene("-")),
    (["--", "--log"], .unknownScene("--log")),
    (["step-mask", "other"], .secondScene("other")), (["--size"], .missingValue(.size)),
    (["--size", "--log"], .missingValue(.size)), (["--script="], .missingValue(.script)),
    (["--script", ""], .missingValue(.script)), (["--log=yes"], .unexpectedValue(.log, "yes")),
    (["--lang", "de"], .unknownLanguage("de")), (["--lang="], .unknownLanguage("")),
    (["--size="], .badSize("")), (["--help", "--nonsense"], .unknownOption("--nonsense")),
  ])
  func `what is wrong is told as a fact`(_ arguments: [String], _ error: DemoError) {
    #expect(throws: error) { try OptionParser.parse(arguments) }
  }

  @Test(arguments: [(["--frames", "1"], 1), (["--frames=1000"], 1_000), ([], nil)])
  func `the number of pictures of a move is read`(_ arguments: [String], _ count: Int?) throws {
    #expect(try OptionParser.parse(arguments).framesPerMove == count)
  }

  @Test(arguments: ["0", "-1", "1001", "", "two", "1.5", "99999999999999999999"])
  func `what is no count from 1 to 1000 is refused`(_ text: String) {
    #expect(throws: DemoError.badFrames(text)) { try OptionParser.parse(["--frames=\(text)"]) }
  }

  @Test(arguments: [
    "abc", "0x0", "80x0", "0x24", "-1x5", "80", "80x", "x24", "80x24x2", "80X24", "1001x500",
    "1000x501", "99999999999999999999x3", "8.5x3", "NaNx3", " 80x24", "８０x24",
  ])
  func `what is no size from 1x1 to the largest is refused`(_ text: String) {
    #expect(throws: DemoError.badSize(text)) { try OptionParser.parse(["--size", text]) }
  }

  @Test(arguments: [
    ([], true), (["step-mask", "--lang", "zh"], true), (["--ascii", "--size", "40x15"], true),
    (["--plain"], false), (["--log"], false), (["--frames", "3"], false),
    (["--script", "-"], false), (["--list"], false), (["--help"], false),
  ])
  func `the demo is alive unless text is asked for`(_ arguments: [String], _ lives: Bool) throws {
    #expect(try OptionParser.parse(arguments).wantsLife == lives)
  }
}
