import Foundation
import StepMask
import StepMaskText
import Testing

@testable import Demo

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

  @Test func `a press completes the step, and a preparation brings its row into view`() async {
    let screen = newScreen()
    let pay = Button("Pay", frame: CGRect(x: 29, y: 1, width: 7, height: 1))
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
    table.numberOfRows = { 60 }
    table.cellForRow = { table, row in
      let cell = table.dequeueCell("") { TableCell() }
      cell.text = "row \(row)"
      return cell
    }
    table.reloadData()
    screen.root.addSubviews(pay, table)
    let guide = Guide(steps: [ReadmeExamples.prepared(table), ReadmeExamples.completed(pay)])
    guide.animation = .none
    var reason: EndReason?
    guide.onDismiss = { reason = $1.reason }
    guide.show(on: screen)
    await guide.settled()
    #expect(screen.snapshot().text.contains("row 40"))
    guide.next()
    screen.tap(column: 31, row: 1)
    #expect(reason == .completer)
  }

  @Test func `sound, log and history are the guide's`() {
    let file = URL(fileURLWithPath: "/nowhere/history.json")
    let guide = ReadmeExamples.spoken(URL(fileURLWithPath: "/nowhere/hello.wav"), file)
    #expect(guide.plugins.count == 2)
    #expect(guide.steps[0].attachment(ofType: GuideAudioAttachment.self)?.volume == 0.8)
    #expect((guide.history?.history as? FileGuideHistory)?.url == file)
  }

  @Test func `one guide waits, one replaces, and one is refused`() {
    let screen = newScreen()
    let guides = (0..<4).map { Guide(steps: [GuideStep(tips: [Tip(text: "Guide \($0)")])]) }
    for guide in guides { guide.animation = .none }
    guides[3].show(on: screen)
    ReadmeExamples.show(guides[0], guides[1], guides[2], on: screen)
    #expect(guides.map(\.state) == [.queued, .shown, .idle, .idle])
  }

  @Test func `the table of scenes names them all`() throws {
    let rows = try rows(from: "| scene ", to: "Each is")
    let named = rows.flatMap { codeSpans(in: $0[0]) }
    #expect(Set(named) == Set(DemoScene.all.map(\.name)))
    #expect(named.count == DemoScene.all.count)
  }

  @Test func `every name in the tables for porting exists`() throws {
    let sources = folder.appendingPathComponent("../../../Sources/StepMask").standardized
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var known: Set<Substring> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      known.formUnion(try String(contentsOf: file, encoding: .utf8).split { !$0.isNamePart })
    }
    let rows = try rows(from: "From `WK", to: nil)
    #expect(rows.count > 50)
    for row in rows {
      for word in codeSpans(in: row[1]).flatMap({ $0.split { !$0.isNamePart } }) {
        #expect(known.contains(word) || word == "pay", "\(word), in place of \(row[0])")
      }
    }
  }

  private func newScreen() -> TextScreen {
    TextScreen(columns: 46, rows: 9, clock: ManualGuideClock())
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

  /// The cells of all tables between two beginnings of lines, without heads.
  private func rows(from begin: String, to end: String?) throws -> [[String]] {
    let all = try lines(of: folder.appendingPathComponent("../../../README.md").standardized)
    let first = try #require(all.firstIndex { $0.hasPrefix(begin) })
    let part = all[first...].prefix { line in end.map { !line.hasPrefix($0) } ?? true }
    return part.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| there ") }
      .filter { !$0.hasPrefix("| scene ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  private func codeSpans(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
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

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
