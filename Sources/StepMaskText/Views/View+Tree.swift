import Foundation

extension View {
  /// The topmost view above this one; the view itself without a superview.
  public var root: View {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  /// The screen whose tree holds the view, or that draws it as a tip.
  public var screen: TextScreen? { root.ownScreen }

  /// Adds a view in front of the others, taking it out of where it was.
  ///
  /// Misuse: adding a view to itself or to a view inside it stops the program.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Adds several views, the last one in front.
  public func addSubviews(_ views: View...) { views.forEach(addSubview) }

  /// Adds a view at a place from the back; places out of range count as the nearest one.
  ///
  /// Misuse: adding a view to itself or to a view inside it stops the program.
  public func insertSubview(_ view: View, at index: Int) {
    if isDescendant(of: view) {
      fatalError(
        """
        A \(type(of: view)) cannot be added to itself or to a view inside it, because then neither \
        would be on any screen. Add it to a view outside, or take that view out of it first.
        """)
    }
    view.removeFromSuperview()
    subviews.insert(view, at: index.clamped(to: 0...subviews.count))
    view.superview = self
    setNeedsLayout()
  }

  /// Takes the view out of its superview; harmless without one.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsLayout()
  }

  /// Brings a subview in front of its siblings; harmless for a view that is none.
  public func bringToFront(_ subview: View) {
    guard subview.superview === self else { return }
    addSubview(subview)
  }

  /// Whether the view is the other one or somewhere inside it.
  public func isDescendant(of other: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === other }
  }

  /// Tells the screen that something may have moved, so that it lays out and draws again.
  public func setNeedsLayout() { screen?.setNeedsLayout() }

  /// Tells the screen to draw again.
  public func setNeedsDisplay() { screen?.setNeedsDisplay() }

  /// Whether the view itself is neither hidden nor fully transparent.
  var isShown: Bool { !isHidden && alpha > 0 }

  /// Whether the view and all views above it are neither hidden nor fully transparent.
  var isShownInTree: Bool { sequence(first: self, next: \.superview).allSatisfy(\.isShown) }

  /// The view and all that is in it, from back to front, hidden ones left out.
  var shownTree: [View] {
    isShown ? [self] + subviews.flatMap(\.shownTree) : []
  }

  /// Lays out the view, then what is in it.
  func layoutTree() {
    layoutSubviews()
    onLayout?(self)
    for view in subviews { view.layoutTree() }
  }

  /// What the view and all that is in it show.
  var shownTexts: [String] {
    shownTree.compactMap { $0.accessibilityLabel ?? $0.shownText }.filter { !$0.isEmpty }
  }
}
