import Foundation

/// All figures of a run, as a table for people or as JSON for programs.
struct Report: Encodable {
  var passes: Bool
  var measurements: [Measurement]

  init(measurements: [Measurement]) {
    self.measurements = measurements
    passes = measurements.allSatisfy(\.passes)
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      fatalError("The figures cannot be written as JSON: \(error)")
    }
  }

  var table: String {
    let header = ["measured", "median", "against", "median", "ratio", "limit", ""]
    let rows = [header] + measurements.map(Self.row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths)
        .map { text, width in text.padding(toLength: width, withPad: " ", startingAt: 0) }
        .joined(separator: "  ")
    }
    let notes = measurements.compactMap { row in row.note.map { "\(row.name): \($0)" } }
    let verdict = passes ? "All limits are kept." : "A limit is broken."
    return (lines + notes + [verdict]).joined(separator: "\n")
  }

  private static func row(_ measurement: Measurement) -> [String] {
    [
      measurement.name,
      text(measurement.median, measurement.unit),
      measurement.reference?.name ?? "",
      measurement.reference.map { text($0.median, measurement.unit) } ?? "",
      measurement.ratio.map { String(format: "%.3f", $0) } ?? "",
      measurement.limit.map { String(format: "%.2f", $0) }
        ?? measurement.most.map { text($0, measurement.unit) } ?? "",
      measurement.passes ? "" : "broken",
    ]
  }

  private static func text(_ value: Double, _ unit: Measurement.Unit) -> String {
    switch unit {
    case .seconds where value < 1e-3: String(format: "%.3g µs", value * 1e6)
    case .seconds where value < 1: String(format: "%.3g ms", value * 1e3)
    case .seconds: String(format: "%.3g s", value)
    case .bytesPerModel: String(format: "%.1f B", value)
    case .bytes: String(format: "%.0f B", value)
    case .count: String(format: "%.0f", value)
    }
  }
}
