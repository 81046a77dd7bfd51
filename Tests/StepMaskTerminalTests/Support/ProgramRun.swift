import Foundation

/// A program that was built beside the tests, running in a terminal.
final class ProgramRun {
  /// How a program came to its end.
  enum Exit: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// Where the three standard descriptors of a program lead.
  struct Descriptors {
    var input: Int32
    var output: Int32
    var errors: Int32
  }

  let identifier: pid_t
  private var exit: Exit?

  /// Starts a program; a terminal given by its path controls it, in a session of its own.
  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    descriptors: Descriptors? = nil, controlledBy path: String? = nil
  ) throws {
    let variables = Self.baseEnvironment.merging(environment) { $1 }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The threads of the tests hold signals back, which a program would inherit.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK)
    if let path {
      // The first terminal that the leader of a session opens becomes the controlling one.
      flags |= Self.inOwnSession
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    if let descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptors.input, 0)
      posix_spawn_file_actions_adddup2(&actions, descriptors.output, 1)
      posix_spawn_file_actions_adddup2(&actions, descriptors.errors, 2)
    }
    var identifier: pid_t = 0
    posix_spawnattr_setflags(&attributes, flags)
    let result = withCStrings([program] + arguments) { arguments in
      withCStrings(variables.map { "\($0)=\($1)" }) { variables in
        posix_spawn(&identifier, program, &actions, &attributes, arguments, variables)
      }
    }
    guard result == 0 else { throw PseudoTerminalError.noProgram(program) }
    self.identifier = identifier
  }

  deinit {
    if exit == nil {
      kill(identifier, SIGKILL)
      _ = waitForEnd()
    }
  }

  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits for the end of the program.
  func waitForEnd() -> Exit {
    if let exit { return exit }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    let exit = signal == 0 ? Exit.status(status >> 8 & 0xFF) : .signal(signal)
    self.exit = exit
    return exit
  }

  /// `POSIX_SPAWN_SETSID`, which Glibc shows only to C.
  private static let inOwnSession: Int16 = {
    #if canImport(Darwin)
      Int16(POSIX_SPAWN_SETSID)
    #else
      0x80
    #endif
  }()

  private static let baseEnvironment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
    // It would ask at the terminal what to do, and wait for the answer.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// The program of this name.
  static func location(of name: String) throws -> String {
    var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    while let place = folder, place.path != "/" {
      let program = place.appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: program.path),
        (try? program.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false
      {
        return program.path
      }
      folder = place.deletingLastPathComponent()
    }
    throw PseudoTerminalError.noProgram(name)
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return body(copies)
}
