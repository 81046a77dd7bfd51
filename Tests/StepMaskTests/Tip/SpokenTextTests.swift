import Foundation
import StepMask
import Testing

@MainActor
@Suite("The spoken form of a step")
struct SpokenTextTests {
  private func spoken(
    _ tips: [Tip], _ policies: GuidePolicies = GuidePolicies(), words: GuideWords = GuideWords(),
    completers: [GuideCompleter] = [], target: TestTarget? = nil, at index: Int = 0
  ) -> String? {
    let step = GuideStep(
      focuses: target.map { [Focus($0)] } ?? [], tips: tips, policies: policies,
      completers: completers)
    let fixture = Fixture(
      steps: (0..<3).map { $0 == index ? step : GuideStep() })
    fixture.guide.words = words
    fixture.show(from: index)
    return fixture.guide.spokenText
  }

  @Test func `it says the tip, the position and the choices`() {
    let tip = Tip(title: "Search", text: "Find any card by name.")
    #expect(
      spoken([tip], at: 1) == """
        Search. Find any card by name. Step 2 of 3. Buttons: Back, Next. \
        Press Escape to end the guide.
        """)
  }

  @Test func `it says it in Chinese`() {
    let tip = Tip(title: "搜索", text: "按名称查找卡片！", buttons: [.next, .skip])
    #expect(
      spoken([tip], words: .chinese)
        == "搜索. 按名称查找卡片！第 1 步，共 3 步。按钮：下一步、跳过。按 Esc 键结束引导。")
  }

  @Test func `a step without a tip has one, too`() {
    #expect(spoken([]) == "Step 1 of 3. Press Escape to end the guide.")
    #expect(spoken([], GuidePolicies(endsOnEscape: false)) == "Step 1 of 3.")
  }

  @Test func `it says what a tap does`() {
    let quiet = GuidePolicies(endsOnEscape: false)
    func choices(_ cutout: CutoutTapPolicy, _ mask: MaskTapPolicy) -> String? {
      var policies = quiet
      policies.cutoutTap = cutout
      policies.maskTap = mask
      let target = TestTarget()
      return spoken([], policies, target: target).map { String($0.dropFirst(13)) }
    }
    #expect(choices(.advance, .advance) == "Tap anywhere to go on.")
    #expect(choices(.advance, .ignore) == "Tap the highlighted area to go on.")
    #expect(choices(.forward, .ignore) == "Use the highlighted control.")
    #expect(
      choices(.forwardThenAdvance, .dismiss)
        == "Use the highlighted control. Tap outside of it to end the guide.")
    #expect(choices(.ignore, .passThrough) == "")
  }

  @Test func `a step that waits says so`() {
    let quiet = GuidePolicies(endsOnEscape: false)
    #expect(
      spoken([], quiet, completers: [DelayCompleter(3)]) == "Step 1 of 3. It goes on by itself.")
  }

  @Test func `texts are data: one line without controls`() {
    let tip = Tip(text: "a\u{1B}[2J\nb\u{202E}c\t \u{7}d?", showsProgress: false, buttons: [])
    #expect(
      spoken([tip], GuidePolicies(endsOnEscape: false)) == "a[2J bc d? Step 1 of 3.")
  }

  @Test func `skipped steps are not counted`() {
    let missing = TestTarget()
    missing.location = .notReady(.hidden)
    let fixture = Fixture(
      steps: [GuideStep(focuses: [Focus(missing)]), GuideStep(), GuideStep()])
    fixture.show()
    #expect(fixture.guide.spokenText?.hasPrefix("Step 1 of 2.") == true)
  }

  @Test func `there is none without a step`() {
    let fixture = Fixture(tags: [1])
    #expect(fixture.guide.spokenText == nil)
    fixture.show()
    fixture.guide.dismiss()
    #expect(fixture.guide.spokenText == nil)
  }
}
