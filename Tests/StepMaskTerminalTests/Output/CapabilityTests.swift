import StepMaskText
import Testing

@testable import StepMaskTerminal

@Suite struct CapabilityTests {
  static let depths: [([String: String], ColorDepth)] = [
    ([:], .none), (["TERM": ""], .none), (["TERM": "dumb"], .none),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .none),
    (["TERM": "xterm"], .basic), (["TERM": "linux"], .basic), (["TERM": "ansi"], .basic),
    (["TERM": "xterm-256color"], .palette), (["TERM": "screen-256color"], .palette),
    (["TERM": "tmux-256color"], .palette), (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "tmux-direct"], .trueColor), (["TERM": "vt100"], .none), (["TERM": "vt220"], .none),
    (["TERM": "xterm-m"], .none), (["TERM": "rxvt"], .basic),
    (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "yes"], .basic), (["TERM": "xterm", "COLORTERM": ""], .basic),
    (["TERM": "screen", "COLORTERM": "truecolor"], .basic),
    (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"], .palette),
    (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .palette),
    (["TERM": "xterm-direct", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-direct", "NO_COLOR": "0"], .none),
    (["TERM": "xterm-direct", "NO_COLOR": ""], .trueColor),
    (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1", "COLORTERM": "24bit"], .none),
    (["TERM": "vt100", "CLICOLOR_FORCE": "1"], .basic),
    (["TERM": "vt100", "CLICOLOR_FORCE": "0"], .none),
    (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .palette),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .palette),
  ]

  @Test(arguments: depths)
  func `the environment says how many colours there are`(
    environment: [String: String], depth: ColorDepth
  ) {
    #expect(TerminalCapabilities(environment: environment, isTTY: true).colorDepth == depth)
    #expect(TerminalCapabilities(environment: environment, isTTY: false).colorDepth == .none)
  }

  static let kinds: [([String: String], Bool, Bool)] = [
    (["TERM": "xterm"], true, true), (["TERM": "tmux-256color"], true, true),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], true, false),
    (["TERM": "linux"], true, false), (["TERM": "vt100"], true, false),
    (["TERM": "dumb"], false, false), (["TERM": ""], false, false), ([:], false, false),
  ]

  @Test(arguments: kinds)
  func `what may be sent depends on the kind of terminal`(
    environment: [String: String], sequences: Bool, modern: Bool
  ) {
    let capabilities = TerminalCapabilities(environment: environment, isTTY: true)
    #expect(capabilities.supportsSequences == sequences)
    #expect(capabilities.synchronizesOutput == modern)
    #expect(capabilities.answersQuestions == modern)
    let file = TerminalCapabilities(environment: environment, isTTY: false)
    #expect(!file.supportsSequences)
    #expect(!file.synchronizesOutput && !file.answersQuestions && !file.showsFaintText)
  }

  static let faintness: [([String: String], Bool)] = [
    (["TERM": "xterm"], true), (["TERM": "linux"], true), (["TERM": "vt100"], false),
    (["TERM": "dumb"], false), (["TERM": "xterm", "NO_COLOR": "1"], true),
  ]

  @Test(arguments: faintness)
  func `faint text is there but on the oldest terminals, whatever NO_COLOR says`(
    environment: [String: String], faint: Bool
  ) {
    let capabilities = TerminalCapabilities(environment: environment, isTTY: true)
    #expect(capabilities.showsFaintText == faint)
  }

  static let locales: [([String: String], Bool)] = [
    ([:], true), (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true),
    (["LANG": "C"], false),
    (["LANG": "de_DE.ISO-8859-1"], false), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
    (["LC_ALL": "", "LC_CTYPE": "ja_JP.UTF-8", "LANG": "C"], true), (["LC_ALL": "POSIX"], false),
  ]

  @Test(arguments: locales)
  func `the locale says whether UTF-8 may be sent`(environment: [String: String], unicode: Bool) {
    let xterm = environment.merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
    let capabilities = TerminalCapabilities(environment: xterm, isTTY: true)
    #expect(capabilities.takesUnicode == unicode)
    #expect(capabilities.glyphs == (unicode ? .unicode : .ascii))
  }

  @Test func `dimmed blanks are filled only where no colour tells them from clear ones`() {
    for (environment, isFilled) in [
      (["TERM": "xterm-256color"], false), (["TERM": "xterm", "COLORTERM": "truecolor"], false),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], true), (["TERM": "vt100"], true),
    ] {
      let glyphs = TerminalCapabilities(environment: environment, isTTY: true).glyphs
      #expect((glyphs.dimmedBlank != " ") == isFilled, "\(environment)")
    }
  }

  @Test(arguments: ["linux", "vt100"])
  func `fonts of few characters get ASCII drawings`(term: String) {
    let environment = ["TERM": term, "LANG": "en_US.UTF-8", "NO_COLOR": "1"]
    #expect(TerminalCapabilities(environment: environment, isTTY: true).glyphs == .ascii)
  }

  static let delays: [([String: String], Double)] = [
    ([:], 0.05), (["SSH_CONNECTION": "a"], 0.1), (["SSH_TTY": "/dev/pts/0"], 0.1),
    (["ESCDELAY": "25"], 0.025), (["ESCDELAY": "500", "SSH_CLIENT": "a"], 0.5),
    (["ESCDELAY": "-1"], 0.05), (["ESCDELAY": "soon"], 0.05), (["ESCDELAY": ""], 0.05),
    (["ESCDELAY": "9999999999"], 10), (["ESCDELAY": "0"], 0),
  ]

  @Test(arguments: delays)
  func `Escape waits longer from afar, and as long as ESCDELAY says`(
    environment: [String: String], delay: Double
  ) {
    #expect(TerminalCapabilities(environment: environment, isTTY: true).escapeDelay == delay)
  }
}
