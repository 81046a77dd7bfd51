import Foundation

/// Measures what the library promises about its cost, each promise against a reference that is
/// measured in the same run.
@main
struct Benchmarks {
  /// Every topic stands in a file of its own.
  @MainActor
  private static let topics: [@MainActor () -> [Measurement]] = [
    PlanBenchmark.measurements,
    PlanMemoryBenchmark.measurements,
    EnteringBenchmark.measurements,
    EventBenchmark.measurements,
    PictureBenchmark.measurements,
    AllocationBenchmark.measurements,
    FrameBenchmark.measurements,
    StartBenchmark.measurements,
  ]

  @MainActor
  static func main() {
    let options: Options
    do {
      options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error.sentence)\n".utf8))
      exit(EX_USAGE)
    }
    if options.printsOneLine {
      print(StartBenchmark.line)
      return
    }
    if options.tracesFrames {
      exit(AllocationBenchmark.trace() ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    if options.showsHelp {
      print(Options.help)
      return
    }
    let report = Report(measurements: topics.flatMap { $0() })
    print(options.printsJSON ? report.json : report.table)
    exit(report.passes ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}
