/// The guides of one surface: the one that is on, and those that wait.
///
/// A surface owns its queue, hands it every input first and tells it of each layout change. The queue
/// keeps its guides alive, and ends them with `surfaceLost` when it goes away with its surface.
@MainActor
public final class GuideQueue {
  /// The guide that is on the surface, or waits for it to have an area.
  public private(set) var active: Guide?
  /// The guides that wait, in the order of their turns.
  public private(set) var waiting: [Guide] = []
  /// Whether a guide may be shown here now; asked when it is queued and again when it begins,
  /// before the guide's own history is.
  public var rule: (@MainActor (Guide) -> Bool)?

  /// Creates an empty queue.
  public init() {}

  isolated deinit {
    surfaceIsGone()
  }

  /// Hands one batch of input to the guide on screen; call it before the app sees the input.
  ///
  /// - Returns: for each input where it went.
  public func handle(_ batch: [GuideInput]) -> [GuideInputResult] {
    active?.handle(batch) ?? batch.map { _ in .notGuided }
  }

  /// Tells the guide on screen that something in the layout may have changed.
  public func layoutDidChange() {
    active?.layoutDidChange()
  }

  /// Ends every guide here, as when the surface is taken away while it still lives.
  public func surfaceIsGone() {
    let queued = waiting
    waiting = []
    for guide in queued { guide.surfaceIsGone() }
    active?.surfaceIsGone()
  }

  /// Lets a guide on the surface, or has it wait.
  func admit(_ guide: Guide, _ request: ShowRequest, on surface: any GuideSurface) -> Bool {
    if let refusal = refusal(of: guide) { return guide.refuseShow(refusal) }
    guard guide.flow.phase == .idle else { return guide.refuseShow(.alreadyShown) }
    guard let current = active else {
      start(guide, request, on: surface)
      return true
    }
    switch request.policy {
    case .reject:
      guard current.flow.phase == .closed, waiting.isEmpty else {
        return guide.refuseShow(.rejected)
      }
      wait(guide, request, on: surface, isNext: false)
    case .queue:
      wait(guide, request, on: surface, isNext: false)
    case .replace:
      wait(guide, request, on: surface, isNext: true)
      guard guide.state == .queued else { return true }
      if !current.leaveQueue(.cancelled) { _ = current.end(.replaced, asks: false) }
    }
    return true
  }

  /// Takes a guide off; the next one begins.
  func release(_ guide: Guide) {
    waiting.removeAll { $0 === guide }
    guard active === guide else { return }
    active = nil
    startNext()
  }

  /// Takes a guide off that wants to be shown again: at once if nobody waits.
  func releaseAndReadmit(_ guide: Guide, _ request: ShowRequest, on surface: any GuideSurface) {
    active = nil
    if waiting.isEmpty || request.policy == .replace {
      _ = admit(guide, request, on: surface)
    } else if request.policy == .reject {
      _ = guide.refuseShow(.rejected)
    } else if let refusal = refusal(of: guide) {
      _ = guide.refuseShow(refusal)
    } else {
      wait(guide, request, on: surface, isNext: false)
    }
    startNext()
  }

  /// The surface of a guide that waits has an area; it begins if it is its turn.
  func areaIsThere(for guide: Guide) {
    guard active === guide, let run = guide.run, let surface = run.surface else { return }
    let refusal = refusal(of: guide)
    guard guide.state == .queued else { return }
    if let refusal {
      _ = guide.leaveQueue(.refused)
      _ = guide.refuseShow(refusal)
    } else {
      guide.begin(run.request, on: surface)
    }
  }

  /// Why a guide may not be shown now; the rule is asked first, then the guide's history.
  private func refusal(of guide: Guide) -> ShowRefusal? {
    guard rule?(guide) ?? true else { return .forbidden }
    return guide.checkIsAlreadySeen() ? .alreadySeen : nil
  }

  private func wait(
    _ guide: Guide, _ request: ShowRequest, on surface: any GuideSurface, isNext: Bool
  ) {
    let place =
      isNext ? 0 : waiting.firstIndex { $0.mayBeOvertaken(by: guide) } ?? waiting.endIndex
    waiting.insert(guide, at: place)
    guide.enterQueue(request, on: surface)
  }

  private func startNext() {
    while active == nil, !waiting.isEmpty {
      let guide = waiting.removeFirst()
      guard let request = guide.run?.request, let surface = request.surface else {
        _ = guide.leaveQueue(.surfaceLost)
        continue
      }
      let refusal = refusal(of: guide)
      guard guide.state == .queued else { continue }
      if let refusal {
        _ = guide.leaveQueue(.refused)
        _ = guide.refuseShow(refusal)
        continue
      }
      start(guide, request, on: surface)
    }
  }

  private func start(_ guide: Guide, _ request: ShowRequest, on surface: any GuideSurface) {
    active = guide
    if surface.bounds.hasUsableArea {
      guide.begin(request, on: surface)
    } else if guide.state != .queued {
      guide.enterQueue(request, on: surface)
    }
  }
}

extension Guide {
  /// Whether a guide that comes later has its turn before this one; one that replaces goes first.
  fileprivate func mayBeOvertaken(by guide: Guide) -> Bool {
    priority < guide.priority && run?.request.policy != .replace
  }
}
