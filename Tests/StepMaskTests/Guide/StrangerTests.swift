import Foundation
import StepMask
import Testing

/// Written as by somebody who knows only the public interface.
@MainActor
private final class WelcomeGuide: StepMaskGuide {
  private(set) var notes: [String] = []
  let tip = Tip(title: "Search", text: "Find any card by name.", stepTag: 2)

  override func configureInterface() {
    notes.append("configure")
    addTip(tip)
  }

  override func layoutInterface() { notes.append("layout") }
  override func willShow() { notes.append("willShow") }
  override func didShow() { notes.append("didShow") }
  override func willEnterNextStep(_ visit: GuideStepVisit) {
    notes.append("\(currentIndex.map(String.init) ?? "none") to \(visit.index)")
  }
  override func didDismiss(_ end: GuideEnd) { notes.append("\(end.reason)") }
}

@MainActor
@Suite("A guide of a stranger")
struct StrangerTests {
  private let guide = WelcomeGuide(models: [
    StepMaskModel(frame: frame(3), step: 30), StepMaskModel(frame: frame(1), step: -7),
    StepMaskModel(frame: frame(2), cornerRadius: 4, step: 2),
    StepMaskModel(frame: frame(0), step: -7),
  ])

  @Test func `runs through with a manual clock and writes down its hooks`() {
    let surface = TestSurface()
    #expect(guide.show(on: surface))
    for _ in 0..<3 {
      surface.manualClock.runUntilIdle()
      surface.tap(350, 280)
    }
    surface.manualClock.runUntilIdle()
    #expect(
      guide.notes.filter { $0 != "layout" } == [
        "configure", "willShow", "none to 0", "didShow", "0 to 1", "1 to 2", "completed",
      ])
    #expect(guide.notes.count { $0 == "layout" } >= 3)
    #expect(surface.manualClock.pendingCount == 0)
  }

  @Test func `shows steps by ascending tag with their cut-outs in the order given`() {
    let surface = TestSurface()
    #expect(guide.rects == [frame(1), frame(0), frame(2), frame(3)])
    #expect(guide.steps.map(\.tag) == [-7, 2, 30])
    guide.animation = .none
    guide.show(on: surface)
    #expect(surface.lastScene?.holes.map(\.shape.bounds) == [frame(1), frame(0)])
    #expect(surface.lastScene?.tips.isEmpty == true)
    guide.next()
    #expect(surface.lastScene?.holes.map(\.shape.bounds) == [frame(2)])
    #expect(surface.lastScene?.tips.map(\.content?.progress) == ["2 of 3"])
  }

  @Test func `views are asked only from when their step is about to be entered`() {
    let (first, second) = (TestTarget("first"), TestTarget("second"))
    let guide = StepMaskGuide(models: [
      StepMaskModel(view: first, step: 1), StepMaskModel(view: second, step: 2),
    ])
    let fixture = Fixture(guide)
    fixture.surface.guides.layoutDidChange()
    #expect(guide.rects == [nil, nil] && first.questions == 0)
    fixture.show()
    fixture.surface.guides.layoutDidChange()
    #expect(first.questions > 0 && second.questions == 0)
    guide.next()
    let asked = first.questions
    fixture.surface.guides.layoutDidChange()
    #expect(second.questions > 0 && first.questions == asked)
  }

  @Test func `models that point at nothing and tips without a step are reported`() {
    let guide = StepMaskGuide(models: [
      StepMaskModel(frame: frame(0), step: 1), StepMaskModel(frame: .null, step: 5),
      StepMaskModel(view: nil, step: 6),
    ])
    guide.addTip(Tip(text: "", stepTag: 9))
    let fixture = Fixture(guide)
    fixture.show()
    #expect(
      guide.problems == [
        .modelWithoutTarget(place: 1, tag: 5), .modelWithoutTarget(place: 2, tag: 6),
        .tipWithoutStep(tag: 9),
      ])
    #expect(fixture.log.text.hasPrefix("problem · problem · problem · willShow"))
    guide.next()
    #expect(
      fixture.log.text.hasSuffix(
        "skipped 5 missing · skipped 6 missing · "
          + "willDismiss completed · didDismiss completed"))
    fixture.show()
    #expect(guide.problems.count == 3)
  }

  @Test func `steps some with and some without a tag stop with a sentence that names both`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Guide(steps: [GuideStep(tag: 3), GuideStep(), GuideStep(tag: 4)]) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("those at 0 and 2 have a tag and those at 1 have none"))
    #expect(said.contains("Give a tag to every step or to none."))
  }

  @Test func `steps without tags keep their order, duplicate identifiers are reported`() {
    let guide = Guide(steps: [
      GuideStep(identifier: "x"), GuideStep(identifier: "y"), GuideStep(identifier: "x"),
    ])
    guide.policies.maskTap = .advance
    let fixture = Fixture(guide)
    fixture.show()
    #expect(guide.steps.map(\.tag) == [0, 1, 2])
    #expect(guide.problems == [.duplicateIdentifier("x", firstIndex: 0, secondIndex: 2)])
  }
}
