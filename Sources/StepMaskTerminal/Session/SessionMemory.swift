import Synchronization

/// What signal handlers need of a session: plain memory that is ready before they are installed.
///
/// Nothing here allocates or locks, so that every way out of the program can run the same
/// ``leave(for:)``, a handler included.
struct SessionMemory: ~Copyable {
  enum Phase: UInt8, AtomicRepresentable {
    case active, suspended, ended
  }

  /// Why the reader is woken up.
  enum Wake: UInt8 {
    case resized
    case resumed
    case ended
  }

  let phase = Atomic<Phase>(.suspended)

  /// How many threads write to the terminal just now.
  let writers = Atomic<Int>(0)

  /// Whether SIGCONT came since the process was last stopped.
  let wasResumed = Atomic<Bool>(false)

  /// The terminal that keys come from and whose settings are changed.
  let input: Int32

  /// The terminal that is drawn on.
  let output: Int32

  /// The end of a pipe that the reader waits at.
  let wakeUp: Int32

  let errors: CapturedErrors?
  let leaveBytes: UnsafeMutableBufferPointer<UInt8>

  /// The settings to give back.
  var settings: TerminalSettings

  /// What was done at each signal before, by its number.
  let previous: UnsafeMutableBufferPointer<SignalAction>

  /// Gives the terminal back as it was; only the first call after an entry does anything.
  func leave(for next: Phase) {
    let change = phase.compareExchange(
      expected: .active, desired: next, ordering: .sequentiallyConsistent)
    guard change.exchanged else {
      if next == .ended { phase.store(.ended, ordering: .sequentiallyConsistent) }
      return
    }
    waitForWriters()
    if !CLibrary.isInBackground(input), let start = leaveBytes.baseAddress {
      _ = CLibrary.write(start, count: leaveBytes.count, to: output, patience: 500)
      TerminalSettings.dropInput(of: input)
      settings.apply(to: input)
    }
    errors?.replay()
  }

  /// Runs something that writes to the terminal, unless the terminal was given back.
  ///
  /// Handlers do not come in between: those of this thread are held back, others wait.
  func writing(_ body: () -> Bool) -> Bool {
    Signals.withheld {
      writers.add(1, ordering: .sequentiallyConsistent)
      defer { writers.subtract(1, ordering: .sequentiallyConsistent) }
      guard phase.load(ordering: .sequentiallyConsistent) == .active else { return false }
      return body()
    }
  }

  /// Wakes up the reader.
  func wake(_ reason: Wake) {
    var byte = reason.rawValue
    _ = CLibrary.write(&byte, count: 1, to: wakeUp, patience: 0)
  }

  /// A terminal that takes no bytes must not keep the program from ending.
  private func waitForWriters() {
    for _ in 0..<200 where writers.load(ordering: .sequentiallyConsistent) > 0 {
      CLibrary.pause(milliseconds: 1)
    }
  }
}

/// The memory of the session of this process; set before a handler is installed.
nonisolated(unsafe) var sessionMemory: UnsafeMutablePointer<SessionMemory>?

/// How many threads are in a handler just now; while there is one the memory is not freed.
let handlersAtWork = Atomic<Int>(0)
