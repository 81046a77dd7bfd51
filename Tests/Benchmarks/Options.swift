/// What the command line asks for.
struct Options {
  var printsJSON = false
  var showsHelp = false
  /// Draws frames in which nothing changed while allocations are traced, and nothing else.
  var tracesFrames = false
  /// Prints one line and nothing else: what a start is compared with.
  var printsOneLine = false

  static let help = """
    Measures the library and compares each figure with its limit.

    usage: swift run -c release Benchmarks [--json]

      --json  print JSON instead of a table
      --help  print this text

    Exits with 1 if a limit is broken, with 64 if the command line is wrong.
    """

  /// What is wrong with a command line.
  enum Failure: Error {
    case unknownArgument(String)

    var sentence: String {
      switch self {
      case .unknownArgument(let argument):
        "Benchmarks does not know \"\(argument)\"; --help lists what it knows."
      }
    }
  }

  init(arguments: [String]) throws(Failure) {
    for argument in arguments {
      switch argument {
      case StartBenchmark.option: printsOneLine = true
      case AllocationBenchmark.option: tracesFrames = true
      case "--json": printsJSON = true
      case "--help": showsHelp = true
      default: throw .unknownArgument(argument)
      }
    }
  }
}
