#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known about a signal.
typealias SignalInfo = siginfo_t

/// A handler of signals: the number, what is known about it, the state of the processor.
typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<SignalInfo>?, UnsafeMutableRawPointer?) -> Void

/// What the process does at a signal; handlers themselves may use all of it.
struct SignalAction {
  private var value = sigaction()

  /// The system's own action.
  static func standard() -> SignalAction { SignalAction(SIG_DFL) }

  /// Nothing happens.
  static func ignoring() -> SignalAction { SignalAction(SIG_IGN) }

  /// A handler is called, on the alternate stack where the thread has one; if it `nests`, the same
  /// signal may come again before it returns.
  static func calling(_ handler: SignalHandler, nests: Bool) -> SignalAction {
    var action = SignalAction(SIG_DFL)
    action.value.sa_flags = Int32(SA_SIGINFO) | Int32(SA_RESTART) | Int32(SA_ONSTACK)
    if nests { action.value.sa_flags |= Int32(SA_NODEFER) }
    action.detailedHandler = handler
    return action
  }

  /// What is done at a signal now.
  init(current signal: Int32) { sigaction(signal, nil, &value) }

  /// Has this done at a signal from now on.
  func install(for signal: Int32) {
    var value = value
    sigaction(signal, &value, nil)
  }

  /// Whether it is the system's own action.
  var isStandard: Bool { hasSimpleHandler(SIG_DFL) }

  /// Whether it is that nothing happens.
  var isIgnoring: Bool { hasSimpleHandler(SIG_IGN) }

  /// Calls the handler as the system would; does nothing without one.
  func call(
    _ signal: Int32, _ info: UnsafeMutablePointer<SignalInfo>?, _ context: UnsafeMutableRawPointer?
  ) {
    if isStandard || isIgnoring { return }
    if value.sa_flags & Int32(SA_SIGINFO) != 0 {
      detailedHandler?(signal, info, context)
    } else {
      simpleHandler?(signal)
    }
  }

  private func hasSimpleHandler(_ simple: SimpleHandler?) -> Bool {
    unsafeBitCast(simpleHandler, to: Int.self) == unsafeBitCast(simple, to: Int.self)
  }

  private typealias SimpleHandler = @convention(c) (Int32) -> Void

  private init(_ handler: SimpleHandler?) {
    sigemptyset(&value.sa_mask)
    simpleHandler = handler
  }

  #if canImport(Glibc)
    private var simpleHandler: SimpleHandler? {
      get { value.__sigaction_handler.sa_handler }
      set { value.__sigaction_handler.sa_handler = newValue }
    }

    private var detailedHandler: SignalHandler? {
      get { value.__sigaction_handler.sa_sigaction }
      set { value.__sigaction_handler.sa_sigaction = newValue }
    }
  #elseif canImport(Musl)
    private var simpleHandler: SimpleHandler? {
      get { value.__sa_handler.sa_handler }
      set { value.__sa_handler.sa_handler = newValue }
    }

    private var detailedHandler: SignalHandler? {
      get { value.__sa_handler.sa_sigaction }
      set { value.__sa_handler.sa_sigaction = newValue }
    }
  #elseif canImport(Darwin)
    private var simpleHandler: SimpleHandler? {
      get { value.__sigaction_u.__sa_handler }
      set { value.__sigaction_u.__sa_handler = newValue }
    }

    private var detailedHandler: SignalHandler? {
      get { value.__sigaction_u.__sa_sigaction }
      set { value.__sigaction_u.__sa_sigaction = newValue }
    }
  #endif
}
