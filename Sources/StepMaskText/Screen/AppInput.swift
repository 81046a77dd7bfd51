import Foundation
import StepMask

/// Gives input to the app's views; points are in the root's coordinates.
///
/// A pointer belongs from its press to its release to the view that was pressed. A scroll view
/// around that takes it over when it is dragged by a cell.
@MainActor
final class AppInput {
  weak var screen: TextScreen?

  /// Whether the press that is going on began beside the host of the surface.
  var isBesideHost = false

  private weak var captured: View?
  private weak var scroller: ScrollView?
  private var isScrolling = false
  private var isFromApp = false
  private var pressPoint = CGPoint.zero

  /// Gives an input to whatever the app has there.
  func handle(_ input: GuideInput, ignoringBlocks: Bool = false) {
    guard let screen else { return }
    switch input {
    case .pointer(.pressed, let point):
      press(at: point, in: screen.root, limit: nil)
      isFromApp = !ignoringBlocks
    case .pointer(let phase, let point): follow(phase, point)
    case .wheel(let point, let distance):
      wheel(point, distance, in: screen.root)
    case .key(let key):
      if !screen.root.offer(screen.focusedView, { $0.handleKey(key) }) && !moveFocus(key) {
        screen.onUnhandledInput?(input)
      }
    case .text(let text):
      if !screen.root.offer(screen.focusedView, { $0.handleText(text) }) {
        screen.onUnhandledInput?(input)
      }
    case .back:
      let isBlocked = screen.blocksGestures && !ignoringBlocks
      if isBlocked || !goBack(ignoringBlocks) { screen.onUnhandledInput?(input) }
    }
  }

  /// Gives an input to a view or the control inside it.
  func handle(_ input: GuideInput, inside view: View) {
    switch input {
    case .pointer(.pressed, let point):
      press(at: point, in: view, limit: view)
      isFromApp = false
    case .pointer(let phase, let point): follow(phase, point)
    case .wheel(let point, let distance): wheel(point, distance, in: view)
    case .key(let key): _ = view.offer(keyTaker(in: view)) { $0.handleKey(key) }
    case .text(let text): _ = view.offer(keyTaker(in: view)) { $0.handleText(text) }
    case .back: _ = (view as? NavigationView)?.goBack()
    }
  }

  /// Takes back the app's own press when a guide took over the pointer.
  func wasConsumed(_ input: GuideInput) {
    if case .pointer = input, isFromApp { cancel() }
  }

  // MARK: Pointer

  private func press(at point: CGPoint, in view: View, limit: View?) {
    cancel()
    guard let screen, let inner = screen.root.convert(point, to: view),
      let hit = view.hitTest(inner)
    else { return }
    captured = hit.pointerTaker(upTo: limit)
    scroller = hit.enclosingScroller(upTo: limit)
    pressPoint = point
    if let captured, captured.takesFocus { screen.focusedView = captured }
    pass(.pressed, point)
  }

  private func follow(_ phase: PointerPhase, _ point: CGPoint) {
    if phase == .dragged, !isScrolling, let scroller {
      let distance = CGSize(width: point.x - pressPoint.x, height: point.y - pressPoint.y)
      if scroller.canDrag(by: distance) {
        pass(.cancelled, point)
        captured = nil
        isScrolling = true
        scroller.drag(.pressed, at: pressPoint)
      }
    }
    if isScrolling { scroller?.drag(phase, at: point) } else { pass(phase, point) }
    if phase == .released || phase == .cancelled { forget() }
  }

  private func pass(_ phase: PointerPhase, _ point: CGPoint) {
    guard let screen, let captured else { return }
    if let inner = screen.root.convert(point, to: captured) {
      captured.handlePointer(phase, at: inner)
    } else {
      captured.handlePointer(.cancelled, at: captured.bounds.origin)
      self.captured = nil
    }
  }

  private func cancel() {
    if captured != nil || isScrolling { follow(.cancelled, pressPoint) }
    forget()
  }

  private func forget() {
    captured = nil
    scroller = nil
    isScrolling = false
    isFromApp = false
  }

  private func wheel(_ point: CGPoint, _ distance: CGSize, in view: View) {
    guard let screen, let inner = screen.root.convert(point, to: view) else { return }
    // A row in a hole has nothing to scroll, but the list around it has.
    _ = screen.root.offer(view.hitTest(inner) ?? view) { $0.handleWheel(by: distance) }
  }

  // MARK: Keys

  private func keyTaker(in view: View) -> View? {
    if let focused = screen?.focusedView, focused.isDescendant(of: view) { return focused }
    return view.shownTree.first(where: \.takesFocus) ?? view
  }

  private func moveFocus(_ key: GuideKey) -> Bool {
    guard let screen, key == .tab || key == .backTab else { return false }
    let candidates = screen.root.shownTree.filter(\.takesFocus)
    guard !candidates.isEmpty else { return false }
    let current = screen.focusedView.flatMap { view in candidates.firstIndex { $0 === view } }
    let count = candidates.count
    let next = key == .tab ? (current ?? -1) + 1 : (current ?? count) - 1
    screen.focusedView = candidates[(next + count) % count]
    return true
  }

  private func goBack(_ ignoringBlocks: Bool) -> Bool {
    let views = screen?.root.shownTree.compactMap { $0 as? NavigationView } ?? []
    return views.reversed().contains { view in
      (ignoringBlocks || view.isBackGestureEnabled) && view.goBack()
    }
  }
}

extension View {
  /// Offers an input to a view inside this one, then upwards to this one, until one uses it.
  fileprivate func offer(_ first: View?, _ take: (View) -> Bool) -> Bool {
    for view in sequence(first: first ?? self, next: \.superview) {
      if view.isShown && take(view) { return true }
      if view === self { return false }
    }
    return false
  }

  /// The nearest scroll view, from this one upwards to `limit` and no further.
  fileprivate func enclosingScroller(upTo limit: View?) -> ScrollView? {
    for view in sequence(first: self, next: \.superview) {
      if let scroller = view as? ScrollView { return scroller }
      if view === limit { return nil }
    }
    return nil
  }
}
