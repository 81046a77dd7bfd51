import Foundation
import StepMask
import StepMaskText

/// Plays a script's commands on a stage, one after another.
@MainActor
struct ScriptPlayer {
  let stage: DemoStage

  /// Shows the scene, plays all commands, and prints what the stage tells and what is asked for.
  func play(_ commands: [ScriptCommand]) async {
    await stage.show()
    for command in commands { await play(command) }
  }

  /// Plays one command, up to where nothing is left to do without time.
  func play(_ command: ScriptCommand) async {
    await carryOut(command)
    stage.screen.layoutIfNeeded()
    await stage.drain()
  }

  private func carryOut(_ command: ScriptCommand) async {
    switch command {
    case .tap(let place):
      stage.screen.send([
        .pointer(.pressed, place.centre), .pointer(.released, place.centre),
      ])
    case .drag(let from, let to):
      stage.screen.send([
        .pointer(.pressed, from.centre), .pointer(.dragged, to.centre),
        .pointer(.released, to.centre),
      ])
    case .wheel(let place, let rows):
      stage.screen.send([.wheel(place.centre, by: CGSize(width: 0, height: rows))])
    case .back: stage.screen.send([.back])
    case .key(let key): stage.screen.send([.key(key)])
    case .wait(let seconds): await stage.wait(seconds)
    case .resize(let size): stage.screen.resize(columns: size.columns, rows: size.rows)
    case .call(let call): stage.write("result \(perform(call))")
    case .snapshot: stage.writeFrame()
    case .look(let place): stage.writeWhere(place)
    }
  }

  private func perform(_ call: GuideCall) -> Bool {
    let guide = stage.current
    return switch call {
    case .next: guide.next()
    case .previous: guide.previous()
    case .go(let tag): guide.go(toTag: tag)
    case .skip: guide.skip()
    case .dismiss: guide.dismiss()
    case .pause: guide.pause()
    case .resume: guide.resume()
    case .show: stage.guide.show(on: stage.screen)
    }
  }
}

extension CellPlace {
  /// The middle of the cell, in the coordinates of the screen.
  var centre: CGPoint { CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5) }
}
