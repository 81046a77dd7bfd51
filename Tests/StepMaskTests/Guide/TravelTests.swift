import StepMask
import Testing

/// Steps given in one line: `a` shows, `v` is vetoed, `m` is missing, `c` is shown without a target,
/// `d` dismisses for want of one. Tags are 0, 1, 2 …
@MainActor
@Suite("Travelling past steps that cannot be shown")
struct TravelTests {
  @MainActor
  private final class Travel {
    let guide: CallingGuide
    let fixture: Fixture
    let targets: [TestTarget]

    init(_ kinds: String) {
      let targets = kinds.map { _ in TestTarget() }
      let steps = zip(kinds, targets).enumerated().map { index, pair in
        let (kind, target) = pair
        if "mcd".contains(kind) { target.location = .notReady(.detached) }
        let policy: MissingTargetPolicy? =
          kind == "c" ? .showWithoutCutout : kind == "d" ? .dismiss : nil
        return GuideStep(
          tag: index, identifier: "step \(index)", focuses: [Focus(target)],
          policies: GuidePolicies(maskTap: .advance, missingTarget: policy))
      }
      guide = CallingGuide(steps: steps)
      guide.vetoed = Set(kinds.enumerated().filter { $1 == "v" }.map(\.offset))
      fixture = Fixture(guide)
      self.targets = targets
    }

    func from(_ start: Int) -> Self {
      fixture.show(from: start)
      _ = fixture.log.take()
      return self
    }

    var place: String {
      "\(guide.position.map(String.init) ?? "-")/\(guide.count)\(guide.canGoBack ? " back" : "")"
    }
  }

  private func expanded(_ text: String) -> String {
    HookCall("-: -: - = yes: \(text)"[...]).text
  }

  @Test(arguments: [
    // kinds, start, call, accepted, told, place afterwards
    ("ava", 0, "next", true, "skipped 1 vetoed · 0>2", "2/2 back"),
    ("ama", 0, "next", true, "0> · skipped 1 missing · willEnter 2 · didEnter 2", "2/2 back"),
    ("avv", 0, "next", true, "skipped 1 vetoed · skipped 2 vetoed · 0> · end completed", "-/1"),
    ("amm", 0, "next", true, "0> · skipped 1 missing · skipped 2 missing · end completed", "-/1"),
    ("amv", 0, "next", true, "0> · skipped 1 missing · skipped 2 vetoed · end completed", "-/1"),
    ("aad", 1, "next", true, "1> · end targetMissing", "-/3"),
    ("ac", 0, "next", true, "0>1", "2/2 back"),
    ("a", 0, "next", true, "0> · end completed", "-/1"),
    ("ava", 2, "previous", true, "skipped 1 vetoed · 2>0", "1/2"),
    ("ama", 2, "previous", true, "skipped 1 missing · 2>0", "1/2"),
    ("va", 1, "previous", false, "skipped 0 vetoed", "1/1"),
    ("ma", 1, "previous", false, "skipped 0 missing", "1/1"),
    ("mva", 2, "previous", false, "skipped 1 vetoed · skipped 0 missing", "1/1"),
    ("a", 0, "previous", false, "", "1/1"),
    ("aava", 0, "go2", false, "skipped 2 vetoed", "1/4"),
    ("aama", 0, "go2", true, "0> · skipped 2 missing · willEnter 3 · didEnter 3", "3/3 back"),
    ("aam", 0, "go2", true, "0> · skipped 2 missing · willEnter 0 · didEnter 0", "1/2"),
    (
      "aamv", 0, "go2", true,
      "0> · skipped 2 missing · skipped 3 vetoed · willEnter 0 · didEnter 0", "1/2"
    ),
    ("aad", 0, "go2", true, "0> · end targetMissing", "-/3"),
    ("daa", 2, "go0", true, "2> · end targetMissing", "-/3"),
    ("amaa", 3, "go1", true, "skipped 1 missing · 3>0", "1/3"),
    ("maa", 2, "go0", false, "skipped 0 missing", "2/2 back"),
    ("aaa", 1, "go1", true, "", "2/3 back"),
    ("aaa", 1, "go3", false, "", "2/3 back"),
    ("aaa", 1, "go-1", false, "", "2/3 back"),
  ])
  func `a call skips in the direction of travel`(
    kinds: String, start: Int, call: String, isAccepted: Bool, text: String, place: String
  ) {
    let travel = Travel(kinds).from(start)
    #expect(travel.guide.make(call, on: travel.fixture.surface) == isAccepted)
    #expect(travel.fixture.log.text == (text.isEmpty ? "" : expanded(text)))
    #expect(travel.place == place)
  }

