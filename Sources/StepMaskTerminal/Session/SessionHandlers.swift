import Synchronization

/// The signal handlers of a session, which hand over to those that were there before.
enum SessionHandlers {
  /// Installs the handlers; signals that are ignored stay ignored.
  static func install(keeping previous: UnsafeMutableBufferPointer<SignalAction>) {
    // Made here, not in a handler.
    _ = handlersAtWork.load(ordering: .sequentiallyConsistent)
    for signal in Signals.ends {
      replace(signal, previous, by: .calling(sessionTakesEnd, nests: false))
    }
    for signal in Signals.crashes {
      replace(signal, previous, by: .calling(sessionTakesCrash, nests: false), evenIgnored: true)
    }
    replace(Signals.stop, previous, by: .calling(sessionTakesStop, nests: true))
    replace(
      Signals.resume, previous, by: .calling(sessionTakesResume, nests: false), evenIgnored: true)
    replace(
      Signals.windowChange, previous, by: .calling(sessionTakesWindowChange, nests: false),
      evenIgnored: true)
    // Programs that are started meanwhile would inherit it if the signal were ignored.
    replace(Signals.brokenPipe, previous, by: .calling(sessionTakesBrokenPipe, nests: false))
  }

  /// Has everything done again that was done before, and waits until no handler is at work.
  static func remove(restoring previous: UnsafeMutableBufferPointer<SignalAction>) {
    let rest = [Signals.stop, Signals.resume, Signals.windowChange, Signals.brokenPipe]
    for signal in Signals.ends + Signals.crashes + rest {
      previous[Int(signal)].install(for: signal)
    }
    sessionMemory = nil
    while handlersAtWork.load(ordering: .sequentiallyConsistent) > 0 {
      CLibrary.pause(milliseconds: 1)
    }
  }

  private static func replace(
    _ signal: Int32, _ previous: UnsafeMutableBufferPointer<SignalAction>, by action: SignalAction,
    evenIgnored: Bool = false
  ) {
    let before = SignalAction(current: signal)
    previous[Int(signal)] = before
    if evenIgnored || !before.isIgnoring { action.install(for: signal) }
  }
}

/// Runs what a handler does, unless the session is over.
private func withMemory(_ body: (UnsafeMutablePointer<SessionMemory>) -> Void) {
  handlersAtWork.add(1, ordering: .sequentiallyConsistent)
  Signals.keepingError {
    if let memory = sessionMemory { body(memory) }
  }
  handlersAtWork.subtract(1, ordering: .sequentiallyConsistent)
}

private func sessionTakesEnd(
  _ signal: Int32, _ info: UnsafeMutablePointer<SignalInfo>?, _ context: UnsafeMutableRawPointer?
) {
  withMemory { memory in
    memory.pointee.leave(for: .ended)
    let before = memory.pointee.previous[Int(signal)]
    // A run that were told now could exit before the signal ends the process.
    if !before.isStandard { memory.pointee.wake(.ended) }
    before.install(for: signal)
    // Held back until this handler returns.
    Signals.send(signal)
  }
}

private func sessionTakesCrash(
  _ signal: Int32, _ info: UnsafeMutablePointer<SignalInfo>?, _ context: UnsafeMutableRawPointer?
) {
  withMemory { memory in
    memory.pointee.leave(for: .ended)
    memory.pointee.previous[Int(signal)].install(for: signal)
    // A fault comes again by itself, and then tells the handler before where it was.
    if !Signals.isFault(signal, info) { Signals.send(signal) }
  }
}

private func sessionTakesStop(
  _ signal: Int32, _ info: UnsafeMutablePointer<SignalInfo>?, _ context: UnsafeMutableRawPointer?
) {
  withMemory { memory in
    memory.pointee.leave(for: .suspended)
    memory.pointee.wasResumed.store(false, ordering: .sequentiallyConsistent)
    let own = SignalAction(current: signal)
    SignalAction.standard().install(for: signal)
    Signals.send(signal)
    own.install(for: signal)
    // A group of processes that nobody could resume is not stopped.
    if !memory.pointee.wasResumed.load(ordering: .sequentiallyConsistent) {
      memory.pointee.wake(.resumed)
    }
  }
}

private func sessionTakesResume(
  _ signal: Int32, _ info: UnsafeMutablePointer<SignalInfo>?, _ context: UnsafeMutableRawPointer?
) {
  withMemory { memory in
    memory.pointee.wasResumed.store(true, ordering: .sequentiallyConsistent)
    memory.pointee.wake(.resumed)
    memory.pointee.previous[Int(signal)].call(signal, info, context)
  }
}

private func sessionTakesWindowChange(
  _ signal: Int32, _ info: UnsafeMutablePointer<SignalInfo>?, _ context: UnsafeMutableRawPointer?
) {
  withMemory { memory in
    memory.pointee.wake(.resized)
    memory.pointee.previous[Int(signal)].call(signal, info, context)
  }
}

/// Does nothing: writing says what has happened.
private func sessionTakesBrokenPipe(
  _ signal: Int32, _ info: UnsafeMutablePointer<SignalInfo>?, _ context: UnsafeMutableRawPointer?
) {}
