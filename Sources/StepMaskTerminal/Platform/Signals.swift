#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that matter to a terminal, and how they are sent and held back.
enum Signals {
  static let interrupt = SIGINT
  static let quit = SIGQUIT
  static let stop = SIGTSTP
  static let readInBackground = SIGTTIN
  static let resume = SIGCONT
  static let windowChange = SIGWINCH
  static let brokenPipe = SIGPIPE

  /// Those that ask the process to end.
  static let ends: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Those of a program that went wrong.
  static let crashes: [Int32] = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// More than the highest number of them all.
  static let count = 64

  /// Sends a signal to the calling thread; it has taken effect on return, if it is not held back.
  static func send(_ signal: Int32) { raise(signal) }

  /// Sends a signal to the process, any thread of which may take it, now or soon.
  static func sendToProcess(_ signal: Int32) { kill(getpid(), signal) }

  /// Sends a signal to the other processes of the group, as the terminal itself does.
  static func sendToOthers(_ signal: Int32) {
    let action = SignalAction(current: signal)
    SignalAction.ignoring().install(for: signal)
    kill(0, signal)
    action.install(for: signal)
  }

  /// Whether the signal came from a fault of the running code, which comes again on return.
  static func isFault(_ signal: Int32, _ info: UnsafeMutablePointer<SignalInfo>?) -> Bool {
    guard signal != SIGABRT, signal != SIGTRAP, let info else { return false }
    return info.pointee.si_code > 0
  }

  /// Runs something while the calling thread takes none of the signals that end, stop or resume.
  static func withheld<Result>(_ body: () -> Result) -> Result {
    var set = asynchronous
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Has the calling thread take the signals that end, stop or resume: those of Dispatch do not.
  static func takeHere() {
    var set = asynchronous
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static var asynchronous: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    sigaddset(&set, SIGHUP)
    sigaddset(&set, SIGQUIT)
    sigaddset(&set, SIGTSTP)
    sigaddset(&set, SIGTTIN)
    sigaddset(&set, SIGCONT)
    sigaddset(&set, SIGWINCH)
    return set
  }

  /// Gives the calling thread a stack for handlers, unless it has one.
  ///
  /// So a thread that used up its own is noticed, too. The stack is never taken back.
  static func provideAlternateStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  /// Runs something and leaves the number of the last error as it was.
  static func keepingError(_ body: () -> Void) {
    let number = errno
    body()
    errno = number
  }
}
