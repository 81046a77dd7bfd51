import Foundation
import Testing

/// The screen has the size of the window, whatever that is.
@Suite(.serialized)
struct SessionSizeTests {
  @Test func `after 200 resizes in a burst the screen has the last size`() throws {
    let probe = try Probe()
    for number in 1...200 {
      probe.terminal.resize(columns: 20 + number % 100, rows: 5 + number % 40)
    }
    probe.terminal.resize(columns: 93, rows: 31)
    try waitForSize("93x31", of: probe)
    probe.terminal.type("q")
    #expect(try probe.finish().exit == .status(0))
  }

  @Test func `a window of no size counts as 80 by 24`() throws {
    let probe = try Probe(columns: 0, rows: 0)
    try waitForSize("80x24", of: probe)
    probe.terminal.type("q")
    #expect(try probe.finish().exit == .status(0))
  }

  @Test func `a window of no size has that of COLUMNS and LINES`() throws {
    let probe = try Probe(columns: 0, rows: 0, environment: ["COLUMNS": "71", "LINES": "33"])
    try waitForSize("71x33", of: probe)
    probe.terminal.type("q")
    #expect(try probe.finish().exit == .status(0))
  }

  @Test func `a window of one cell works, and grows again`() throws {
    let probe = try Probe(columns: 1, rows: 1)
    probe.terminal.type("a")
    probe.terminal.resize(columns: 64, rows: 20)
    try waitForSize("64x20", of: probe)
    probe.terminal.resize(columns: 1, rows: 1)
    probe.terminal.type("q")
    #expect(try probe.finish().exit == .status(0))
  }

  /// Asks again and again, since a resize and a key may come in either order.
  private func waitForSize(_ size: String, of probe: Probe) throws {
    probe.terminal.expectNothingOfBefore()
    probe.terminal.type("w\(size)\r")
    try probe.terminal.expect("reached")
  }
}
