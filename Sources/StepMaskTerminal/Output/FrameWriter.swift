public import StepMaskText

/// Turns pictures into the bytes that make a terminal show them.
///
/// Each frame is told as the difference from the one before, and held back by the terminal until it
/// is complete where it can do that. It relies on automatic wrap being off, and on nobody else
/// writing to the terminal. It sends cursor moves, styles, clearing in the terminal's own colours,
/// and the text of cells, which holds no control.
public struct FrameWriter: Sendable {
  /// What the terminal can do; when it changes, the next frame is painted whole.
  public var capabilities: TerminalCapabilities {
    didSet { if capabilities != oldValue { invalidate() } }
  }

  private var shown: Canvas?
  /// The style that the terminal has set; nil if it is not known.
  private var style: CellStyle?

  /// Creates a writer that knows nothing of what is on the terminal yet.
  public init(capabilities: TerminalCapabilities) { self.capabilities = capabilities }

  /// Forgets what is on the terminal, so that the next frame is painted whole.
  ///
  /// Needed after a resize, also to the same size, a resume and a failed write.
  public mutating func invalidate() {
    shown = nil
    style = nil
  }

  /// The bytes that bring the terminal from the frame before to this one.
  ///
  /// A frame of another size is painted whole. Costs as much as the frame is large, in a terminal
  /// without escape sequences nothing.
  /// - Returns: what is to be written in one piece; empty, and nothing allocated, if there is
  ///   nothing to do.
  public mutating func bytes(for canvas: Canvas) -> [UInt8] {
    guard capabilities.supportsSequences, shown != canvas else { return [] }
    let isSynchronized = capabilities.synchronizesOutput
    var bytes = isSynchronized ? EscapeSequence.beginFrame : []
    let before: Canvas
    if let shown, shown.width == canvas.width, shown.height == canvas.height {
      before = shown
    } else {
      before = Canvas(width: canvas.width, height: canvas.height)
      bytes += EscapeSequence.clear
      style = .plain
    }
    var writer = RowWriter(canvas, over: before, style: style, after: bytes, for: capabilities)
    for row in 0..<canvas.height where !canvas.row(row, equals: before) { writer.write(row) }
    shown = canvas
    style = writer.style
    return isSynchronized ? writer.bytes + EscapeSequence.endFrame : writer.bytes
  }
}
