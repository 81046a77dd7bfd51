import PropertyCases
import StepMask
import Testing

@MainActor
@Suite("A guide under random calls, input, time and layout")
struct GuidePropertyTests {
  @Test func `every run keeps the order of events and leaves nothing behind`() async {
    for seed in 0..<UInt64(CaseCount.value) {
      let script = GuideScript(seed: seed)
      let text = await script.run()
      #expect(script.faults.isEmpty, "seed \(seed): \(text)")
    }
  }
}
