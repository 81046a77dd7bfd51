import Synchronization

extension SessionMemory {
  /// Takes the terminal, or takes it again after others had it.
  ///
  /// The settings that it has are kept to be given back, unless they may be the program's own.
  mutating func enter() {
    let isSuspended = phase.load(ordering: .sequentiallyConsistent) == .suspended
    if isSuspended, let settings = TerminalSettings(of: input) { self.settings = settings }
    errors?.begin()
    _ = phase.compareExchange(
      expected: .suspended, desired: .active, ordering: .sequentiallyConsistent)
    let (input, output, raw) = (input, output, settings.raw)
    _ = writing {
      Self.send(EscapeSequence.enterScreen, to: output)
      raw.apply(to: input)
      Self.send(EscapeSequence.enterModes, to: output)
      return true
    }
  }

  private static func send(_ bytes: [UInt8], to output: Int32) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      _ = CLibrary.write(start, count: bytes.count, to: output)
    }
  }
}

extension UnsafeMutablePointer where Pointee == SessionMemory {
  /// Makes the memory of a session that has not taken the terminal yet.
  static func make(devices: TerminalDevices, wakeUp: Int32, settings: TerminalSettings) -> Self {
    let leave = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: EscapeSequence.leave.count)
    _ = leave.initialize(from: EscapeSequence.leave)
    let previous = UnsafeMutableBufferPointer<SignalAction>.allocate(capacity: Signals.count)
    previous.initialize(repeating: .standard())
    let memory = allocate(capacity: 1)
    memory.initialize(
      to: SessionMemory(
        input: devices.input, output: devices.output, wakeUp: wakeUp, errors: CapturedErrors(),
        leaveBytes: leave, settings: settings, previous: previous))
    return memory
  }

  /// Frees the memory and closes what it holds; no handler may use it any more.
  func free() {
    pointee.errors?.close()
    pointee.leaveBytes.deallocate()
    pointee.previous.deallocate()
    deinitialize(count: 1)
    deallocate()
  }
}

/// The memory as the reader's thread sees it, which lives no longer than the memory does.
struct SharedMemory: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<SessionMemory>

  /// Whether the terminal is the program's just now.
  var isActive: Bool {
    pointer.pointee.phase.load(ordering: .sequentiallyConsistent) == .active
      && !CLibrary.isInBackground(pointer.pointee.input)
  }
}

/// Gives the terminal back when the program ends without having ended its session.
enum SessionExit {
  /// Has it done from now on; more than once is the same as once.
  static func register() { _ = registration }

  private static let registration: Void = CLibrary.atExit {
    sessionMemory?.pointee.leave(for: .ended)
  }
}
