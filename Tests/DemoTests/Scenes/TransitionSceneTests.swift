import Foundation
import StepMask
import StepMaskText
import Testing

@testable import Demo

@Suite("The scene transition")
@MainActor
struct TransitionSceneTests {
  @Test(arguments: [1, 2, 4, 10])
  func `as many pictures of each move are printed as were asked for`(_ count: Int) async throws {
    let frames = Frame.all(in: try await tour("transition", "--frames", "\(count)"))
    // The first step, two whole moves, one that is given up after two pictures, one more.
    #expect(frames.count == 1 + 2 * count + min(2, count - 1) + count)
  }

  @Test func `without a number it prints four`() async throws {
    let four = try await tour("transition", "--frames", "4")
    #expect(try await tour("transition") == four)
  }

  @Test(arguments: [2, 5, 9])
  func `the last picture of a move is the step itself`(_ count: Int) async throws {
    let still = Frame.all(in: try await tour("transition", "--frames", "1"))
    let moving = Frame.all(in: try await tour("transition", "--frames", "\(count)"))
    #expect(moving[0].rows == still[0].rows)
    #expect(moving[count].rows == still[1].rows)
    #expect(moving[2 * count].rows == still[2].rows)
    #expect(moving.last?.rows == still.last?.rows)
  }

  @Test func `the hole grows from the button to the canvas without a step back`() async throws {
    let frames = Frame.all(in: try await tour("transition", "--frames", "8")).prefix(9)
    let widths = try frames.map { try #require($0.hole).columns.count }
    let heights = try frames.map { try #require($0.hole).rows.count }
    #expect(widths == widths.sorted() && Set(widths).count == 9)
    #expect(heights == heights.sorted())
  }

  @Test func `a move that is given up goes on from where its holes were`() async throws {
    let options = try OptionParser.parse(["transition", "--frames", "4"])
    let stage = DemoStage(options.scene, options, logsEvents: false) { _ in }
    await stage.show()
    stage.guide.go(toTag: 2)
    await stage.settle()
    stage.guide.next()
    await stage.wait(0.2)
    stage.screen.setNeedsLayout()
    stage.screen.layoutIfNeeded()
    let before = try #require(stage.screen.scene?.holes.map(\.shape))
    stage.guide.next()
    stage.screen.layoutIfNeeded()
    let after = try #require(stage.screen.scene?.holes.map(\.shape))
    #expect(before.count == 2)
    #expect(after == before)
    await stage.settle()
    #expect(stage.guide.currentIndex == 4)
    #expect(stage.screen.scene?.holes.count == 1)
  }

  @Test func `any other scene prints its moves, too`() async throws {
    let frames = Frame.all(in: try await tour("step-mask", "--frames", "3"))
    #expect(frames.count == 1 + 4 * 3)
  }
}
