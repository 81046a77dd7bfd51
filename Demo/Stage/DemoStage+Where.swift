import Foundation
import StepMask
import StepMaskText

extension DemoStage {
  /// Prints what is at a cell: a region of the guide, or else a view of the app.
  func writeWhere(_ place: CellPlace) {
    screen.layoutIfNeeded()
    write("where \(place.column) \(place.row) " + describe(place))
  }

  private func describe(_ place: CellPlace) -> String {
    guard (0..<screen.columns).contains(place.column), (0..<screen.rows).contains(place.row)
    else { return "outside" }
    if let guide = screen.guides.active,
      let point = screen.root.convert(place.centre, to: screen.host),
      let region = guide.region(at: point)
    {
      return describe(region, of: guide)
    }
    guard let view = screen.root.hitTest(place.centre) else { return "app" }
    return "app view=\(type(of: view))" + (view.shownText.map { " text=\(quoted($0))" } ?? "")
  }

  private func describe(_ region: GuideRegion, of guide: Guide) -> String {
    switch region {
    case .tipControl(let tip, let control):
      "tipControl label=\(quoted(control.label))" + step(of: tip)
    case .tip(let tip): "tip" + step(of: tip)
    case .cutout(let number): "cutout number=\(number)"
    case .mask: "mask"
    }
  }

  private func step(of tip: any GuideTip) -> String {
    tip.stepTag.map { " step=\($0)" } ?? ""
  }

  private func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "\"" }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\\\""))\""
  }
}
