import Foundation
import StepMask

@testable import StepMaskText

/// A tip that is all content.
@MainActor
final class ContentTip: GuideTip {
  var stepTag: Int?
  let said: TipContent

  init(_ said: TipContent) { self.said = said }

  func content(_ context: TipContext) -> TipContent? { said }

  func size(in room: CGSize, on surface: any GuideSurface, _ context: TipContext) -> CGSize {
    surface.layout(said, in: room).size
  }

  var spokenText: String { said.text }
}

@MainActor
enum Screens {
  /// A screen of this size without anything in it.
  static func empty(_ columns: Int, _ rows: Int) -> TextScreen {
    TextScreen(columns: columns, rows: rows, clock: ManualGuideClock())
  }

  /// A screen with a text at its top-left.
  static func with(_ text: String, _ columns: Int, _ rows: Int) -> TextScreen {
    let screen = empty(columns, rows)
    let label = Label(text, frame: CGRect(x: 0, y: 0, width: columns, height: rows))
    screen.root.addSubview(label)
    return screen
  }

  /// A scene with rectangular holes over the whole screen.
  static func scene(
    _ screen: TextScreen, _ holes: [CGRect], dimming: CGFloat = 0.7, tips: [PlacedTip] = []
  ) -> GuideScene {
    GuideScene(
      bounds: screen.bounds, dimming: dimming,
      holes: holes.enumerated().map { .init(shape: .rectangle($1), cutout: $0) }, tips: tips)
  }

  /// A ready-made tip in a frame, with its controls where the screen lays them out.
  static func tip(
    _ content: TipContent, _ frame: CGRect, on screen: TextScreen, arrow: TipArrow? = nil,
    focus: Int? = nil
  ) -> PlacedTip {
    let frames = screen.layout(content, in: frame.size).buttonFrames
    let controls = zip(content.buttons, frames).enumerated().map { index, pair in
      TipControl(
        identifier: index, frame: pair.1, action: pair.0.action, isEnabled: pair.0.isEnabled,
        label: pair.0.title)
    }
    return PlacedTip(
      tip: ContentTip(content), frame: frame, arrow: arrow, content: content, controls: controls,
      focusedControl: focus)
  }
}
