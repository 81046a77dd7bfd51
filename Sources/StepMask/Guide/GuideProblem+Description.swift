extension GuideProblem: CustomStringConvertible {
  /// What failed, why, and what to do, in one or two sentences.
  public var description: String {
    switch self {
    case .modelWithoutTarget(let place, let tag):
      """
      The model at \(place) (step \(tag)) points at nothing: it has neither a usable frame nor a \
      view. Give it a finite frame with width and height above 0, or a view that is alive.
      """
    case .focusWithoutTarget(let index, let focus):
      """
      Focus \(focus) of the step at \(index) points at nothing: it has neither a usable frame nor \
      a target nor a provider. Give it one of them, or leave the focus out.
      """
    case .tipWithoutStep(let tag):
      """
      A tip with the tag \(tag) is never shown, because no step has that tag. Give it the tag of a \
      step, or nil to show it as long as the guide.
      """
    case .duplicateIdentifier(let identifier, let first, let second):
      """
      The step at \(second) cannot be gone to by "\(identifier)", because the step at \(first) has \
      the same identifier. Give each step an identifier of its own.
      """
    case .questionFailed(let name, let index, let error):
      """
      \(name)\(Self.place(index)) threw "\(error)", which counts as no. Catch the error there and \
      return true or false.
      """
    case .providerFailed(let index, let focus, let error):
      """
      The provider of focus \(focus) of the step at \(index) threw "\(error)", so its target counts \
      as missing. Return nil while there is none.
      """
    case .preparationFailed(let index, let error):
      """
      The step at \(index) was skipped, because its preparation threw "\(error)". Let it succeed, \
      or veto the step in shouldEnter.
      """
    case .preparationTimedOut(let index, let limit):
      """
      The step at \(index) was skipped, because its preparation took longer than \(limit) seconds. \
      Raise the time limit or prepare less.
      """
    case .stepWithoutExit(let index, let tag):
      """
      A user can leave the step at \(index) (tag \(tag)) only by Escape: no tap, key, button, \
      completer or timer leads on. Set a tap policy, or give it a tip with a Next button.
      """
    case .completerInUse(let index):
      """
      A completer of the step at \(index) is not armed, because it watches for another guide at \
      the moment. Give each guide completers of its own.
      """
    case .historyFailed(let identifier, let error):
      """
      The history of the guide "\(identifier)" does not work, so the guide runs as if it were \
      seen for the first time. \(error)
      """
    case .eventLogFailed(let error):
      """
      The event log lost a line, because it could not be written: "\(error)". Check that its \
      file handle is open and that there is room.
      """
    case .audioFailed(let index, let error):
      "A sound of the step at \(index) was not played to its end. \(error)"
    case .unusableShape(let index, let focus):
      """
      Focus \(focus) of the step at \(index) has no hole, because its style gave a shape without \
      area or with coordinates that are not finite. Check what the style computes.
      """
    }
  }

  private static func place(_ index: Int?) -> String {
    index.map { " for the step at \($0)" } ?? ""
  }
}
