import Foundation

/// The program: reads the command line, then is alive in a terminal, prints a tour or plays a script.
@main
@MainActor
enum DemoProgram {
  static func main() async {
    let output = Output()
    do {
      try await run(Array(CommandLine.arguments.dropFirst()), output)
      output.flush()
    } catch {
      Output.complain(error.description)
      exit(error.exitStatus.rawValue)
    }
  }

  private static func run(_ arguments: [String], _ output: Output) async throws(DemoError) {
    let options = try OptionParser.parse(arguments)
    if options.wantsLife, await LiveProgram.run(options) { return }
    switch options.task {
    case .help:
      for line in Usage.help { output.write(line) }
    case .list:
      for line in Usage.scenes(in: options.language) { output.write(line) }
    case .tour:
      let stage = DemoStage(
        options.scene, options, logsEvents: options.logsEvents, write: output.write)
      await Tour(stage: stage).run()
    case .script(let path):
      let commands = try ScriptParser.parse(ScriptSource.read(path))
      let stage = DemoStage(options.scene, options, logsEvents: true, write: output.write)
      await ScriptPlayer(stage: stage).play(commands)
    }
  }
}
