import Foundation
import StepMask
import StepMaskTerminal
import StepMaskText
import Testing

@testable import Demo

/// The demo in a terminal: gallery, scenes, keys.
@MainActor
@Suite
struct LiveDemoTests {
  @Test(arguments: Language.allCases)
  func `the gallery lists the scenes in both languages`(_ language: Language) {
    let stage = LiveStage(language)
    #expect(stage.text.contains("1  \(DemoScene.all[0].name)"))
    #expect(stage.text.contains(LiveTexts.all[language].hint))
    #expect(stage.text.contains(DemoScene.all[0].summary[language].prefix(12)))
  }

  @Test(arguments: [GuideKey.return, .space, .character("1")])
  func `a key opens a scene, which begins its guide`(_ key: GuideKey) {
    let stage = LiveStage()
    stage.press(key)
    #expect(stage.demo.scene?.scene == DemoScene.all[0])
    #expect(stage.step == 1)
    #expect(stage.text.contains("Welcome to Finch"))
  }

  @Test func `a click opens a scene`() {
    let stage = LiveStage()
    #expect(stage.click(DemoScene.all[0].name))
    #expect(stage.step == 1)
  }

  @Test func `a number without a scene opens none`() {
    let stage = LiveStage()
    stage.press(.character("0"))
    #expect(stage.demo.scene == nil)
  }

  @Test func `q goes from the scene to the gallery, and from there out`() {
    let stage = LiveStage()
    stage.press(.return, .character("q"))
    #expect(stage.demo.scene == nil)
    #expect(stage.text.contains("Choose a scene"))
    #expect(!stage.hasQuit)
    stage.press(.character("q"))
    #expect(stage.hasQuit)
  }

  @Test func `Escape ends the guide first, then goes back to the gallery`() {
    let stage = LiveStage()
    stage.press(.return, .escape)
    #expect(stage.demo.scene?.isGuided == false)
    #expect(stage.text.contains("r again"))
    stage.press(.escape)
    #expect(stage.demo.scene == nil)
  }

  @Test func `r shows the guide again once it has ended`() {
    let stage = LiveStage()
    stage.press(.return, .right, .character("r"))
    #expect(stage.step == 3)
    stage.press(.escape, .character("r"))
    #expect(stage.step == 1)
  }

  @Test func `keys and clicks reach the guide, and the app after it`() {
    let stage = LiveStage()
    stage.press(.return, .right)
    #expect(stage.step == 3)
    #expect(stage.click("[ Next ]"))
    #expect(stage.step == 4)
    stage.press(.escape, .character("e"))
    #expect(stage.click("[ Pay ]"))
    #expect(stage.text.contains("app pressed Pay"))
  }

  @Test func `l switches the language and stays at the step`() {
    let stage = LiveStage()
    stage.press(.return, .right, .character("l"))
    #expect(stage.step == 3)
    #expect(stage.text.contains("第 2/5 步"))
    #expect(stage.text.contains("English"))
  }

  @Test func `m switches motion off and on, also for the next scene`() {
    let stage = LiveStage()
    stage.press(.return, .character("m"))
    #expect(stage.demo.scene?.guide.animation == GuideAnimation.none)
    stage.press(.character("q"), .return)
    #expect(stage.demo.scene?.guide.animation == GuideAnimation.none)
    stage.press(.character("m"))
    #expect(stage.demo.scene?.guide.animation.isEnabled == true)
  }

  @Test(arguments: [(80, 24, 54, 23), (50, 24, 50, 16), (50, 12, 50, 11), (200, 60, 152, 59)])
  func `e shows the events beside the scene, or below it where it is narrow`(
    _ columns: Int, _ rows: Int, _ sceneColumns: Int, _ sceneRows: Int
  ) {
    let stage = LiveStage(columns: columns, rows: rows)
    stage.press(.return, .character("e"))
    #expect(stage.demo.scene?.screen.columns == sceneColumns)
    #expect(stage.demo.scene?.screen.rows == sceneRows)
    #expect(stage.text.contains("didShow") == ((columns, rows) != (50, 12)))
    stage.press(.character("e"))
    #expect(stage.demo.scene?.screen.columns == columns)
    #expect(!stage.text.contains("didShow"))
  }

  @Test func `the words of the last line can be clicked`() {
    let stage = LiveStage()
    stage.press(.return)
    #expect(stage.click("e events"))
    #expect(stage.demo.settings.showsEvents)
    #expect(stage.click("Esc end"))
    #expect(stage.demo.scene?.isGuided == false)
    #expect(stage.click("q gallery"))
    #expect(stage.demo.scene == nil)
  }

  @Test func `letters that are typed into a field are no keys of the demo`() {
    let field = TextField(frame: CGRect(x: 1, y: 1, width: 20, height: 1))
    let scene = DemoScene(
      name: "field", summary: Localized(english: "", chinese: "")
    ) { screen, _ in
      screen.root.addSubview(field)
      return Guide(steps: [])
    }
    let stage = LiveStage()
    stage.demo.open(scene)
    stage.demo.scene?.screen.focusedView = field
    for letter in "qlemr" { #expect(stage.demo.action(for: .key(.character(letter), [])) == nil) }
    stage.press(.character("q"), .character("l"))
    #expect(field.text == "ql")
    stage.press(.escape)
    #expect(stage.demo.scene == nil)
  }

  @Test func `a window of any size is filled, with every part that can be shown`() {
    let stage = LiveStage()
    for (columns, rows) in [(1, 1), (2, 2), (5, 1), (1, 9), (20, 5), (63, 12), (64, 6), (300, 90)] {
      stage.demo.resize(columns: columns, rows: rows)
      for key: GuideKey in [.return, .character("e"), .right, .character("e"), .character("q")] {
        stage.press(key)
        let canvas = stage.demo.draw()
        #expect(canvas.width == columns)
        #expect(canvas.height == rows)
      }
    }
  }

  @Test func `a picture that is drawn asks for no other one`() {
    let stage = LiveStage()
    stage.press(.return)
    _ = stage.demo.draw()
    var count = 0
    stage.demo.onNeedsDisplay = { count += 1 }
    stage.press(.escape)
    #expect(count > 0)
    _ = stage.demo.draw()
    let asked = count
    _ = stage.demo.draw()
    stage.clock.advance(by: 3_600)
    #expect(count == asked)
  }
}
