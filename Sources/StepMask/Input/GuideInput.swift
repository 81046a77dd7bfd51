public import Foundation

/// One input of a user, as a surface hands it to a guide.
public enum GuideInput: Hashable, Sendable {
  /// A finger or a mouse button at a point, in the surface's coordinates.
  ///
  /// A tap is a press and a release over the same thing, less than 10 points or one cell apart all
  /// the while; what goes further is a drag, and only a control of a tip is pressed by it.
  case pointer(PointerPhase, CGPoint)

  /// A wheel or a two-finger scroll at a point, by a distance in the surface's units; positive
  /// values show what is further right and further down.
  case wheel(CGPoint, by: CGSize)

  /// A key press; releases are not sent.
  case key(GuideKey)

  /// Typed or pasted text that is no key of its own.
  case text(String)

  /// The toolkit's gesture or button for going back.
  case back
}

/// The phase of a pointer.
public enum PointerPhase: Hashable, Sendable {
  /// The button or finger went down.
  case pressed
  /// It moved while down.
  case dragged
  /// It went up.
  case released
  /// The press will have no release.
  case cancelled
}

/// A key that a guide or an app's control may act on.
public enum GuideKey: Hashable, Sendable {
  /// An arrow key.
  case right, left, up, down
  /// A key that presses, ends, or moves the focus; `backTab` is Tab with Shift.
  case `return`, space, escape, tab, backTab
  /// A key for editing or for moving in a text or a list.
  case backspace, delete, home, end, pageUp, pageDown
  /// Any other printable character.
  case character(Character)
}

/// Where an input went.
public enum GuideInputResult: Hashable, Sendable {
  /// The guide took it, be it to act on it or to block it; the app must not see it.
  case consumed
  /// The guide had the surface deliver it to the app.
  case delivered
  /// No guide is on screen: the surface gives it to the app.
  case notGuided
}

/// To whom in the app a guide has its surface deliver an input.
public enum GuideInputDestination {
  /// To this target or the control inside it that is under the point.
  case target(any GuideTarget)
  /// To whatever the app has there, as if no guide were on screen.
  case app
}
