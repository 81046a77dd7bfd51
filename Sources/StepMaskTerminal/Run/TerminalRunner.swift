import Foundation
import StepMask

/// Shows a screen in a terminal and gives it what the user does there.
///
/// ```swift
/// let screen = TextScreen(columns: 80, rows: 24, clock: DispatchGuideClock())
/// let runner = try TerminalRunner(screen)
/// guide.show(on: screen)
/// await runner.run()
/// ```
///
/// Pictures are drawn when the content says that one is due, at most 60 a second; while nothing moves
/// nothing is drawn and nothing wakes up. Tasks of the main actor run meanwhile. Ctrl-C, Ctrl-\ and
/// Ctrl-Z do what they do in other programs; Ctrl-L draws everything anew.
@MainActor
public final class TerminalRunner {
  /// Why a run is over.
  public enum End: Hashable, Sendable {
    /// The program asked for it with ``TerminalRunner/stop()``, or its task was cancelled.
    case stopped
    /// The terminal was closed, or a signal took it away.
    case terminalGone
  }

  /// What is shown; it always has the size of the window.
  public let content: any TerminalContent

  /// The size of the window.
  public private(set) var size: TerminalSize

  /// The program's own keys, which go before guides and views: gives what to do at an event, or nil
  /// to hand the event on.
  ///
  /// What came before the event has been handed on when the action runs.
  public var shortcut: (@MainActor (TerminalEvent) -> (@MainActor () -> Void)?)?

  private let connection: any TerminalConnection
  private let clock: any GuideClock
  private var writer: FrameWriter
  private var frameTimer: (any GuideTimer)?
  private var lastFrame = -TimeInterval.infinity
  private var end: End?
  private var waiter: CheckedContinuation<Void, Never>?

  private static let frameInterval: TimeInterval = 1 / 60

  /// Takes the terminal and gives the content its size and its glyphs.
  ///
  /// - Throws: why there is no terminal to take; the content is left as it is.
  public convenience init(_ content: any TerminalContent) throws(TerminalError) {
    self.init(content, connection: try TerminalSession(), clock: DispatchGuideClock())
  }

  init(_ content: any TerminalContent, connection: any TerminalConnection, clock: any GuideClock) {
    self.content = content
    self.connection = connection
    self.clock = clock
    writer = FrameWriter(capabilities: connection.capabilities)
    size = connection.size
    content.glyphs = connection.capabilities.glyphs
    content.resize(columns: size.columns, rows: size.rows)
  }

  isolated deinit { connection.end() }

  /// Shows the content until ``stop()`` or the end of the terminal, then gives the terminal back.
  ///
  /// - Returns: why it is over; at once when it was over before.
  @discardableResult
  public func run() async -> End {
    if let end { return end }
    content.onNeedsDisplay = { [weak self] in self?.planFrame() }
    connection.onEvent = { [weak self] in self?.take($0) }
    drawFrame()
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter = $0 }
    } onCancel: {
      Task { @MainActor [weak self] in self?.stop() }
    }
    return end ?? .stopped
  }

  /// Ends the run and gives the terminal back, before it returns.
  public func stop() { finish(.stopped) }

  private func finish(_ reason: End) {
    guard end == nil else { return }
    end = reason
    frameTimer?.cancel()
    content.onNeedsDisplay = nil
    connection.end()
    if reason == .terminalGone { content.terminalIsGone() }
    waiter?.resume()
    waiter = nil
  }

  // MARK: Events

  private func take(_ event: SessionEvent) {
    switch event {
    case .input(let events): take(events)
    case .resized, .resumed: repaint()
    case .terminalGone: finish(.terminalGone)
    }
  }

  private func take(_ events: [TerminalEvent]) {
    var batch: [GuideInput] = []
    for event in events where end == nil {
      if let action = ownAction(for: event) ?? shortcut?(event) {
        send(&batch)
        action()
      } else if let input = event.guideInput(columns: size.columns, rows: size.rows) {
        batch.append(input)
      }
    }
    send(&batch)
  }

  private func send(_ batch: inout [GuideInput]) {
    if !batch.isEmpty { content.take(batch) }
    batch = []
  }

  private func ownAction(for event: TerminalEvent) -> (@MainActor () -> Void)? {
    switch event {
    case .key(.character("c"), .control): { [self] in connection.interrupt(quits: false) }
    case .key(.character("\\"), .control): { [self] in connection.interrupt(quits: true) }
    case .key(.character("z"), .control): { [self] in connection.suspend() }
    case .key(.character("l"), .control): { [self] in repaint() }
    case .reply(let reply): { [self] in note(reply) }
    default: nil
    }
  }

  private func note(_ reply: TerminalReply) {
    let before = writer.capabilities
    writer.capabilities.note(reply)
    if writer.capabilities != before { repaint() }
  }

  // MARK: Drawing

  private func repaint() {
    size = connection.size
    content.resize(columns: size.columns, rows: size.rows)
    writer.invalidate()
    planFrame()
  }

  private func planFrame() {
    guard frameTimer == nil, end == nil else { return }
    let delay = max(0, lastFrame + Self.frameInterval - clock.now)
    frameTimer = clock.schedule(after: delay) { [weak self] in self?.drawFrame() }
  }

  private func drawFrame() {
    frameTimer = nil
    lastFrame = clock.now
    let bytes = writer.bytes(for: content.draw())
    if !connection.write(bytes) { writer.invalidate() }
  }
}
