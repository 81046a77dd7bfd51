import Foundation
import StepMask
import Testing

@MainActor
@Suite("The event log")
struct EventLogPluginTests {
  @MainActor
  private final class Lines {
    var all: [String] = []
  }

  private let lines = Lines()

  private func fixture(_ steps: [GuideStep]) -> Fixture {
    let fixture = Fixture(steps: steps)
    fixture.guide.policies.maskTap = .advance
    fixture.guide.register(GuideEventLogPlugin { [lines] in lines.all.append($0) })
    return fixture
  }

  @Test func `a run is written down line by line`() {
    let fixture = fixture([GuideStep(tag: 7, identifier: "pay"), GuideStep(tag: 9)])
    fixture.surface.manualClock.advance(by: 1)
    fixture.show()
    fixture.surface.manualClock.advance(by: 0.75)
    fixture.surface.tap(5, 5)
    fixture.guide.skip()
    #expect(
      lines.all == [
        #"{"time":1.0,"event":"willShow"}"#,
        #"{"time":1.0,"event":"willEnter","step":7,"index":0,"identifier":"pay","position":1,"#
          + #""count":2,"cause":"code"}"#,
        #"{"time":1.0,"event":"didEnter","step":7,"index":0,"identifier":"pay","position":1,"#
          + #""count":2,"cause":"code","seconds":0.0}"#,
        #"{"time":1.0,"event":"didShow"}"#,
        #"{"time":1.75,"event":"willLeave","step":7,"index":0,"identifier":"pay","position":1,"#
          + #""count":2,"cause":"tap","seconds":0.75}"#,
        #"{"time":1.75,"event":"didLeave","step":7,"index":0,"identifier":"pay","position":1,"#
          + #""count":2,"cause":"tap","seconds":0.75}"#,
        #"{"time":1.75,"event":"willEnter","step":9,"index":1,"position":2,"count":2,"#
          + #""cause":"tap"}"#,
        #"{"time":1.75,"event":"didEnter","step":9,"index":1,"position":2,"count":2,"#
          + #""cause":"tap","seconds":0.0}"#,
        #"{"time":1.75,"event":"willLeave","step":9,"index":1,"position":2,"count":2,"#
          + #""cause":"code","seconds":0.0}"#,
        #"{"time":1.75,"event":"didLeave","step":9,"index":1,"position":2,"count":2,"#
          + #""cause":"code","seconds":0.0}"#,
        #"{"time":1.75,"event":"willDismiss","step":9,"index":1,"count":2,"reason":"skipped","#
          + #""cause":"code"}"#,
        #"{"time":1.75,"event":"didDismiss","step":9,"index":1,"count":2,"reason":"skipped","#
          + #""cause":"code"}"#,
      ])
  }

  @Test func `seconds in a step leave pauses out`() {
    let fixture = fixture([GuideStep(), GuideStep()])
    fixture.show()
    fixture.surface.manualClock.advance(by: 1)
    fixture.guide.pause()
    fixture.surface.manualClock.advance(by: 50)
    fixture.guide.resume()
    fixture.surface.manualClock.advance(by: 0.5)
    fixture.guide.next()
    let line = lines.all.first { $0.contains("willLeave") }
    #expect(line?.hasSuffix(#""seconds":1.5}"#) == true)
  }

  @Test func `every line is one JSON object, whatever the texts hold`() throws {
    let name = "a\"b\\c\n\t\u{0}\u{1B}[31m\u{7F}\u{85}\u{202E}\u{2028}é界🙂"
    let fixture = fixture([GuideStep(identifier: name)])
    fixture.show()
    fixture.guide.perform(.custom(name))
    for line in lines.all {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(object is [String: Any])
      #expect(
        line.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
            && ![0x202E, 0x2028].contains($0.value)
        })
    }
    let last = try #require(lines.all.last)
    let object = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    #expect(object?["name"] as? String == name)
    #expect(object?["identifier"] as? String == name)
  }

  @Test func `skips, refusals and lost targets carry their reason`() {
    let target = TestTarget()
    let missing = TestTarget()
    missing.location = .notReady(.hidden)
    let fixture = fixture([
      GuideStep(focuses: [Focus(missing)]), GuideStep(focuses: [Focus(target)]),
    ])
    fixture.show()
    fixture.show()
    target.location = .notReady(.detached)
    fixture.surface.guides.layoutDidChange()
    let text = lines.all.joined(separator: "\n")
    #expect(text.contains(#""event":"skipped","step":0,"index":0,"#))
    #expect(text.contains(#""reason":"missing""#))
    #expect(text.contains(#""event":"showRefused","reason":"alreadyShown"}"#))
    #expect(text.contains(#""cutout":0,"reason":"detached""#))
  }

  @Test func `lines go to a file handle as they happen`() throws {
    let pipe = Pipe()
    let fixture = Fixture(steps: [GuideStep()])
    fixture.guide.register(GuideEventLogPlugin(to: pipe.fileHandleForWriting))
    fixture.show()
    fixture.guide.dismiss()
    try pipe.fileHandleForWriting.close()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == fixture.log.events.count)
    #expect(lines.last?.contains(#""event":"didDismiss""#) == true)
  }

  @Test func `a line that cannot be written is reported once`() {
    struct Full: Error {}
    let fixture = Fixture(steps: [GuideStep(), GuideStep()])
    fixture.guide.policies.maskTap = .advance
    fixture.guide.register(GuideEventLogPlugin { _ in throw Full() })
    fixture.show()
    fixture.guide.next()
    #expect(fixture.guide.problems == [.eventLogFailed(error: "Full()")])
    #expect(fixture.guide.currentIndex == 1)
  }
}
