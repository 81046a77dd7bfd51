import StepMask
import StepMaskText

/// An app with a guide, by name.
struct DemoScene: Equatable, Sendable {
  /// Fills the screen with the app's views and makes the guide, which is not shown yet.
  typealias Maker = @MainActor @Sendable (TextScreen, SceneContext) -> Guide

  /// What the command line calls it.
  let name: String
  /// What it shows, in a few words.
  let summary: Localized<String>
  /// How many pictures of each move its tour prints, unless the command line says it.
  var framesPerMove = 1
  /// Whether something in it moves by itself, which its tour then shows.
  var movesInTour = false
  let make: Maker
  /// What its tour does once the guide is shown; it prints every step unless a scene has more to
  /// show.
  var tour: @MainActor @Sendable (Tour) async -> Void = { await $0.printEveryStep() }

  /// All scenes; the first one is shown unless another is named.
  static let all: [DemoScene] = [
    .stepMask, .rounded, .circle, .dynamicRows, .resize, .transition, .multiStep, .forwarding,
    .outsideTap, .table, .navigation, .queue, .audio, .showOnce,
  ]

  static func == (left: DemoScene, right: DemoScene) -> Bool { left.name == right.name }

  static func named(_ name: String) -> DemoScene? { all.first { $0.name == name } }
}
