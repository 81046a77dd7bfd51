import Foundation
import Testing

@testable import StepMask

/// One line of `placement.jsonl`: a question and its right answer.
struct PlacementCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Expected: Decodable {
    var x: CGFloat, y: CGFloat
    var placement: String
    var arrowOffset: CGFloat, arrowMiss: CGFloat
  }

  struct Cell: Decodable {
    var x: CGFloat, y: CGFloat, arrow: CGFloat
  }

  var id: String
  var target: [CGFloat], tip: [CGFloat], box: [CGFloat]
  var placement: String
  var rtl: Bool
  var gap: CGFloat, margin: CGFloat, arrow: CGFloat, arrowInset: CGFloat
  var expect: Expected
  var cell: Cell?

  var testDescription: String { id }

  func rules(roundsToUnits: Bool = false) -> TipRules {
    TipRules(
      box: CGRect(box),
      metrics: TipMetrics(
        gap: gap, margin: margin, arrowLength: arrow, arrowInset: arrowInset,
        roundsToUnits: roundsToUnits),
      isRightToLeft: rtl, target: CGRect(target), size: CGSize(width: tip[0], height: tip[1]))
  }

  static func all() throws -> [PlacementCase] {
    guard let url = Bundle.module.url(forResource: "Resources/placement", withExtension: "jsonl")
    else { throw CocoaError(.fileNoSuchFile) }
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(PlacementCase.self, from: Data($0.utf8)) }
  }
}

extension CGRect {
  init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension TipPlacement {
  /// Reads "top" or "top-start".
  init?(name: String) {
    let parts = name.split(separator: "-").map(String.init)
    guard let side = parts.first.flatMap(TipSide.init) else { return nil }
    self.init(side, parts.count > 1 ? Alignment(rawValue: parts[1]) ?? .center : .center)
  }

  var name: String {
    alignment == .center ? side.rawValue : "\(side.rawValue)-\(alignment.rawValue)"
  }
}
