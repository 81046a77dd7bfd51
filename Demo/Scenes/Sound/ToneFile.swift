import Foundation

/// A sound file of the demo's own: a hummed tone for each syllable, in the temporary folder.
///
/// The file is gone with the object.
final class ToneFile: Sendable {
  /// How many samples there are in a second.
  static let sampleRate = 8_000

  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("StepMask-\(UUID().uuidString).wav")
  private let tones: [Double]

  /// Names a file that is not written yet; the tones, in hertz, last 0.4 seconds each.
  init(tones: [Double]) { self.tones = tones }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes the file, unless it is there.
  func write() throws {
    guard !FileManager.default.fileExists(atPath: url.path) else { return }
    try Self.wave(tones.flatMap(Self.samples)).write(to: url)
  }

  /// A tone with an overtone, which swells and fades away.
  private static func samples(of tone: Double) -> [Int16] {
    let count = sampleRate * 2 / 5
    return (0..<count).map { index in
      let turn = 2 * Double.pi * tone * Double(index) / Double(sampleRate)
      let envelope = sin(Double.pi * Double(index) / Double(count))
      return Int16(9_000 * envelope * (sin(turn) + 0.4 * sin(2 * turn)))
    }
  }

  /// The samples as a WAV file: 16 bits, one channel.
  private static func wave(_ samples: [Int16]) -> Data {
    let size = UInt32(2 * samples.count)
    var data = Data()
    func add(_ text: String) { data.append(contentsOf: text.utf8) }
    func add<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    add("RIFF")
    add(36 + size)
    add("WAVEfmt ")
    add(UInt32(16))
    add(UInt16(1))
    add(UInt16(1))
    add(UInt32(sampleRate))
    add(UInt32(2 * sampleRate))
    add(UInt16(2))
    add(UInt16(16))
    add("data")
    add(size)
    for sample in samples { add(sample) }
    return data
  }
}
