import Foundation
import StepMask
import StepMaskTerminal
import StepMaskText
import TerminalBudget

/// What a terminal is sent: each frame of a transition against what its changed cells need, and a
/// guide that is idle for a second.
enum FrameBenchmark {
  private static let bytesLimit = 1.3

  @MainActor
  static func measurements() -> [Measurement] {
    transition(columns: 80, rows: 24) + transition(columns: 200, rows: 60) + idle()
  }

  @MainActor
  private static func transition(columns: Int, rows: Int) -> [Measurement] {
    let screen = BenchmarkScreen(columns: columns, rows: rows, transition: 0.5)
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm-256color"], isTTY: true)
    capabilities.synchronizesOutput = false
    var writer = FrameWriter(capabilities: capabilities)
    var canvas = screen.screen.snapshot().canvas
    _ = writer.bytes(for: canvas)
    screen.guide.next()
    var worst = (bytes: 0.0, budget: 1.0)
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<30 {
      screen.clock.advance(by: 1.0 / 60)
      let next = screen.screen.snapshot().canvas
      var count = 0
      times.append(clock.measure { count = writer.bytes(for: next).count } / .seconds(1))
      let budget = FrameBudget.bytes(from: canvas, to: next, capabilities)
      if budget > 0, Double(count) / Double(budget) > worst.bytes / worst.budget {
        worst = (Double(count), Double(budget))
      }
      canvas = next
    }
    let name = "of a transition, \(columns) × \(rows)"
    return [
      Measurement(
        name: "worst frame \(name)", unit: .bytes, median: worst.bytes,
        reference: .init(name: "what the changed cells need", median: worst.budget),
        limit: bytesLimit),
      Measurement(name: "writing a frame \(name)", median: times.sorted()[times.count / 2]),
    ]
  }

  @MainActor
  private static func idle() -> [Measurement] {
    let screen = BenchmarkScreen()
    var writer = FrameWriter(
      capabilities: TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true))
    _ = writer.bytes(for: screen.screen.snapshot().canvas)
    let wakeUps = screen.clock.pendingCount
    screen.clock.advance(by: 1)
    let bytes = writer.bytes(for: screen.screen.snapshot().canvas).count
    return [
      Measurement(name: "bytes in an idle second", unit: .bytes, median: Double(bytes), most: 0),
      Measurement(
        name: "wake-ups in an idle second", unit: .count, median: Double(wakeUps), most: 0),
    ]
  }
}
