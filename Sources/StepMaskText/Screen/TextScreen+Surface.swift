public import Foundation
public import StepMask

extension TextScreen {
  /// The host's rectangle in its own coordinates; without area while the host has none.
  public var bounds: CGRect {
    host.bounds.isFinite && host.bounds.hasArea ? host.bounds : .zero
  }

  /// The bounds without ``safeAreaInsets``; never negative in size.
  public var safeArea: CGRect {
    let (bounds, insets) = (bounds, safeAreaInsets)
    return CGRect(
      x: bounds.origin.x + CGFloat(insets.left), y: bounds.origin.y + CGFloat(insets.top),
      width: max(0, bounds.size.width - CGFloat(insets.left) - CGFloat(insets.right)),
      height: max(0, bounds.size.height - CGFloat(insets.top) - CGFloat(insets.bottom)))
  }

  /// A cell is about twice as high as wide.
  public var unitAspect: CGFloat { 2 }

  /// The distances for cells.
  public var tipMetrics: TipMetrics { .cells }

  /// The app's view that has the keyboard focus; only a ``View`` of this screen can have it.
  public var focusedTarget: (any GuideTarget)? {
    get { focusedView }
    set { focusedView = newValue as? View }
  }

  /// Keeps the guide alive, and blocks the gestures of navigation views.
  public func attach(_ guide: Guide) {
    attachedGuides.append(guide)
    isSceneHidden = false
    setNeedsDisplay()
  }

  /// Draws this scene from the next picture on; nil draws none and blocks no gesture.
  public func render(_ scene: GuideScene?) {
    isSceneHidden = scene == nil
    guard scene != self.scene else { return }
    let views = Set((scene?.tips ?? []).compactMap { ($0.tip as? View).map(ObjectIdentifier.init) })
    for case let view as View in (self.scene?.tips ?? []).map(\.tip)
    where !views.contains(ObjectIdentifier(view)) && view !== root { view.ownScreen = nil }
    for case let view as View in (scene?.tips ?? []).map(\.tip) where view.superview == nil {
      view.ownScreen = self
    }
    self.scene = scene
    setNeedsPicture()
  }

  /// Lets go of the guide and of what it showed.
  public func detach(_ guide: Guide) {
    attachedGuides.removeAll { $0 === guide }
    if attachedGuides.isEmpty { render(nil) }
    setNeedsDisplay()
  }

  /// The size and the buttons' frames of a ready-made tip: about 36 columns, never beyond the room.
  public func layout(_ content: TipContent, in room: CGSize) -> TipContentLayout {
    TipCard(content, room: room, isRightToLeft: isRightToLeft).layout
  }

  /// Gives an input, in the surface's coordinates, to the app's views although a guide is on.
  public func deliver(_ input: GuideInput, to destination: GuideInputDestination) {
    let moved = input.moved(by: surfaceOffset)
    switch destination {
    case .app: self.input.handle(moved, ignoringBlocks: true)
    case .target(let target):
      guard let view = target as? View, view.root === root else { return }
      self.input.handle(moved, inside: view)
    }
  }

  /// Whether a guide keeps the gestures of navigation views from working.
  var blocksGestures: Bool { !attachedGuides.isEmpty && !isSceneHidden }

  /// What is added to a point of the surface for the root's coordinates.
  var surfaceOffset: CGPoint { host.rootOffset }

  /// The part of the host that its ancestors and the screen leave visible, in its coordinates.
  var visibleHostFrame: CGRect {
    var visible = host.bounds
    var ancestor = host.superview
    while let view = ancestor {
      if view.clipsToBounds || view === root, let rect = view.convert(view.bounds, to: host) {
        visible = visible.overlap(rect)
      }
      ancestor = view.superview
    }
    return visible
  }
}

extension GuideInput {
  /// The same input with its point moved.
  func moved(by distance: CGPoint) -> GuideInput {
    func move(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + distance.x, y: point.y + distance.y)
    }
    return switch self {
    case .pointer(let phase, let point): .pointer(phase, move(point))
    case .wheel(let point, let size): .wheel(move(point), by: size)
    case .key, .text, .back: self
    }
  }
}
