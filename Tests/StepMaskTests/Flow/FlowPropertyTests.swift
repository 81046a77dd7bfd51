import PropertyCases
import StepMask
import Testing

@Suite("The state machine under random calls")
struct FlowPropertyTests {
  @Test func `every run keeps the order of events, comes to rest and ends, twice the same`() {
    for seed in 0..<UInt64(CaseCount.value) {
      let script = FlowScript(seed: seed)
      let text = script.run()
      #expect(script.faults.isEmpty, "seed \(seed): \(text)")
      #expect(FlowScript(seed: seed).run() == text, "seed \(seed)")
    }
  }
}
