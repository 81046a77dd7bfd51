import Foundation

/// Where the bytes of a script come from.
enum ScriptSource {
  /// Reads a file to its end; `-` is standard input.
  static func read(_ path: String) throws(DemoError) -> Data {
    let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    do {
      guard let file else { throw DemoError.unreadableScript(path: path) }
      return try file.readToEnd() ?? Data()
    } catch {
      throw .unreadableScript(path: path)
    }
  }
}
