import Foundation

/// What a run remembers between inputs: the press that is under way and what has the focus.
@MainActor
struct InputTracker {
  /// The press whose release is awaited.
  var press: Press?
  /// What has the keyboard focus.
  var focus: Focused?
  /// The app's focus before the guide moved it, and what the guide gave it to.
  var focusBefore: FocusChange?
  /// Whether the user's last input went to a target.
  var lastInputWentToTarget = false

  /// A press.
  struct Press {
    let region: GuideRegion
    /// To whom the whole sequence is delivered; nil if the guide keeps it.
    var destination: GuideInputDestination?
    /// Whether it came when no tap counts.
    let isDropped: Bool
    /// Where it began.
    let start: CGPoint
    /// Where the pointer was last.
    var point: CGPoint
    /// Whether the pointer was ever too far from the start for a tap.
    var isDrag = false
    /// Whether it scrolls, so that its release is no tap.
    var isScrolling = false

    init(
      region: GuideRegion, destination: GuideInputDestination?, isDropped: Bool, at start: CGPoint
    ) {
      self.region = region
      self.destination = destination
      self.isDropped = isDropped
      self.start = start
      point = start
    }

    /// Follows the pointer; from `limit` away, in the surface's units, it is no tap any more.
    mutating func move(to point: CGPoint, limit: CGFloat) {
      self.point = point
      if max(abs(point.x - start.x), abs(point.y - start.y)) >= limit { isDrag = true }
    }
  }

  /// What has the keyboard focus.
  enum Focused {
    case control(any GuideTip, Int)
    case cutout(Int)
  }

  /// How the guide moved the app's focus.
  struct FocusChange {
    weak var before: (any GuideTarget)?
    weak var after: (any GuideTarget)?
  }

  /// The index of the control of this tip that has the focus.
  func focusedControl(of tip: any GuideTip) -> Int? {
    if case .control(let owner, let index) = focus, owner === tip { index } else { nil }
  }

  /// Nothing has the focus and no release is awaited.
  mutating func forgetStep() {
    press = nil
    focus = nil
  }
}

/// What is known of the input that is being handled, for the calls that it sets off.
struct InputOrigin {
  var cause: GuideCause
  /// Whether moves count: false while a step is not settled, and once a batch has moved the guide.
  var mayNavigate: Bool
}
