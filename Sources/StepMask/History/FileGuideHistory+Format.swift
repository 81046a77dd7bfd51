import Foundation

extension FileGuideHistory {
  /// What stands in the file.
  private struct Content: Codable {
    var format: Int
    var guides: [String: GuideRecord]
  }

  /// What tells the format, whatever else there is.
  private struct Header: Codable {
    var format: Int
  }

  /// Reads the records; none if there is no file.
  ///
  /// With `keepsDamaged`, which needs the lock, a damaged file is put aside.
  func read(keepsDamaged: Bool = false) throws -> [String: GuideRecord] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw inaccessible(error.localizedDescription)
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    guard let found = (try? decoder.decode(Header.self, from: data))?.format else {
      throw try damaged(keeps: keepsDamaged)
    }
    guard found <= Self.format else {
      throw GuideHistoryError.newerFormat(path: url.path, found: found, known: Self.format)
    }
    guard found == Self.format, let content = try? decoder.decode(Content.self, from: data)
    else { throw try damaged(keeps: keepsDamaged) }
    return content.guides
  }

  /// Puts the records in the place of those in the file, all at once; needs the lock.
  func write(_ records: [String: GuideRecord]) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(Content(format: Self.format, guides: records))
    } catch {
      throw inaccessible("a record holds a value that has no form in JSON")
    }
    // One name suffices, since only the holder of the lock writes; a killed process leaves one.
    let temporary = url.path + ".new"
    try replaceContent(of: temporary, with: data)
    guard rename(temporary, url.path) == 0 else { throw inaccessible(systemReason()) }
  }

  private func replaceContent(of path: String, with data: Data) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw inaccessible(systemReason()) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
      try file.synchronize()
      try file.close()
    } catch {
      throw inaccessible(error.localizedDescription)
    }
  }

  private func damaged(keeps: Bool) throws -> GuideHistoryError {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(url.path).damaged-\(number)") { number += 1 }
    let kept = "\(url.path).damaged-\(number)"
    if keeps, rename(url.path, kept) != 0 { throw inaccessible(systemReason()) }
    return .damaged(path: url.path, keptAs: kept)
  }

  private func inaccessible(_ reason: String) -> GuideHistoryError {
    .notAccessible(path: url.path, reason: reason)
  }
}

/// The words of the system for its last error.
func systemReason() -> String { String(cString: strerror(errno)) }
