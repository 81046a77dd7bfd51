/// What a cell of a picture belongs to.
public enum CellRegion: UInt8, Hashable, Sendable {
  /// The app, where no guide covers it.
  case app
  /// The mask.
  case mask
  /// The frame around a hole; part of the mask.
  case frame
  /// A hole of the mask.
  case clear
  /// A tip.
  case tip

  /// A letter for printed maps: `a`, `m`, `f`, `c` or `t`.
  public var letter: Character {
    switch self {
    case .app: "a"
    case .mask: "m"
    case .frame: "f"
    case .clear: "c"
    case .tip: "t"
    }
  }
}
