public import Foundation

/// A program's time with a terminal: one object owns every mode that is changed, and undoes it.
///
/// Whichever way the program goes on — ``end()``, the release of the session, `exit`, an error, a
/// signal, a crash, a stop — the terminal is given back with the settings it had. What is written to
/// standard error meanwhile is kept and shown afterwards. There is one session at a time.
///
/// Events come on the main actor, whose queue has to be served, as under an asynchronous `main`.
@MainActor
public final class TerminalSession {
  /// What the terminal can do, as far as the environment says.
  public let capabilities: TerminalCapabilities

  /// Takes each event, in order; the next one is read once it has returned.
  public var onEvent: (@MainActor (SessionEvent) -> Void)?

  private let environment: [String: String]
  private let pipe: (reader: Int32, writer: Int32)
  private var reader: InputReader?
  let devices: TerminalDevices
  let memory: UnsafeMutablePointer<SessionMemory>

  /// Whether the terminal has not answered all questions yet.
  var awaitsAnswers = false
  private(set) var isOver = false

  /// Why no session can begin; nil if one can.
  ///
  /// A program shows plain text then, without any escape sequence.
  public static func obstacle(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalError? {
    guard CLibrary.isTerminal(CLibrary.standardOutput) else { return .outputIsNoTerminal }
    let capabilities = TerminalCapabilities(environment: environment, isTTY: true)
    guard capabilities.supportsSequences else {
      return .takesNoSequences(term: environment["TERM"])
    }
    guard let devices = TerminalDevices() else { return .noKeys }
    devices.close()
    return nil
  }

  /// Takes the terminal.
  ///
  /// - Parameter environment: the variables of the process.
  /// - Throws: the obstacle, if there is one.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(TerminalError) {
    if let obstacle = Self.obstacle(environment: environment) { throw obstacle }
    guard sessionMemory == nil else { throw .alreadyInSession }
    guard let devices = TerminalDevices() else { throw .noKeys }
    self.environment = environment
    self.devices = devices
    capabilities = TerminalCapabilities(environment: environment, isTTY: true)
    guard devices.waitForForeground() else {
      devices.close()
      throw .inBackground
    }
    guard let settings = TerminalSettings(of: devices.input), let pipe = CLibrary.makePipe() else {
      devices.close()
      throw .unusable
    }
    self.pipe = pipe
    memory = .make(devices: devices, wakeUp: pipe.writer, settings: settings)
    begin()
  }

  isolated deinit { end() }

  /// The size of the window, as it is now.
  public var size: TerminalSize {
    TerminalSize(devices.measuredSizes, environment: environment)
  }

  /// Writes bytes to the terminal, at once and whole.
  ///
  /// - Returns: whether they were written; never while the terminal is not the program's.
  @discardableResult
  public func write(_ bytes: [UInt8]) -> Bool {
    if bytes.isEmpty { return true }
    Signals.provideAlternateStack()
    let (output, memory) = (devices.output, memory)
    return bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return true }
      return memory.pointee.writing {
        !CLibrary.isInBackground(memory.pointee.input)
          && CLibrary.write(start, count: bytes.count, to: output)
      }
    }
  }

  /// Gives the terminal back and stops the process and its group, as Ctrl-Z does in other programs.
  ///
  /// Once they go on, the terminal is taken again and ``SessionEvent/resumed`` comes.
  public func suspend() {
    if isOver || SignalAction(current: Signals.stop).isIgnoring { return }
    dropAnswers()
    memory.pointee.leave(for: .suspended)
    Signals.sendToOthers(Signals.stop)
    Signals.sendToProcess(Signals.stop)
  }

  /// Ends the process and its group by a signal, as Ctrl-C or Ctrl-\ do in other programs; the
  /// terminal is given back first.
  func interrupt(quits: Bool) {
    dropAnswers()
    let signal = quits ? Signals.quit : Signals.interrupt
    Signals.sendToOthers(signal)
    Signals.sendToProcess(signal)
  }

  /// Gives the terminal back with the settings it had; harmless when that was done before.
  ///
  /// No event comes any more.
  public func end() {
    if isOver { return }
    isOver = true
    onEvent = nil
    memory.pointee.wake(.ended)
    reader?.stop()
    dropAnswers()
    memory.pointee.leave(for: .ended)
    SessionHandlers.remove(restoring: memory.pointee.previous)
    memory.free()
    CLibrary.close(pipe.reader)
    CLibrary.close(pipe.writer)
    devices.close()
  }

  private func begin() {
    sessionMemory = memory
    SessionHandlers.install(keeping: memory.pointee.previous)
    SessionExit.register()
    enter()
    let memory = SharedMemory(pointer: memory)
    let reader = InputReader(
      input: devices.input, wakeUp: pipe.reader, escapeDelay: capabilities.escapeDelay,
      mayRead: { memory.isActive }, handle: { [weak self] in self?.take($0) })
    self.reader = reader
    reader.start()
  }
}
