/// One figure, what it is compared with, and how far it may go.
struct Measurement {
  /// What a figure counts.
  enum Unit: String, Encodable {
    case seconds
    case bytesPerModel = "bytes a model"
    case bytes
    case count
  }

  /// The figure that another one is compared with, in the same unit.
  struct Reference: Encodable {
    var name: String
    var median: Double
  }

  var name: String
  var unit = Unit.seconds
  var median: Double
  var reference: Reference?

  /// The highest ratio to the reference that is allowed; nil if the ratio is only told.
  var limit: Double?

  /// The highest figure that is allowed, where there is nothing to compare it with.
  var most: Double?

  /// What has to be known to read the figure.
  var note: String?

  /// The median in units of the reference's.
  var ratio: Double? {
    reference.map { median / $0.median }
  }

  var passes: Bool {
    if let most { return median <= most }
    guard let ratio, let limit else { return true }
    return ratio <= limit
  }
}

extension Measurement: Encodable {
  private enum Key: String, CodingKey {
    case name, unit, median, reference, ratio, limit, most, passes, note
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(unit, forKey: .unit)
    try container.encode(median, forKey: .median)
    try container.encodeIfPresent(reference, forKey: .reference)
    try container.encodeIfPresent(ratio, forKey: .ratio)
    try container.encodeIfPresent(limit, forKey: .limit)
    try container.encodeIfPresent(most, forKey: .most)
    try container.encode(passes, forKey: .passes)
    try container.encodeIfPresent(note, forKey: .note)
  }
}
