import Foundation
import StepMask
import StepMaskText
import Testing

@testable import Demo

@Suite("The scene step-mask")
@MainActor
struct StepMaskSceneTests {
  @Test(arguments: Language.allCases)
  func `the tour prints every step once, in the order of the tags`(_ language: Language)
    async throws
  {
    let frames = Frame.all(in: try await tour("--lang", language.rawValue))
    #expect(
      frames.map(\.header) == [
        "frame 1 step=1 80x24", "frame 2 step=3 80x24", "frame 3 step=4 80x24",
        "frame 4 step=8 80x24", "frame 5 step=12 80x24",
      ])
  }

  @Test func `models come scrambled, leave gaps, and one is given by frame`() throws {
    let guide = try #require(stage().guide as? WalletTour)
    let tags = guide.models.map(\.step)
    #expect(tags != tags.sorted())
    #expect(guide.plan.map(\.tag) == [1, 3, 4, 8, 12])
    #expect(guide.models.count { $0.frame != nil } == 1)
    #expect(guide.models.count { $0.step == 4 } == 3)
  }

  @Test(arguments: ["80x24", "120x40", "40x15", "60x20"], Language.allCases)
  func `where there is room no tip covers a hole, another tip or the Skip button`(
    _ size: String, _ language: Language
  ) async throws {
    let stage = try stage("--size", size, "--lang", language.rawValue)
    await stage.show()
    repeat {
      let scene = try #require(stage.screen.scene)
      for (index, placed) in scene.tips.enumerated() {
        #expect(!placed.coversHole)
        #expect(scene.bounds.contains(placed.frame))
        for other in scene.tips[(index + 1)...] { #expect(!placed.frame.overlaps(other.frame)) }
      }
      for hole in scene.holes {
        for placed in scene.tips { #expect(!placed.frame.overlaps(hole.shape.bounds)) }
      }
    } while !stage.guide.isOnLastStep && stage.guide.next()
  }

  @Test func `the step with three cut-outs has three tips with an arrow each`() async throws {
    let stage = try stage()
    await stage.show()
    stage.guide.go(toTag: 4)
    let scene = try #require(stage.screen.scene)
    #expect(scene.holes.count == 3)
    #expect(scene.tips.count { $0.belongsToStep && $0.arrow != nil } == 3)
  }

  @Test(arguments: Language.allCases)
  func `every size from 1x1 to 30x10 prints all steps in exactly so many cells`(
    _ language: Language
  ) async throws {
    for rows in 1...10 {
      for columns in 1...30 {
        let lines = try await tour("--size", "\(columns)x\(rows)", "--lang", language.rawValue)
        let frames = Frame.all(in: lines)
        #expect(frames.count == 5)
        for frame in frames {
          #expect(frame.header.hasSuffix(" \(columns)x\(rows)"))
          #expect(frame.rows.count == rows)
          #expect(frame.rows.allSatisfy { DisplayWidth.of($0) <= columns })
        }
      }
    }
  }

  @Test func `nothing is a problem`() async throws {
    let stage = try stage()
    await stage.show()
    #expect(stage.guide.problems.isEmpty)
  }

  @Test func `in English with ASCII every character is ASCII`() async throws {
    let lines = try await tour("--ascii", "--log")
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.isASCII })
    #expect(lines.contains { $0.contains("[ Pay ]|") })
  }

  private func stage(_ arguments: String...) throws -> DemoStage {
    DemoStage(.stepMask, try OptionParser.parse(arguments), logsEvents: false) { _ in }
  }
}

extension CGRect {
  /// Whether some area is common; rectangles that only touch do not overlap.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