  @Test(arguments: [
    ("va", 0, "willShow · skipped 0 vetoed · willEnter 1 · didEnter 1 · didShow"),
    ("mma", 1, "willShow · skipped 1 missing · willEnter 2 · didEnter 2 · didShow"),
    (
      "avm", 1,
      "willShow · skipped 1 vetoed · skipped 2 missing · willEnter 0 · didEnter 0 · didShow"
    ),
    ("mv", 0, "willShow · skipped 0 missing · skipped 1 vetoed · end nothingToShow"),
    (
      "vmv", 1,
      "willShow · skipped 1 missing · skipped 2 vetoed · skipped 0 vetoed · end nothingToShow"
    ),
    ("d", 0, "willShow · end targetMissing"),
  ])
  func `show tries forward, then backward from there`(kinds: String, start: Int, text: String) {
    let travel = Travel(kinds)
    #expect(travel.fixture.show(from: start))
    #expect(travel.fixture.log.text == expanded(text))
  }

  @Test func `with steps missing, b, c it is 2 of 2 at c, and b has no way back`() {
    let travel = Travel("maa").from(0)
    #expect(travel.place == "1/2")
    #expect(!travel.guide.previous())
    #expect(travel.fixture.log.take() == "skipped 0 missing")
    travel.guide.next()
    #expect(travel.place == "2/2 back")
    #expect(travel.guide.isOnLastStep)
  }

  @Test func `a step entered later counts again`() {
    let travel = Travel("maa").from(0)
    travel.targets[0].location = .ready(TargetPlace(frame: frame(0)))
    #expect(travel.guide.previous())
    #expect(travel.place == "1/3")
    travel.guide.next()
    #expect(travel.place == "2/3 back")
  }

  @Test func `an origin entered again is asked for no veto, and what it lost is told`() {
    let travel = Travel("am").from(0)
    travel.guide.vetoed = [0]
    travel.targets[0].location = .notReady(.hidden)
    travel.fixture.surface.guides.layoutDidChange()
    _ = travel.fixture.log.take()
    #expect(travel.guide.go(to: 1))
    #expect(
      travel.fixture.log.text
        == "willLeave 0 · didLeave 0 · skipped 1 missing · willEnter 0 · targetLost 0.0 · didEnter 0"
    )
  }

  @Test func `a destination that is refused changes nothing, not even the one before it`() {
    let travel = Travel("aaava").from(0)
    travel.fixture.log.once("willLeave 0") { guide in
      #expect(guide.go(to: 2))
      #expect(guide.go(to: 3))
    }
    travel.guide.next()
    #expect(
      travel.fixture.log.text
        == "willLeave 0 · skipped 3 vetoed · didLeave 0 · willEnter 2 · didEnter 2")
    #expect(travel.guide.count == 5)
  }

  @Test func `the last of several destinations wins`() {
    let travel = Travel("aaaa").from(0)
    travel.fixture.log.once("willLeave 0") { guide in
      guide.go(to: 2)
      guide.go(to: 3)
    }
    travel.guide.next()
    #expect(travel.fixture.log.text == expanded("0>3"))
  }

  @Test func `a way by tag or identifier takes the first, and an unknown one is false`() {
    let guide = Guide(steps: [
      GuideStep(tag: 7, identifier: "x"), GuideStep(tag: 7), GuideStep(tag: 9, identifier: "y"),
    ])
    let fixture = Fixture(guide)
    fixture.show(from: 1)
    #expect(guide.go(toTag: 7) && guide.currentIndex == 0)
    #expect(guide.go(toIdentifier: "y") && guide.currentIndex == 2)
    #expect(!guide.go(toTag: 8) && !guide.go(toIdentifier: "z") && guide.currentIndex == 2)
  }

  @Test func `exactly one end comes when the last steps are vetoed or missing`() {
    let travel = Travel("avm").from(0)
    travel.guide.next()
    #expect(travel.fixture.log.lines.filter { $0.hasPrefix("didDismiss") }.count == 1)
    #expect(!travel.guide.next() && !travel.guide.previous() && !travel.guide.dismiss())
  }
}
