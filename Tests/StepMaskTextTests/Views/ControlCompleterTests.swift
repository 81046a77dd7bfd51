import Foundation
import StepMask
import StepMaskText
import Testing

@MainActor
@Suite("Completers that watch controls of a text screen")
struct ControlCompleterTests {
  let screen = TextScreen(columns: 40, rows: 10, clock: ManualGuideClock())

  private func show(_ control: Control, _ event: ControlEvent) -> Guide {
    screen.root.addSubview(control)
    let guide = Guide(steps: [
      GuideStep(
        focuses: [Focus(control)], policies: GuidePolicies(cutoutTap: .forward),
        completers: [ControlEventCompleter(control, event)]),
      GuideStep(),
    ])
    guide.animation = .none
    guide.show(on: screen)
    return guide
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let point = CGPoint(x: x, y: y)
    _ = screen.guides.handle([.pointer(.pressed, point), .pointer(.released, point)])
  }

  @Test func `a press of the real button goes on, its own handler first`() {
    var indices: [Int?] = []
    let button = Button("Pay", frame: CGRect(x: 5, y: 5, width: 7, height: 1))
    let guide = show(button, .press)
    button.on(.press) { indices.append(guide.currentIndex) }
    tap(6, 5)
    #expect(indices == [0])
    #expect(guide.currentIndex == 1)
  }

  @Test func `a disabled button does not go on`() {
    let button = Button("Pay", frame: CGRect(x: 5, y: 5, width: 7, height: 1))
    let guide = show(button, .press)
    button.isEnabled = false
    tap(6, 5)
    #expect(guide.currentIndex == 0)
  }

  @Test func `Return in the real text field goes on`() {
    let field = TextField(frame: CGRect(x: 5, y: 5, width: 20, height: 1))
    let guide = show(field, .submit)
    tap(8, 5)
    _ = screen.guides.handle([.text("name")])
    #expect(field.text == "name")
    #expect(guide.currentIndex == 0)
    _ = screen.guides.handle([.key(.return)])
    #expect(guide.currentIndex == 1)
  }
}
