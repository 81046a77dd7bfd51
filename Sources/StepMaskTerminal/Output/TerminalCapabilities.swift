public import Foundation
public import StepMaskText

/// What a terminal can do, as far as its environment says.
public struct TerminalCapabilities: Hashable, Sendable {
  /// Whether escape sequences may be sent at all; else plain text is all there is.
  public var supportsSequences: Bool

  /// How many colours it shows.
  public var colorDepth: ColorDepth

  /// Whether it shows faint text.
  public var showsFaintText: Bool

  /// Whether it holds back what it shows until a frame is complete.
  public var synchronizesOutput: Bool

  /// Whether questions may be sent to it.
  public var answersQuestions: Bool

  /// Whether it takes UTF-8; else everything but ASCII is sent as `?`.
  public var takesUnicode: Bool

  /// Whether it may draw characters in two columns that are ambiguous in width.
  public var drawsAmbiguousWide = false

  /// The characters of borders, frames and marks that it can show.
  public var glyphs: GlyphSet

  /// The colour of text that has none of its own, if known.
  public var foreground: RGBColor?

  /// The colour behind text that has none of its own, if known.
  public var background: RGBColor?

  /// How long a lone ESC waits for the rest of a sequence before it is the Escape key, in seconds.
  public var escapeDelay: TimeInterval

  /// Takes note of what the terminal said about itself.
  public mutating func note(_ reply: TerminalReply) {
    switch reply {
    case .foreground(let color): foreground = color
    case .background(let color): background = color
    case .mode(let mode, let isKnown):
      if mode == EscapeSequence.synchronizedOutput && !isKnown { synchronizesOutput = false }
    case .deviceAttributes: break
    }
  }
}
