import StepMask
import StepMaskText

/// An app with a guide, by name.
struct DemoScene: Equatable, Sendable {
  /// What the command line calls it.
  let name: String
  /// What it shows, in a few words.
  let summary: Localized<String>
  /// Fills the screen with the app's views and makes the guide, which is not shown yet.
  let make: @MainActor @Sendable (TextScreen, SceneContext) -> Guide

  /// All scenes; the first one is shown unless another is named.
  static let all: [DemoScene] = [.stepMask]

  static func == (left: DemoScene, right: DemoScene) -> Bool { left.name == right.name }

  static func named(_ name: String) -> DemoScene? { all.first { $0.name == name } }
}

/// What a scene is made with, besides the screen; views may keep it.
@MainActor
struct SceneContext {
  let language: Language
  /// Says what the app did, in a line such as "pressed Pay".
  let answer: @MainActor (String) -> Void
}
