import Foundation
import StepMask
import Testing

@Suite("The history in a file")
struct FileHistoryTests {
  let file: HistoryFile

  init() throws {
    file = try HistoryFile()
  }

  @Test func `what is written is read again`() throws {
    let record = GuideRecord(
      version: 3, shownCount: 2, countedEnds: 1, lastShown: Date(timeIntervalSince1970: 12.5),
      place: GuideRecord.Place(identifier: "\"pay\"\n界", tag: -4), outcome: .outsideTap)
    try file.history.update("welcome") { $0 = record }
    try file.history.update("other") { $0.shownCount += 1 }
    #expect(
      try file.history.records() == ["welcome": record, "other": GuideRecord(shownCount: 1)])
  }

  @Test func `without a file there are no records, and reading makes none`() throws {
    #expect(try file.history.records().isEmpty)
    #expect(try file.names.isEmpty)
  }

  @Test func `its folder is made when it is missing`() throws {
    let url = file.folder.appendingPathComponent("a/b/history.json")
    try FileGuideHistory(url: url).update("x") { $0.shownCount = 7 }
    #expect(try FileGuideHistory(url: url).records()["x"]?.shownCount == 7)
  }

  @Test func `the format is written down and readable`() throws {
    try file.history.update("x") { $0.shownCount = 7 }
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file.url))
    #expect((object as? [String: Any])?["format"] as? Int == 1)
    #expect(try file.names == ["history.json", "history.json.lock"])
  }

  @Test func `a guide or all can be forgotten`() throws {
    for name in ["a", "b", "c"] { try file.history.update(name) { $0.shownCount = 1 } }
    try file.history.reset("b")
    #expect(try file.history.records().keys.sorted() == ["a", "c"])
    try file.history.resetAll()
    #expect(try file.history.records().isEmpty)
  }

  static let damagedTexts = [
    "", "{", "[]", "null", "{\"guides\":{}}", "{\"format\":\"1\",\"guides\":{}}",
    "{\"format\":0,\"guides\":{}}", "{\"format\":1}", "{\"format\":1,\"guides\":[]}",
    "{\"format\":1,\"guides\":{\"x\":{\"version\":1}}}", "\u{0}\u{0}\u{0}",
  ]

  @Test(arguments: damagedTexts, [false, true])
  func `a damaged file is kept beside and told once`(text: String, writes: Bool) throws {
    try file.write(text)
    let kept = file.url.path + ".damaged-1"
    #expect(throws: GuideHistoryError.damaged(path: file.url.path, keptAs: kept)) {
      if writes {
        try file.history.update("x") { $0.shownCount += 1 }
      } else {
        _ = try file.history.records()
      }
    }
    #expect(try file.text("history.json.damaged-1") == text)
    #expect(try file.history.records().isEmpty)
    try file.history.update("x") { $0.shownCount += 1 }
    #expect(try file.history.records() == ["x": GuideRecord(shownCount: 1)])
  }

  @Test func `each damaged file gets a number of its own`() throws {
    for number in 1...3 {
      try file.write("damage \(number)")
      #expect(throws: GuideHistoryError.self) { try file.history.records() }
      #expect(try file.text("history.json.damaged-\(number)") == "damage \(number)")
    }
  }

  @Test func `a newer format is refused and left as it is`() throws {
    let text = "{\"format\":2,\"guides\":{},\"more\":[]}"
    try file.write(text)
    let error = GuideHistoryError.newerFormat(path: file.url.path, found: 2, known: 1)
    #expect(throws: error) { try file.history.records() }
    #expect(throws: error) { try file.history.update("x") { $0.shownCount += 1 } }
    #expect(throws: error) { try file.history.resetAll() }
    #expect(try file.text("history.json") == text)
    #expect(error.description.contains("format 2"))
  }

  @Test func `a file in a place that is no folder is refused`() throws {
    try file.write("")
    let history = FileGuideHistory(url: file.url.appendingPathComponent("history.json"))
    #expect(throws: GuideHistoryError.self) { try history.update("x") { $0.shownCount += 1 } }
    #expect(try file.text("history.json") == "")
  }

  @Test func `a value without a form in JSON is refused and changes nothing`() throws {
    try file.history.update("x") { $0.shownCount = 1 }
    #expect(throws: GuideHistoryError.self) {
      try file.history.update("x") { $0.lastShown = Date(timeIntervalSince1970: .nan) }
    }
    #expect(try file.history.records() == ["x": GuideRecord(shownCount: 1)])
  }

  @Test func `one who holds the lock for too long is named`() throws {
    try file.history.update("x") { $0.shownCount = 1 }
    let descriptor = open(file.url.path + ".lock", O_RDWR)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    let history = FileGuideHistory(url: file.url, lockTimeout: 0)
    #expect(throws: GuideHistoryError.locked(path: file.url.path + ".lock", seconds: 0)) {
      try history.update("x") { $0.shownCount += 1 }
    }
    #expect(try history.records()["x"]?.shownCount == 1)
  }

  @Test func `a link to the file stays a link`() throws {
    let link = file.folder.appendingPathComponent("link.json")
    try file.history.update("x") { $0.shownCount = 1 }
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file.url)
    try FileGuideHistory(url: link).update("x") { $0.shownCount += 1 }
    #expect(try file.history.records()["x"]?.shownCount == 2)
  }
}
