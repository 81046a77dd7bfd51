import Foundation

@testable import Demo

/// The lines that a tour with these arguments prints.
@MainActor
func tour(_ arguments: String...) async throws -> [String] {
  let options = try OptionParser.parse(arguments)
  let lines = Lines()
  let stage = DemoStage(options.scene, options, logsEvents: options.logsEvents) {
    lines.all.append($0)
  }
  await Tour(stage: stage).run()
  return lines.all
}

/// The lines that a script prints on the scene that the arguments name.
@MainActor
func play(
  _ script: String, _ arguments: String..., on scene: DemoScene? = nil
) async throws -> [String] {
  var options = try OptionParser.parse(arguments)
  options.task = .script(path: "-")
  if let scene { options.scene = scene }
  let lines = Lines()
  let commands = try ScriptParser.parse(Data(script.utf8))
  let stage = DemoStage(options.scene, options, logsEvents: true) { lines.all.append($0) }
  await ScriptPlayer(stage: stage).play(commands)
  return lines.all
}

@MainActor
private final class Lines {
  var all: [String] = []
}

/// A printed picture.
struct Frame {
  var header: String
  var rows: [String]

  /// The pictures among lines of output.
  static func all(in lines: [String]) -> [Frame] {
    var frames: [Frame] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("frame ") {
        frames.append(Frame(header: line, rows: []))
        isInside = true
      } else if line == "end frame" {
        isInside = false
      } else if isInside {
        frames[frames.count - 1].rows.append(line)
      }
    }
    return frames
  }
}

extension [String] {
  /// The names of the events, in order.
  var eventNames: [String] {
    filter { $0.hasPrefix("event ") }.map { String($0.split(separator: " ")[1]) }
  }
}
