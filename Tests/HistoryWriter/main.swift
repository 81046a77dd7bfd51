// Counts up in a history file, for tests with several processes: writes one byte to standard output
// after each change. Arguments: the file, an identifier, how many changes (0 for no end).
import Foundation
import StepMask

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[3]) else { exit(64) }
let history = FileGuideHistory(url: URL(fileURLWithPath: arguments[1]), lockTimeout: 120)
var written = 0
while count == 0 || written < count {
  try history.update(arguments[2]) { $0.shownCount += 1 }
  try FileHandle.standardOutput.write(contentsOf: Data(".".utf8))
  written += 1
}
