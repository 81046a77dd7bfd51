import Foundation
import StepMask

/// Reads a whole script before anything of it is played.
enum ScriptParser {
  /// The most seconds of one `wait`: a day.
  static let longestWait = 86_400

  /// Reads the commands of a script's bytes, whatever ends its lines.
  static func parse(_ data: Data) throws(DemoError) -> [ScriptCommand] {
    let byteOrderMark = Data([0xEF, 0xBB, 0xBF])
    let bytes = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
    var commands: [ScriptCommand] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do {
        if let command = try parseLine(line) { commands.append(command) }
      } catch {
        throw .script(line: index + 1, error)
      }
    }
    return commands
  }

  private static func parseLine(_ bytes: Data) throws(ScriptError) -> ScriptCommand? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(String(decoding: bytes, as: UTF8.self))
    }
    let words = text.unicodeScalars.split { " \t\r".unicodeScalars.contains($0) }.map(String.init)
    let end = words.firstIndex { $0.hasPrefix("#") } ?? words.endIndex
    guard let name = words[..<end].first else { return nil }
    guard let command = CommandName(rawValue: name) else { throw .unknownCommand(name) }
    return try parse(command, ScriptArguments(words[1..<end], usage: command.usage))
  }

  private static func parse(
    _ name: CommandName, _ given: ScriptArguments
  ) throws(ScriptError) -> ScriptCommand {
    var arguments = given
    let command: ScriptCommand =
      switch name {
      case .tap: .tap(try arguments.place())
      case .drag: .drag(from: try arguments.place(), to: try arguments.place())
      case .wheel: .wheel(try arguments.place(), rows: try arguments.whole())
      case .key: .key(try key(arguments.word()))
      case .back: .back
      case .wait: .wait(seconds: try seconds(arguments.word()))
      case .resize: .resize(try size(arguments.word(), arguments.word()))
      case .call: .call(try call(&arguments))
      case .snapshot: .snapshot
      case .where: .look(try arguments.place())
      }
    try arguments.finish()
    return command
  }

  private static func key(_ name: String) throws(ScriptError) -> GuideKey {
    guard let key = KeyName.key(name) else { throw .unknownKey(name) }
    return key
  }

  private static func seconds(_ text: String) throws(ScriptError) -> Double {
    guard let seconds = Double(text), (0...Double(longestWait)).contains(seconds) else {
      throw .badSeconds(text)
    }
    return seconds
  }

  private static func size(_ columns: String, _ rows: String) throws(ScriptError) -> ScreenSize {
    guard let size = ScreenSize(columns: columns, rows: rows, least: 0) else {
      throw .badSize("\(columns) \(rows)")
    }
    return size
  }

  private static func call(_ arguments: inout ScriptArguments) throws(ScriptError) -> GuideCall {
    let text = try arguments.word()
    guard let name = CallName(rawValue: text) else { throw .unknownCall(text) }
    arguments.usage = "call " + name.usage
    return switch name {
    case .next: .next
    case .previous: .previous
    case .go: .go(tag: try arguments.whole())
    case .skip: .skip
    case .dismiss: .dismiss
    case .pause: .pause
    case .resume: .resume
    case .show: .show
    }
  }
}
