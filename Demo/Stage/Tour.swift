import StepMask

/// Prints every step of a scene.
@MainActor
struct Tour {
  let stage: DemoStage

  func run() async {
    await stage.show()
    while stage.guide.state == .shown {
      stage.writeFrame()
      guard stage.guide.next() else { return }
      await stage.settle()
    }
  }
}
