import Foundation
import StepMask
import StepMaskText

/// The keys and what they do; pressing one with the mouse does it, too.
final class StatusLine: View {
  struct Entry: Equatable {
    var keys: String
    var label: String
    /// What a press with the mouse stands for; nil where it is more than one key.
    var key: GuideKey?
  }

  var entries: [Entry] = [] { didSet { if entries != oldValue { setNeedsDisplay() } } }
  var onPress: @MainActor (GuideKey) -> Void = { _ in }

  override var takesPointer: Bool { true }

  override func draw(in painter: inout Painter) {
    for (entry, column) in placedEntries {
      let keys = TextLine(entry.keys)
      painter.write(keys, at: CGPoint(x: column, y: 0), style: painter.theme.title)
      painter.write(
        TextLine(entry.label), at: CGPoint(x: column + keys.width + 1, y: 0),
        style: painter.theme.secondary)
    }
  }

  override func handlePointer(_ phase: PointerPhase, at point: CGPoint) {
    guard phase == .released, bounds.contains(point) else { return }
    let hit = placedEntries.first { entry, column in
      (CGFloat(column)..<CGFloat(column + Self.width(of: entry))).contains(point.x)
    }
    if let key = hit?.0.key { onPress(key) }
  }

  /// The entries that fit, each with its first column.
  private var placedEntries: [(Entry, Int)] {
    var column = 1
    var placed: [(Entry, Int)] = []
    for entry in entries {
      let end = column + Self.width(of: entry)
      if CGFloat(end) > bounds.size.width { break }
      placed.append((entry, column))
      column = end + 2
    }
    return placed
  }

  private static func width(of entry: Entry) -> Int {
    TextLine(entry.keys).width + 1 + TextLine(entry.label).width
  }
}
