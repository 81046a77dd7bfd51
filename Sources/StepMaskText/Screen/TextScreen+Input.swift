import Foundation
public import StepMask

extension TextScreen {
  /// Takes one batch of input: the guides are asked first, the app's views get the rest.
  ///
  /// Points are cells of the screen from its top-left; the centre of a cell is at a half. They are
  /// converted to the surface's coordinates for the guides. A press beside the host, and what
  /// follows it, is not on the surface and goes to the app.
  /// - Returns: where each input went.
  @discardableResult
  public func send(_ batch: [GuideInput]) -> [GuideInputResult] {
    layoutIfNeeded()
    let inputs = batch.map { $0.moved(by: root.boundsOrigin) }
    var results = Array(repeating: GuideInputResult.notGuided, count: inputs.count)
    let guided = inputs.indices.filter { isOnSurface(inputs[$0]) }
    let offset = surfaceOffset
    let answers = guides.handle(
      guided.map { inputs[$0].moved(by: CGPoint(x: -offset.x, y: -offset.y)) })
    for (index, answer) in zip(guided, answers) { results[index] = answer }
    for (input, result) in zip(inputs, results) {
      switch result {
      case .notGuided: self.input.handle(input)
      case .consumed: self.input.wasConsumed(input)
      case .delivered: break
      }
    }
    layoutIfNeeded()
    return results
  }

  /// Presses and releases at the centre of a cell, in one batch.
  @discardableResult
  public func tap(column: Int, row: Int) -> [GuideInputResult] {
    let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
    return send([.pointer(.pressed, point), .pointer(.released, point)])
  }

  /// Sends one key.
  @discardableResult
  public func press(_ key: GuideKey) -> [GuideInputResult] { send([.key(key)]) }

  private func isOnSurface(_ input: GuideInput) -> Bool {
    guard host !== root else { return true }
    let point: CGPoint
    switch input {
    case .pointer(let phase, let place):
      if phase != .pressed { return !self.input.isBesideHost }
      point = place
    case .wheel(let place, _): point = place
    case .key, .text, .back: return true
    }
    let isInside = root.convert(point, to: host).map(visibleHostFrame.holds) ?? false
    if case .pointer = input { self.input.isBesideHost = !isInside }
    return isInside
  }
}
