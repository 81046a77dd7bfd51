import Dispatch
import Foundation
import Synchronization

/// Waits for what the terminal sends and for the signal handlers, on a thread of its own.
///
/// On the main thread it would keep every task of the main actor from running. It hands over one
/// event at a time and reads on only after that has been handled, so that what comes too fast waits
/// in the terminal. It wakes up for nothing else.
final class InputReader: Sendable {
  /// What the reader is told through its pipe.
  struct News: OptionSet {
    let rawValue: UInt8
    static let resized = News(rawValue: 1)
    static let resumed = News(rawValue: 2)
    static let ended = News(rawValue: 4)
  }

  private let input: Int32
  private let wakeUp: Int32
  private let escapeDelay: TimeInterval
  private let mayRead: @Sendable () -> Bool
  private let handle: @MainActor @Sendable (SessionEvent) -> Void
  private let isStopped = Atomic<Bool>(false)
  private let isHandled = DispatchSemaphore(value: 0)
  private let isFinished = DispatchSemaphore(value: 0)

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - input: the terminal.
  ///   - wakeUp: the end of the pipe that handlers write ``SessionMemory/Wake`` to.
  ///   - escapeDelay: how long a lone ESC waits for more, in seconds.
  ///   - mayRead: whether the terminal is the program's just now; asked on the reader's thread.
  ///   - handle: takes each event; never called after ``stop()``.
  init(
    input: Int32, wakeUp: Int32, escapeDelay: TimeInterval,
    mayRead: @escaping @Sendable () -> Bool,
    handle: @escaping @MainActor @Sendable (SessionEvent) -> Void
  ) {
    self.input = input
    self.wakeUp = wakeUp
    self.escapeDelay = escapeDelay
    self.mayRead = mayRead
    self.handle = handle
  }

  /// Begins to read.
  func start() {
    let thread = Thread { [self] in
      Signals.takeHere()
      readOn()
      isFinished.signal()
    }
    thread.name = "StepMask terminal input"
    thread.start()
  }

  /// Stops and waits until nothing is read any more; the pipe has to be written to before.
  func stop() {
    isStopped.store(true, ordering: .sequentiallyConsistent)
    isHandled.signal()
    isFinished.wait()
  }

  private func readOn() {
    var parser = TerminalInputParser(escapeDelay: escapeDelay)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)
    defer { buffer.deallocate() }
    while !isStopped.load(ordering: .sequentiallyConsistent) {
      let isReading = mayRead()
      let ready = CLibrary.waitForBytes(
        isReading ? input : -1, wakeUp, milliseconds: Self.wait(until: parser.deadline))
      let news = ready.second ? takeNews() : []
      if isStopped.load(ordering: .sequentiallyConsistent) { return }
      if news.contains(.ended) { return hand(.terminalGone) }
      // What was begun before the stop has no rest any more.
      if news.contains(.resumed) {
        parser = TerminalInputParser(escapeDelay: escapeDelay)
        hand(.resumed)
      } else if news.contains(.resized) {
        hand(.resized)
      }
      if ready.first && news.isEmpty {
        guard read(buffer, &parser) else { return hand(.terminalGone) }
      }
      hand(parser.advance(to: Self.now))
    }
  }

  private func read(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, _ parser: inout TerminalInputParser
  ) -> Bool {
    guard let start = buffer.baseAddress else { return false }
    switch CLibrary.read(input, into: start, count: buffer.count) {
    case .bytes(let count): hand(parser.feed(buffer[..<count], at: Self.now))
    case .nothing: break
    case .end: return false
    }
    return true
  }

  private func takeNews() -> News {
    var news: News = []
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { bytes in
      guard let start = bytes.baseAddress else { return }
      while case .bytes(let count) = CLibrary.read(wakeUp, into: start, count: bytes.count) {
        for byte in bytes[..<count] {
          switch SessionMemory.Wake(rawValue: byte) {
          case .resized: news.insert(.resized)
          case .resumed: news.insert(.resumed)
          case .ended: news.insert(.ended)
          case nil: break
          }
        }
      }
    }
    return news
  }

  private func hand(_ events: [TerminalEvent]) {
    if !events.isEmpty { hand(.input(events)) }
  }

  private func hand(_ event: SessionEvent) {
    if isStopped.load(ordering: .sequentiallyConsistent) { return }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { handle(event) }
      isHandled.signal()
    }
    isHandled.wait()
  }

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// How long to wait for a time, in milliseconds, rounded up so that it has come; −1 for ever.
  private static func wait(until deadline: TimeInterval?) -> Int32 {
    guard let deadline else { return -1 }
    return Int32(min(max(0, ((deadline - now) * 1_000).rounded(.up)), 60_000))
  }
}
