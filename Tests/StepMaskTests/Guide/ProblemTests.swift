import Foundation
import StepMask
import Testing

@MainActor
@Suite("Problems")
struct ProblemTests {
  nonisolated static let culprits: [(GuideProblem, [String])] = [
    (.modelWithoutTarget(place: 4, tag: -7), ["at 4", "step -7"]),
    (.focusWithoutTarget(stepIndex: 3, focus: 1), ["Focus 1", "at 3"]),
    (.tipWithoutStep(tag: 99), ["tag 99"]),
    (
      .duplicateIdentifier("pay", firstIndex: 1, secondIndex: 5),
      ["\"pay\"", "at 1", "at 5"]
    ),
    (
      .questionFailed("shouldEnter", stepIndex: 2, error: "Broken"),
      ["shouldEnter", "at 2", "Broken"]
    ),
    (.providerFailed(stepIndex: 2, focus: 0, error: "Broken"), ["focus 0", "at 2", "Broken"]),
    (.preparationFailed(stepIndex: 6, error: "Broken"), ["at 6", "Broken"]),
    (.preparationTimedOut(stepIndex: 6, limit: 1.5), ["at 6", "1.5 seconds"]),
    (.stepWithoutExit(stepIndex: 2, tag: 20), ["at 2", "tag 20"]),
    (.unusableShape(stepIndex: 2, focus: 3), ["Focus 3", "at 2"]),
    // What to do about a sound, its own error says.
    (.audioFailed(stepIndex: 8, error: "Install a player."), ["at 8", "Install a player."]),
    (.eventLogFailed(error: "Broken"), ["Broken"]),
  ]

  @Test(arguments: culprits)
  func `a problem's sentences name the culprit and end in what to do`(
    problem: GuideProblem, words: [String]
  ) {
    let text = problem.description
    for word in words { #expect(text.contains(word), "\(text)") }
    #expect(text.hasSuffix("."))
    #expect(text.filter { $0 == "." }.count >= 2, "\(text)")
    #expect(!text.contains("\n"))
  }

  @Test(arguments: [
    MaskPath([]), MaskPath([.move(to: .zero), .line(to: CGPoint(x: 9, y: 9))]),
    MaskPath([
      .move(to: CGPoint(x: CGFloat.nan, y: 0)), .line(to: CGPoint(x: 9, y: 0)),
      .line(to: CGPoint(x: 9, y: 9)),
    ]),
  ])
  func `a shape without area gives no hole and is reported once`(path: MaskPath) {
    let fixture = Fixture(steps: [
      GuideStep(
        focuses: [Focus(frame: frame(0), style: .path { _ in path })], tips: [Tip(text: "t")],
        policies: GuidePolicies(cutoutTap: .advance))
    ])
    fixture.show()
    fixture.surface.guides.layoutDidChange()
    #expect(fixture.surface.lastScene?.holes.isEmpty == true)
    #expect(fixture.surface.lastScene?.tips.count == 1)
    #expect(fixture.guide.problems == [.unusableShape(stepIndex: 0, focus: 0)])
  }
}
