import StepMaskText
import Testing

@testable import StepMaskTerminal

@Suite struct FrameWriterTests {
  private var xterm: TerminalCapabilities {
    TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true)
  }

  /// What is sent for some frames of one row; `^` stands for the begin of a sequence.
  private func sent(
    _ rows: [String], columns: Int = 20, _ capabilities: TerminalCapabilities? = nil
  ) -> [String] {
    var capabilities = capabilities ?? xterm
    capabilities.synchronizesOutput = false
    var writer = FrameWriter(capabilities: capabilities)
    return rows.map { row in
      var canvas = Canvas(width: columns, height: 1)
      canvas.write(row, column: 0, row: 0)
      return Self.readable(writer.bytes(for: canvas))
    }
  }

  private static func readable(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "^")
  }

  @Test func `the first frame clears the screen, the next ones tell what differs`() {
    #expect(sent(["ab cd", "aX cd", "aX cd"]) == ["^m^H^2J^Hab cd", "^1;2HX", ""])
  }

  @Test func `what lies between is written again where a move is no shorter`() {
    #expect(sent(["abcdefghijkl", "XbcdefghijkX"]).last == "^HX^12GX")
    #expect(sent(["abcdefgh", "XbcdefgX"]).last == "^HX^8GX")
    #expect(sent(["abcdef", "XbcdeX"]).last == "^HXbcdeX")
  }

  @Test func `after each cell of doubtful width the cursor is placed anew`() {
    #expect(sent(["a界b"]) == ["^m^H^2J^Ha界^4Gb" + String(repeating: " ", count: 16)])
  }

  @Test func `a row behind a cell of doubtful width is cleared and written whole`() {
    #expect(sent(["abc界d", "Xbc界d"], columns: 7).last == "^HX")
    #expect(sent(["abc界d", "abc界X"], columns: 7).last == "^1;3H^Kc界^6GX ")
    #expect(sent(["abc界d", "abc"], columns: 7).last == "^1;3H^Kc")
    #expect(sent(["abc", "abc界d"], columns: 7).last == "^1;3H^Kc界^6Gd ")
  }

  @Test func `what lies before a row's rest is written again where a move is no shorter`() {
    #expect(sent(["    x", "a  界"], columns: 9).last == "^Ha ^K 界^6G    ")
  }

  @Test func `clearing never happens under a background`() {
    var writer = FrameWriter(capabilities: xterm)
    writer.capabilities.synchronizesOutput = false
    var canvas = Canvas(width: 4, height: 1, style: CellStyle(background: .basic(1)))
    canvas.write("界", column: 0, row: 0, style: CellStyle(background: .basic(1)))
    _ = writer.bytes(for: canvas)
    canvas.write("a", column: 3, row: 0, style: CellStyle(background: .basic(1)))
    #expect(Self.readable(writer.bytes(for: canvas)) == "^H^m^K^41m界^3G a")
  }

  @Test func `a frame is held back until it is complete where the terminal can do that`() {
    var writer = FrameWriter(capabilities: xterm)
    var canvas = Canvas(width: 3, height: 1)
    #expect(Self.readable(writer.bytes(for: canvas)) == "^?2026h^m^H^2J^?2026l")
    #expect(writer.bytes(for: canvas) == [])
    canvas.write("a", column: 2, row: 0)
    #expect(Self.readable(writer.bytes(for: canvas)) == "^?2026h^1;3Ha^?2026l")
  }

  @Test func `a frame is painted whole when nothing is known any more`() {
    var writer = FrameWriter(capabilities: xterm)
    var canvas = Canvas(width: 3, height: 1)
    canvas.write("abc", column: 0, row: 0)
    let whole = writer.bytes(for: canvas)
    #expect(writer.bytes(for: canvas) == [])
    writer.invalidate()
    #expect(writer.bytes(for: canvas) == whole)
    writer.capabilities.escapeDelay = writer.capabilities.escapeDelay
    #expect(writer.bytes(for: canvas) == [])
    writer.capabilities.colorDepth = .none
    #expect(writer.bytes(for: canvas) == whole)
    #expect(Self.readable(writer.bytes(for: Canvas(width: 2, height: 1))).contains("^2J"))
  }

  @Test func `without escape sequences nothing is sent`() {
    for environment in [["TERM": "dumb"], ["TERM": ""], [:]] {
      var writer = FrameWriter(
        capabilities: TerminalCapabilities(environment: environment, isTTY: true))
      #expect(writer.bytes(for: Canvas(width: 3, height: 1)) == [])
    }
  }

  @Test func `a terminal without UTF-8 gets ASCII in as many columns`() {
    let latin = TerminalCapabilities(environment: ["TERM": "xterm", "LANG": "C"], isTTY: true)
    #expect(sent(["aé界e\u{301}b"], latin) == ["^m^H^2J^Ha????b"])
  }

  @Test func `a mark without a base does not join the cell before it`() {
    var writer = FrameWriter(capabilities: xterm)
    writer.capabilities.synchronizesOutput = false
    var canvas = Canvas(width: 3, height: 1)
    canvas.write("ab", column: 0, row: 0)
    // A vowel sign that stands beside its letter.
    canvas.write("\u{903}", column: 1, row: 0)
    #expect(Self.readable(writer.bytes(for: canvas)) == "^m^H^2J^Ha^2G\u{903}^3G ")
  }

  @Test func `ambiguous characters are doubtful only if so told`() {
    var capabilities = xterm
    #expect(sent(["±a"], columns: 2, capabilities) == ["^m^H^2J^H±a"])
    capabilities.drawsAmbiguousWide = true
    #expect(sent(["±a"], columns: 2, capabilities) == ["^m^H^2J^H±^2Ga"])
  }
}
