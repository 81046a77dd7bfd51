import Foundation
import StepMask
import StepMaskText

extension DemoScene {
  static let transition = DemoScene(
    name: "transition",
    summary: Localized(
      english: "pictures of moves: a hole grows, one comes, one goes, and a change of mind",
      chinese: "移动过程的画面：镂空变大、新增、消失，以及中途改道"),
    framesPerMove: 4
  ) { screen, context in
    let text = context.text
    let brush = Button(text("Brush", "画笔"))
    let layers = BoxView(title: text("Layers", "图层"))
    let canvas = BoxView(title: text("Canvas", "画布"))
    let colours = BoxView(title: text("Colours", "颜色"))
    screen.root.addSubviews(brush, canvas, layers, colours)
    screen.root.onLayout = { root in
      let size = root.bounds.size
      let side = (size.width / 4).rounded(.down)
      let half = ((size.height - 3) / 2).rounded(.down)
      let buttonWidth = brush.sizeThatFits(size).width
      brush.frame = CGRect(x: 2, y: 1, width: buttonWidth, height: 1)
      canvas.frame = CGRect(x: 1, y: 3, width: size.width - side - 3, height: size.height - 9)
      layers.frame = CGRect(x: size.width - side - 1, y: 1, width: side, height: half)
      colours.frame = CGRect(
        x: size.width - side - 1, y: half + 2, width: side, height: size.height - half - 3)
    }

    @MainActor func step(_ views: View..., says: String) -> GuideStep {
      GuideStep(
        focuses: views.map { Focus($0, style: .rounded) }, tips: [Tip(text: says, buttons: [.next])]
      )
    }
    let guide = Guide(steps: [
      step(brush, says: text("Take a brush.", "拿起画笔。")),
      step(canvas, says: text("The hole has grown.", "镂空变大了。")),
      step(layers, colours, says: text("One moved, one came.", "一个移动，一个新增。")),
      step(canvas, says: text("On the way back to it.", "正在返回画布。")),
      step(brush, says: text("One has gone.", "一个消失了。")),
    ])
    guide.words = context.words
    // In a small window a target may be out of sight; its tip still says something.
    guide.policies.missingTarget = .showWithoutCutout
    guide.animation.transitionDuration = 0.4
    return guide
  } tour: { tour in
    tour.frame()
    for _ in 1...2 {
      await tour.next()
      tour.frame()
    }
    // A change of mind on the way: the next move goes on from where the holes are now.
    await tour.beginNext(frames: 2)
    await tour.next()
    tour.frame()
  }
}
