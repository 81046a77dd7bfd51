import StepMask
import StepMaskTerminal
import StepMaskText

extension LiveDemo {
  /// What the demo itself does at an event; nil leaves it to the gallery or the scene.
  func action(for event: TerminalEvent) -> (@MainActor () -> Void)? {
    guard case .key(let key, let modifiers) = event, modifiers.isEmpty else { return nil }
    return action(for: key)
  }

  /// Does what a key does, as if it had been pressed.
  func press(_ key: GuideKey) {
    if let action = action(for: key) { action() } else { take([.key(key)]) }
  }

  private func action(for key: GuideKey) -> (@MainActor () -> Void)? {
    guard let scene else { return galleryAction(for: key) }
    if scene.takesText && key != .escape { return nil }
    switch key {
    case .escape where !scene.isGuided: return { [self] in close() }
    case .character("r") where !scene.isGuided: return { scene.begin() }
    case .character("q"): return { [self] in close() }
    case .character("e"): return { [self] in settings.showsEvents.toggle() }
    default: return settingsAction(for: key)
    }
  }

  private func galleryAction(for key: GuideKey) -> (@MainActor () -> Void)? {
    switch key {
    case .escape, .character("q"): return { [self] in onQuit() }
    case .character(let character):
      guard let number = character.wholeNumberValue, character.isASCII else {
        return settingsAction(for: key)
      }
      return { [self] in gallery.choose(number) }
    default: return nil
    }
  }

  private func settingsAction(for key: GuideKey) -> (@MainActor () -> Void)? {
    switch key {
    case .character("l"): { [self] in settings.language = settings.language.other }
    case .character("m"): { [self] in settings.hasMotion.toggle() }
    default: nil
    }
  }

  /// The keys that do something now.
  var statusEntries: [StatusLine.Entry] {
    typealias Entry = StatusLine.Entry
    let texts = settings.texts
    let quitLabel = scene == nil ? texts.quit : texts.gallery
    let motionLabel = settings.hasMotion ? texts.motionOff : texts.motionOn
    let common = [
      Entry(keys: "q", label: quitLabel, key: .character("q")),
      Entry(keys: "l", label: texts.language, key: .character("l")),
      Entry(keys: "m", label: motionLabel, key: .character("m")),
    ]
    guard let scene else {
      return [
        Entry(keys: glyphs == .ascii ? "^ v" : "▴ ▾", label: texts.choose),
        Entry(keys: "Return", label: texts.open, key: .return),
      ] + common
    }
    let events = [Entry(keys: "e", label: texts.eventPane, key: .character("e"))]
    guard scene.isGuided else {
      return [Entry(keys: "r", label: texts.showAgain, key: .character("r"))] + common + events
    }
    return [
      Entry(keys: glyphs == .ascii ? "< >" : "◂ ▸", label: texts.steps),
      Entry(keys: "Tab", label: texts.focus, key: .tab),
      Entry(keys: "Esc", label: texts.endTour, key: .escape),
    ] + common + events
  }
}
