import Foundation
import StepMask
import Testing

@MainActor
@Suite("What a hook can ask")
struct StateTests {
  /// At each event: `state currentIndex position/count`.
  private func states(_ act: (Fixture) -> Void) -> [String] {
    let fixture = Fixture(tags: [10, 20, 30])
    var seen: [String] = []
    fixture.log.reaction = { event, guide in
      let index = guide.currentIndex.map(String.init) ?? "-"
      let position = guide.position.map(String.init) ?? "-"
      seen.append("\(event.name) \(guide.state) \(index) \(position)/\(guide.count)")
    }
    fixture.show()
    seen = []
    act(fixture)
    return seen
  }

  @Test func `a step stays current until the next one's willEnter was delivered`() {
    #expect(
      states { $0.guide.next() } == [
        "willLeave shown 0 1/3", "didLeave shown 0 1/3", "willEnter shown 0 1/3",
        "didEnter shown 1 2/3",
      ])
  }

  @Test func `before the first willEnter was delivered there is no current step`() {
    let fixture = Fixture(tags: [1])
    var seen: [String] = []
    fixture.log.reaction = { event, guide in
      seen.append("\(event.name) \(guide.state) \(guide.currentIndex.map(String.init) ?? "-")")
    }
    fixture.show()
    #expect(
      seen == ["willShow shown -", "willEnter shown -", "didEnter shown 0", "didShow shown 0"])
  }

  @Test func `from when an end is certain the guide is ending, in didDismiss it is idle`() {
    #expect(
      states { $0.guide.dismiss() } == [
        "willLeave ending 0 1/3", "didLeave ending 0 1/3", "willDismiss ending 0 1/3",
        "didDismiss idle - -/3",
      ])
  }

  @Test func `an abandoned step gives way to the one before`() {
    let seen = states {
      $0.guide.animation = GuideAnimation()
      $0.guide.next()
      #expect($0.guide.currentIndex == 1)
      $0.guide.dismiss()
    }
    #expect(Array(seen.suffix(2)) == ["abandoned ending 0 1/3", "willDismiss ending 0 1/3"])
  }

  @Test func `a pause already holds in didPause and is over in didResume`() {
    let seen = states {
      $0.guide.pause()
      $0.guide.resume()
    }
    #expect(seen == ["didPause paused 0 1/3", "didResume shown 0 1/3"])
  }

  @Test func `an end asked for in a hook is certain at once`() {
    let fixture = Fixture(tags: [1, 2])
    var answers: [Bool] = []
    fixture.log.once("didShow") { guide in
      answers = [guide.dismiss(), guide.next(), guide.dismiss(), guide.skip(), guide.pause()]
      #expect(guide.state == .ending)
    }
    fixture.show()
    #expect(answers == [true, false, false, false, false])
  }

  @Test func `the first cause of an end wins`() {
    let fixture = Fixture(tags: [1, 2])
    fixture.log.once("willLeave 2") { #expect(!$0.dismiss(as: .timedOut)) }
    fixture.log.once("willDismiss completed") { #expect(!$0.dismiss()) }
    fixture.show()
    fixture.guide.next()
    fixture.guide.next()
    #expect(fixture.log.text.hasSuffix("willDismiss completed · didDismiss completed"))
  }

  @Test func `tips and scene show the place of the step on screen already in willEnter`() {
    let fixture = Fixture(tags: [1, 2])
    let tip = Tip(text: "Second", stepTag: 2)
    fixture.guide.addTip(tip)
    fixture.show()
    var place: [Int?] = []
    fixture.log.once("willEnter 2") { place = [$0.scene?.position, $0.scene?.tips.count] }
    fixture.guide.next()
    #expect(place == [2, 1])
  }

  @Test func `events carry direction and cause`() {
    let fixture = Fixture(tags: [1, 2, 3])
    fixture.show(from: 1)
    var seen: [String] = []
    fixture.log.reaction = { event, _ in
      guard let visit = event.visit else { return }
      seen.append("\(event.name) \(visit.tag) \(visit.direction) \(visit.cause)")
    }
    fixture.guide.previous()
    fixture.surface.tap(5, 250)
    #expect(
      seen == [
        "willLeave 2 backward code", "didLeave 2 backward code", "willEnter 1 backward code",
        "didEnter 1 backward code", "willLeave 1 forward tap", "didLeave 1 forward tap",
        "willEnter 2 forward tap", "didEnter 2 forward tap",
      ])
  }
}
