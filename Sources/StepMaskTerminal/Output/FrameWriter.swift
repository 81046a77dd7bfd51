public import StepMaskText

/// Turns pictures into the bytes that make a terminal show them.
public struct FrameWriter: Sendable {
  /// What the terminal can do.
  public var capabilities: TerminalCapabilities

  /// Creates a writer that knows nothing of what is on the terminal yet.
  public init(capabilities: TerminalCapabilities) { self.capabilities = capabilities }

  /// Forgets what is on the terminal, so that the next frame is painted whole.
  ///
  /// Needed after a resize, also to the same size, a resume and a failed write.
  public mutating func invalidate() {}

  /// The bytes that bring the terminal from the frame before to this one; empty if it is the same.
  public mutating func bytes(for canvas: Canvas) -> [UInt8] { [] }
}
