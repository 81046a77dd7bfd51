/// Where a line stands in the room there is.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where text begins.
  case leading
  /// In the middle.
  case center
  /// At the side where text ends.
  case trailing

  /// The columns before a line of `width` columns in a room of `room` columns, never negative.
  func offset(of width: Int, in room: Int, isRightToLeft: Bool) -> Int {
    let free = max(0, room - width)
    return switch self {
    case .leading: isRightToLeft ? free : 0
    case .center: free / 2
    case .trailing: isRightToLeft ? 0 : free
    }
  }
}
