import Foundation
import StepMask
import StepMaskText
import Testing

@testable import Demo

@Suite("The scenes of shapes and moving targets")
@MainActor
struct ShapeSceneTests {
  @Test(arguments: ["80x24", "120x50"])
  func `a circle's hole is twice as many cells wide as high, and cut at its corners`(
    _ size: String
  ) async throws {
    let frames = Frame.all(in: try await tour("circle", "--size", size))
    #expect(frames.count == 4)
    for frame in frames {
      let hole = try #require(frame.hole)
      // Cells are counted by their centres, which may leave out half a cell at each edge.
      #expect(abs(hole.columns.count - 2 * hole.rows.count) <= 2)
      let top = Array(frame.rows[hole.rows.lowerBound - 1])
      #expect(!"╔═".contains(top[hole.columns.lowerBound - 1]))
    }
  }

  @Test func `a circle is the same upside down and from behind`() async throws {
    let options = try OptionParser.parse(["circle"])
    let stage = DemoStage(options.scene, options, logsEvents: false) { _ in }
    await stage.show()
    let mask = try #require(stage.screen.scene?.mask)
    let rows = (0..<24).map { mask.clearColumns(inRow: $0) }.filter { !$0.isEmpty }
    #expect(rows == rows.reversed())
    let sums = Set(rows.flatMap { $0.map { $0.lowerBound + $0.upperBound } })
    #expect(sums.count == 1)
  }

  @Test func `the mode switch of the rounded scene goes to the mode that is pressed`()
    async throws
  {
    let lines = try await play("tap 40 23\nwhere 40 23\ntap 70 23\ncall previous", "rounded")
    #expect(lines.contains("event didEnter step=2 position=3/5"))
    #expect(lines.contains("where 40 23 tipControl label=Scaled"))
    #expect(lines.contains("event didEnter step=4 position=5/5"))
    #expect(lines.last == "result true")
  }

  @Test(arguments: Language.allCases)
  func `the hole stays around the same row while the list reloads and scrolls`(
    _ language: Language
  ) async throws {
    let lines = try await tour("dynamic-rows", "--lang", language.rawValue)
    let frames = Frame.all(in: lines).prefix(4)
    let text = Localized(english: "Noor: dinner on Friday?", chinese: "小努：周五一起吃饭？")[language]
    let rows = try frames.map { frame in
      let row = try #require(frame.rows(holding: text).first)
      #expect(frame.rows[row].contains("║  \(text)"))
      #expect(frame.rows[row - 1].contains("╔") && frame.rows[row + 1].contains("╚"))
      return row
    }
    // The third row of the list; one message more, then three; then two rows further down.
    #expect(rows == [3, 4, 6, 4])
    #expect(lines.contains { $0.hasPrefix("tour wheel ") })
  }

  @Test func `the row's tip goes along with it`() async throws {
    let frames = Frame.all(in: try await tour("dynamic-rows")).prefix(4)
    let rows = frames.compactMap { $0.rows(holding: "Not answered yet").first }
    #expect(rows == [6, 7, 9, 7])
  }

  @Test(arguments: [("80x24", "48x40"), ("40x15", "30x20"), ("30x40", "80x15"), ("1x1", "2x1")])
  func `the screen turns, and back it looks as before`(_ size: String, _ turned: String)
    async throws
  {
    let frames = Frame.all(in: try await tour("resize", "--size", size))
    #expect(frames.count == 6)
    for (index, frame) in frames.enumerated() {
      #expect(frame.header.hasSuffix(index % 3 == 1 ? turned : size))
    }
    #expect(frames[0].rows == frames[2].rows)
    #expect(frames[3].rows == frames[5].rows)
  }
}
