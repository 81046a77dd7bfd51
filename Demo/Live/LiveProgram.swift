import StepMask
import StepMaskTerminal
import StepMaskText

/// Runs the demo in the terminal.
@MainActor
enum LiveProgram {
  /// Runs the demo until the user quits.
  ///
  /// - Returns: false, at once and without a trace, where there is no terminal for it.
  static func run(_ options: Options) async -> Bool {
    let demo = LiveDemo(
      LiveSettings(language: options.language), clock: DispatchGuideClock(),
      player: SystemAudioPlayer())
    guard let runner = try? TerminalRunner(demo) else { return false }
    if options.usesASCII {
      var glyphs = GlyphSet.ascii
      glyphs.dimmedBlank = demo.glyphs.dimmedBlank
      demo.glyphs = glyphs
    }
    demo.onQuit = { runner.stop() }
    runner.shortcut = { demo.action(for: $0) }
    if options.namesScene { demo.open(options.scene) }
    await runner.run()
    return true
  }
}
