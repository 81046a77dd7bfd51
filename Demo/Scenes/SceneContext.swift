import StepMask

/// What a scene is made with, besides the screen; views may keep it.
@MainActor
struct SceneContext {
  let language: Language
  /// Says what the app did, in a line such as "pressed Pay".
  let answer: @MainActor (String) -> Void
  /// Has a guide that the scene shows besides its first one treated alike: its events are logged
  /// under the name, and it moves only if the first one does.
  var follow: @MainActor (Guide, String) -> Void = { _, _ in }
  /// Plays the scene's sounds; nil for silence that takes as long by the screen's clock.
  var player: (any GuideAudioPlayer)?

  /// The text in the language of the scene.
  func text(_ english: String, _ chinese: String) -> String {
    Localized(english: english, chinese: chinese)[language]
  }

  /// The words of tips in the language of the scene.
  var words: GuideWords { Localized(english: GuideWords(), chinese: .chinese)[language] }
}
