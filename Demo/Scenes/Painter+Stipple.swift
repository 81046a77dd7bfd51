import Foundation
import StepMask
import StepMaskText

extension Painter {
  /// Draws a character into each cell of a shape.
  mutating func stipple(_ shape: MaskShape, _ character: (Int, Int) -> String) {
    for row in 0..<Int(max(0, shape.bounds.size.height)) {
      for column in 0..<Int(max(0, shape.bounds.size.width)) {
        let centre = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
        guard shape.contains(centre) else { continue }
        write(character(column, row), at: CGPoint(x: column, y: row))
      }
    }
  }
}
