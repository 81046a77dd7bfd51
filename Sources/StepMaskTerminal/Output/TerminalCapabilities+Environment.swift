import Foundation
import StepMaskText

extension TerminalCapabilities {
  /// Reads the environment; nothing else is asked.
  ///
  /// - `TERM` empty or `dumb`, or no terminal: no sequences at all.
  /// - `NO_COLOR`, if not empty: no colours, whatever else says so.
  /// - `COLORTERM`: 24-bit colours where it says so, but not inside `screen` and `tmux`, which hand
  ///   it down from the terminal around them.
  /// - `TERM`: `-direct` 24-bit colours, `256` the palette, `vt…` and `-m` none, else 16 colours.
  /// - `CLICOLOR_FORCE`, if not empty nor 0: at least 16 colours.
  /// - `LC_ALL`, `LC_CTYPE`, `LANG`: a locale that is named but not UTF-8 gets ASCII only.
  /// - `ESCDELAY`: in milliseconds; else 50, and 100 under SSH.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - isTTY: whether the output is a terminal.
  public init(environment: [String: String], isTTY: Bool) {
    let term = Term(environment["TERM"] ?? "")
    let isApple = environment["TERM_PROGRAM"] == "Apple_Terminal"
    let isModern = isTTY && !term.isDumb && !term.isLinuxConsole && !term.isOld
    supportsSequences = isTTY && !term.isDumb
    colorDepth = supportsSequences ? Self.colorDepth(term, environment) : .none
    showsFaintText = supportsSequences && !term.isOld
    synchronizesOutput = isModern && !isApple
    answersQuestions = isModern && !isApple
    takesUnicode = Self.takesUnicode(environment)
    glyphs = takesUnicode && !term.isLinuxConsole && !term.isOld ? .unicode : .ascii
    // Colours tell dimmed from clear; only without them blanks are filled for that.
    if colorDepth != .none { glyphs.dimmedBlank = " " }
    escapeDelay = Self.escapeDelay(environment)
  }

  private static func colorDepth(_ term: Term, _ environment: [String: String]) -> ColorDepth {
    guard environment["NO_COLOR", default: ""].isEmpty else { return .none }
    let force = environment["CLICOLOR_FORCE", default: ""]
    let least = force.isEmpty || force == "0" ? ColorDepth.none : .basic
    let colorTerm = environment["COLORTERM", default: ""].lowercased()
    let isTrue = colorTerm == "truecolor" || colorTerm == "24bit"
    return max(least, isTrue && !term.isMultiplexer ? .trueColor : term.colorDepth)
  }

  private static func takesUnicode(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    // Where no locale is set at all, as in most containers, the terminal is a modern one.
    guard let name = names.first(where: { !$0.isEmpty })?.lowercased() else { return true }
    return name.contains("utf-8") || name.contains("utf8")
  }

  private static func escapeDelay(_ environment: [String: String]) -> TimeInterval {
    if let milliseconds = environment["ESCDELAY"].flatMap({ Int($0) }), milliseconds >= 0 {
      return TimeInterval(min(milliseconds, 10_000)) / 1_000
    }
    let isRemote = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains { environment[$0] != nil }
    return isRemote ? 0.1 : 0.05
  }
}

/// What the name of a kind of terminal says.
private struct Term {
  let name: String

  init(_ name: String) { self.name = name.lowercased() }

  var isDumb: Bool { name.isEmpty || name == "dumb" }
  var isLinuxConsole: Bool { name == "linux" || name.hasPrefix("linux-") }
  var isOld: Bool { name.hasPrefix("vt") }
  var isMultiplexer: Bool { name.hasPrefix("screen") || name.hasPrefix("tmux") }

  var colorDepth: ColorDepth {
    if name.hasSuffix("-direct") { return .trueColor }
    if name.contains("256") { return .palette }
    return isOld || name.hasSuffix("-m") ? .none : .basic
  }
}
