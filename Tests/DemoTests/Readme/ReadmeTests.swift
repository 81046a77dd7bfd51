import Foundation
import StepMask
import StepMaskText
import Testing

/// Every example of the README compiles, and its picture is what the first one prints.
@Suite("The README")
@MainActor
struct ReadmeTests {
  @Test func `the picture is what the first example prints`() throws {
    let picture = try #require(try blocks("text").first)
    #expect(picture.joined(separator: "\n") == ReadmeExamples.first())
  }

  @Test func `every Swift example but the manifest's stands in a file that compiles`() throws {
    let shown = try blocks("swift").filter { $0.first?.hasPrefix(".package") == false }
    let compiled = try compiledExamples()
    #expect(shown.map(unindented) == compiled.map(unindented))
  }

  @Test func `the examples do what is said of them`() async {
    let clock = ManualGuideClock()
    let screen = TextScreen(columns: 46, rows: 9, clock: clock)
    let balance = Label("Balance", frame: CGRect(x: 9, y: 1, width: 18, height: 1))
    let pay = Button("Pay", frame: CGRect(x: 29, y: 1, width: 7, height: 1))
    screen.root.addSubviews(balance, pay)
    let models = [StepMaskModel(view: pay, step: 2), StepMaskModel(view: balance, step: 1)]
    let tour = PayTour(models: models)
    ReadmeExamples.testing(tour, on: screen, clock)
    tour.dismiss()
    clock.advance(by: 1)

    var presses = 0
    pay.on(.press) { presses += 1 }
    let guide = ReadmeExamples.composed(pay)
    guide.animation = .none
    guide.show(on: screen)
    screen.tap(column: 31, row: 1)
    #expect(presses == 1)
    #expect(guide.currentIndex == 1)
    #expect(guide.problems.isEmpty)
  }

  // MARK: Reading

  private var folder: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }

  /// The fenced blocks of a language, as lines without empty ones.
  private func blocks(_ language: String) throws -> [[String]] {
    let readme = folder.appendingPathComponent("../../../README.md").standardized
    var blocks: [[String]] = []
    var isInside = false
    for line in try lines(of: readme) {
      if line == "```" + language {
        blocks.append([])
        isInside = true
      } else if line.hasPrefix("```") {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks.map { $0.filter { !$0.isEmpty } }
  }

  /// The marked parts of the file with the examples; one that is continued is one example.
  private func compiledExamples() throws -> [[String]] {
    var examples: [[String]] = []
    var isInside = false
    for line in try lines(of: folder.appendingPathComponent("ReadmeExamples.swift")) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("// README: ") {
        if !text.hasSuffix(", continued") { examples.append([]) }
        isInside = true
      } else if text == "// end" {
        isInside = false
      } else if isInside, !text.isEmpty {
        examples[examples.count - 1].append(line)
      }
    }
    return examples
  }

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  private func unindented(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
