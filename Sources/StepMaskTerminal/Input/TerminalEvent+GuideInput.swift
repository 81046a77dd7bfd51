import Foundation
public import StepMask

extension TerminalEvent {
  /// The event as an input for a screen of this size; nil for what a guide and an app do not take.
  ///
  /// Keys with Alt, Control or Command are left to the program. Presses beside the screen are
  /// ignored, what follows them is clamped to it. Pasted text is text. A point is the centre of its
  /// cell; the wheel moves by a line.
  public func guideInput(columns: Int, rows: Int) -> GuideInput? {
    switch self {
    case .key(let key, let modifiers):
      modifiers.subtracting(.shift).isEmpty ? .key(key) : nil
    case .text(let text), .paste(let text): .text(text)
    case .pointer(.pressed, _, _, button: .back): .back
    case .pointer(let phase, let column, let row, button: .left):
      Self.pointer(phase, column, row, columns, rows)
    case .wheel(let column, let row, let x, let y):
      Self.isInside(column, row, columns, rows)
        ? .wheel(Self.centre(column, row), by: CGSize(width: x, height: y)) : nil
    case .pointer, .focus, .reply: nil
    }
  }

  private static func pointer(
    _ phase: PointerPhase, _ column: Int, _ row: Int, _ columns: Int, _ rows: Int
  ) -> GuideInput? {
    guard columns > 0, rows > 0 else { return nil }
    if phase == .pressed && !isInside(column, row, columns, rows) { return nil }
    let column = min(max(0, column), columns - 1)
    let row = min(max(0, row), rows - 1)
    return .pointer(phase, centre(column, row))
  }

  private static func isInside(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Bool {
    (0..<max(0, columns)).contains(column) && (0..<max(0, rows)).contains(row)
  }

  private static func centre(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
  }
}
