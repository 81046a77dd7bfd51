import Foundation
import StepMask
import StepMaskText
import Testing

@testable import Demo

/// What holds for every scene.
@Suite("Every scene")
@MainActor
struct AllScenesTests {
  nonisolated static let names = DemoScene.all.map(\.name)

  @Test func `has a name and a summary of its own`() {
    #expect(Set(Self.names).count == Self.names.count)
    for language in Language.allCases {
      #expect(Set(DemoScene.all.map { $0.summary[language] }).count == Self.names.count)
    }
  }

  @Test(arguments: names, Language.allCases)
  func `runs its tour to pictures with a tip`(_ name: String, _ language: Language) async throws {
    let lines = try await tour(name, "--plain", "--log", "--lang", language.rawValue)
    let frames = Frame.all(in: lines)
    #expect(frames.count >= 3)
    #expect(frames.first?.rows.joined().contains { "▴▸▾◂".contains($0) } == true)
    #expect(lines.contains("event didShow"))
    // One sound of the scene audio is missing on purpose.
    #expect(lines.count { $0.hasPrefix("event problem") } == (name == "audio" ? 1 : 0))
  }

  @Test(arguments: names)
  func `says the same in both languages`(_ name: String) async throws {
    let english = try await tour(name, "--log").eventNames
    let chinese = try await tour(name, "--log", "--lang", "zh").eventNames
    #expect(english == chinese)
  }

  @Test(arguments: names)
  func `has the same events with motion as without`(_ name: String) async throws {
    let still = try await tour(name, "--log").eventNames
    let moving = try await tour(name, "--log", "--motion", "--frames", "3").eventNames
    #expect(still == moving)
  }

  // The history of show-once is there to make the second run another one.
  @Test(arguments: names.filter { $0 != "show-once" })
  func `plays a script, and its second run's log equals the first's`(_ name: String) async throws {
    let run = "snapshot\ncall next\ncall dismiss\ncall dismiss\ncall dismiss\n"
    let lines = try await play(run + "call show\n" + run, name)
    let events = lines.filter { $0.hasPrefix("event ") }
    #expect(events.first == "event willShow")
    #expect(Array(events.prefix(events.count / 2)) == Array(events.suffix(events.count / 2)))
  }

  @Test(arguments: names)
  func `is ASCII only when told so`(_ name: String) async throws {
    let lines = try await tour(name, "--ascii", "--log")
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(arguments: names, ["1x1", "2x1", "1x2", "3x3", "7x2", "10x4", "20x6", "30x10"])
  func `fits its pictures into any screen`(_ name: String, _ size: String) async throws {
    for language in Language.allCases {
      let frames = Frame.all(in: try await tour(name, "--size", size, "--lang", language.rawValue))
      #expect(!frames.isEmpty)
      for frame in frames {
        let parts = try #require(frame.header.split(separator: " ").last).split(separator: "x")
        let (columns, rows) = (Int(parts[0]) ?? 0, Int(parts[1]) ?? 0)
        #expect(frame.rows.count == rows)
        #expect(frame.rows.allSatisfy { DisplayWidth.of($0) <= columns })
      }
    }
  }

  @Test(arguments: names, ["80x24", "120x40", "40x15"])
  func `covers no hole with a tip where there is room`(_ name: String, _ size: String)
    async throws
  {
    for language in Language.allCases {
      let options = try OptionParser.parse([name, "--size", size, "--lang", language.rawValue])
      let stage = DemoStage(options.scene, options, logsEvents: false) { _ in }
      await stage.show()
      repeat {
        let scene = try #require(stage.screen.scene)
        #expect(!scene.holes.isEmpty)
        for placed in scene.tips {
          #expect(!placed.coversHole)
          #expect(scene.bounds.contains(placed.frame))
        }
        guard stage.current.next() else { break }
        await stage.settle()
      } while stage.current.state == .shown
    }
  }
}
