public import Foundation

extension Guide {
  /// What is at a point, in the surface's coordinates; nil outside its bounds and while nothing is
  /// drawn.
  ///
  /// Asking has no effect.
  public func region(at point: CGPoint) -> GuideRegion? {
    guard let scene, scene.bounds.contains(point) else { return nil }
    for placed in scene.tips.reversed() where placed.frame.contains(point) {
      let inside = CGPoint(x: point.x - placed.frame.minX, y: point.y - placed.frame.minY)
      let control = placed.controls.last { $0.frame.contains(inside) }
      return control.map { .tipControl(placed.tip, $0) } ?? .tip(placed.tip)
    }
    let hole = scene.holes.filter { $0.shape.contains(point) }.compactMap(\.cutout).min()
    return hole.map { .cutout($0) } ?? .mask
  }

  /// Takes one batch of input, such as all that was waiting when the app woke up.
  ///
  /// A batch moves the guide at most once, so that a double tap never jumps over a step.
  /// - Returns: for each input where it went.
  public func handle(_ batch: [GuideInput]) -> [GuideInputResult] {
    var hasMoved = false
    return batch.map { input in
      guard run?.isAttached == true || hasMoved else { return .notGuided }
      let before = flow.lastCommand
      let canMove = flow.isSettled && !hasMoved
      let result = handle(input, canMove: canMove)
      hasMoved = hasMoved || flow.lastCommand != before
      return result
    }
  }

  private func handle(_ input: GuideInput, canMove: Bool) -> GuideInputResult {
    guard let run, run.isAttached else { return .consumed }
    if input.isBegin { run.input.lastInputWentToTarget = false }
    switch input {
    case .pointer(let phase, let point):
      return pointer(phase, point, canMove: canMove)
    case .wheel(let point, _):
      return wheel(input, at: point, canMove: canMove)
    case .key(let key):
      return handle(key, canMove: canMove)
    case .text:
      guard let target = focusedTextTarget else { return passUnused(input, canMove: canMove) }
      return give(input, to: .target(target), canMove: canMove)
    case .back:
      return passUnused(input, canMove: canMove)
    }
  }

  /// An input for which the guide has no use: the app gets it only if nothing is dimmed and the mask
  /// lets everything through.
  func passUnused(_ input: GuideInput, canMove: Bool) -> GuideInputResult {
    let passes =
      run?.stage.map { $0.policies.maskTap == .passThrough && $0.policies.dims == false } ?? false
    return passes ? give(input, to: .app, canMove: canMove) : .consumed
  }

  /// Has the surface deliver an input to the app.
  ///
  /// What the app's own controls ask of the guide meanwhile waits until the input is over, together
  /// with `followUp`; then an end wins, else the first move.
  func give(
    _ input: GuideInput, to destination: GuideInputDestination, canMove: Bool,
    cause: GuideCause = .code, followUp: (() -> Void)? = nil
  ) -> GuideInputResult {
    guard let run, let surface = run.surface else { return .consumed }
    if case .target = destination { run.input.lastInputWentToTarget = true }
    duringInput(InputOrigin(cause: .code, mayNavigate: canMove)) {
      surface.deliver(input, to: destination)
      inputOrigin?.cause = cause
      followUp?()
    }
    return .delivered
  }

  /// Runs what one input sets off, which moves the guide at most once.
  func duringInput(_ origin: InputOrigin, _ body: () -> Void) {
    let outer = inputOrigin
    inputOrigin = origin
    flow.beginNotice()
    body()
    flow.resolveInput()
    inputOrigin = outer
    perform(flow.endNotice())
  }
}

extension GuideInput {
  /// Whether it is more than the rest of a press that was there before.
  fileprivate var isBegin: Bool {
    if case .pointer(let phase, _) = self { phase == .pressed } else { true }
  }
}
