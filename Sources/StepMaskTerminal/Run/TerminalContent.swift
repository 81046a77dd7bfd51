public import StepMask
public import StepMaskText

/// What a ``TerminalRunner`` shows: a ``StepMaskText/TextScreen``, or several put together in one
/// picture.
@MainActor
public protocol TerminalContent: AnyObject {
  /// Called when another picture than the last one is due.
  var onNeedsDisplay: (@MainActor () -> Void)? { get set }

  /// The characters of lines and marks; set to those that the terminal can show.
  var glyphs: GlyphSet { get set }

  /// Gives it the size of the window, in cells.
  func resize(columns: Int, rows: Int)

  /// Gives it one batch of input; points are cells from the top-left, centres at a half.
  func take(_ batch: [GuideInput])

  /// Draws the picture of this moment, of the size that was given.
  func draw() -> Canvas

  /// Tells it that the terminal was taken away; guides end with `surfaceLost`.
  func terminalIsGone()
}

extension TextScreen: TerminalContent {
  /// Sends the batch to the guides and the views.
  public func take(_ batch: [GuideInput]) { send(batch) }

  /// The canvas of the snapshot.
  public func draw() -> Canvas { snapshot().canvas }

  /// Ends every guide on the screen.
  public func terminalIsGone() { guides.surfaceIsGone() }
}
