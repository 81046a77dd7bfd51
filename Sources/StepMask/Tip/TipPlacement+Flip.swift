extension TipSide {
  /// The side across.
  public var opposite: TipSide {
    switch self {
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    case .left: .right
    }
  }

  /// The axis along which a tip stands away from the target.
  var mainAxis: TipAxis { self == .left || self == .right ? .x : .y }

  /// Whether the side lies towards the origin of its axis.
  var isLeading: Bool { self == .left || self == .top }
}

extension TipPlacement {
  /// The axis along the touched edge.
  var alignAxis: TipAxis { side.mainAxis.other }

  /// Every placement that flipping tries, the asked one first.
  ///
  /// The own axis comes before the other one. The alignment is kept as long as possible. Only the
  /// order of left and right depends on the direction of text.
  func flipOrder(isRightToLeft: Bool) -> [TipPlacement] {
    let others: [TipSide] =
      switch side {
      case .top, .bottom: isRightToLeft ? [.left, .right] : [.right, .left]
      case .left, .right: [.bottom, .top]
      }
    guard alignment != .center else {
      return ([side, side.opposite] + others).map { TipPlacement($0) }
    }
    let otherAlignment: Alignment = alignment == .start ? .end : .start
    let sameAxis = [side, side.opposite].flatMap {
      [TipPlacement($0, alignment), TipPlacement($0, otherAlignment)]
    }
    return sameAxis + others.map { TipPlacement($0, alignment) }
      + others.map { TipPlacement($0, otherAlignment) }
  }
}
