import Foundation
import StepMask
import StepMaskText

/// Shows a scene without a script: does what the scene's own tour says, and prints pictures.
///
/// What it does besides going on is printed as a line `tour COMMAND`, which a script can repeat.
@MainActor
struct Tour {
  let stage: DemoStage

  func run() async {
    await stage.show()
    await stage.scene.tour(self)
  }

  /// Whether a guide is on the screen.
  var isGuided: Bool { stage.current.state == .shown }

  /// The size of the screen.
  var size: ScreenSize { ScreenSize(columns: stage.screen.columns, rows: stage.screen.rows) }

  /// Prints the picture of this moment.
  func frame() { stage.writeFrame() }

  /// Prints every step up to the end of the guide.
  func printEveryStep() async {
    repeat {
      frame()
      await next()
    } while isGuided
  }

  /// Goes to the next step; prints the pictures of the way, but not the last one.
  func next() async {
    guard stage.current.next() else { return }
    await printMove()
    await stage.settle()
  }

  /// Begins to go to the next step and prints `count` pictures of the way there.
  func beginNext(frames count: Int) async {
    guard stage.current.next() else { return }
    await printMove(upTo: count)
  }

  private func printMove(upTo count: Int = .max) async {
    let total = stage.framesPerMove
    let duration = stage.current.animation.transitionDuration
    for _ in 0..<min(count, total - 1) where isGuided {
      await stage.wait(duration / Double(total))
      // The guide draws at its own pace; a layout has it draw this very moment.
      stage.screen.setNeedsLayout()
      frame()
    }
  }

  // MARK: What a user does

  /// Lets time go on.
  func wait(_ seconds: Int) async {
    await play(.wait(seconds: Double(seconds)), "wait \(seconds)")
  }

  /// Ends the guide as the app does.
  func dismiss() async { await play(.call(.dismiss), "call dismiss") }

  /// Changes the size of the screen.
  func resize(_ size: ScreenSize) async {
    await play(.resize(size), "resize \(size.columns) \(size.rows)")
  }

  /// Makes the gesture for going back.
  func goBack() async { await play(.back, "back") }

  /// Taps in the middle of a cut-out of the step, if there is one.
  func tapCutout(_ number: Int = 0) async { await tap(cutout(number)) }

  /// Turns the wheel over the first cut-out, if there is one.
  func turnWheelOverCutout(by rows: Int) async {
    guard let place = cutout(0) else { return }
    await play(.wheel(place, rows: rows), "wheel \(place.column) \(place.row) \(rows)")
  }

  /// Taps on the mask, as low as possible.
  func tapMask() async {
    await tap(placeInRegion(where: { if case .mask = $0 { true } else { false } }))
  }

  /// Taps on the control of a tip that asks for something, if there is one.
  func tapControl(_ action: GuideAction) async {
    await tap(
      placeInRegion(where: {
        if case .tipControl(_, let control) = $0 { control.action == action } else { false }
      }))
  }

  /// Presses the app's button with this title, in whatever language, if it is in sight.
  func tapButton(_ title: Localized<String>) async {
    let titles = Language.allCases.map { title[$0] }
    await tap(
      place { cell in
        guard let button = stage.screen.root.hitTest(cell.centre) as? Button else { return false }
        return titles.contains(button.title)
      })
  }

  private func tap(_ place: CellPlace?) async {
    guard let place else { return }
    await play(.tap(place), "tap \(place.column) \(place.row)")
  }

  private func play(_ command: ScriptCommand, _ line: String) async {
    stage.write("tour \(line)")
    await ScriptPlayer(stage: stage).play(command)
    if case .wait = command { return }
    await stage.settle()
  }

  // MARK: Places

  private func cutout(_ number: Int) -> CellPlace? {
    let hole = stage.current.scene?.holes.first { $0.cutout == number }
    guard let bounds = hole?.shape.bounds else { return nil }
    let place = CellPlace(column: Int(bounds.midX), row: Int(bounds.midY))
    guard case .cutout = stage.current.region(at: place.centre) else { return nil }
    return place
  }

  /// The last cell, in reading order, whose region is such a one.
  private func placeInRegion(where isWanted: (GuideRegion) -> Bool) -> CellPlace? {
    place { stage.current.region(at: $0.centre).map(isWanted) == true }
  }

  /// The last cell, in reading order, that is such a one.
  private func place(where isWanted: (CellPlace) -> Bool) -> CellPlace? {
    for row in (0..<size.rows).reversed() {
      for column in (0..<size.columns).reversed() {
        let place = CellPlace(column: column, row: row)
        if isWanted(place) { return place }
      }
    }
    return nil
  }
}
