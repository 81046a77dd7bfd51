/// Something that the app's programmer should know: the guide goes on, but not as was meant.
///
/// Problems are kept in ``Guide/problems`` and sent as ``GuideEvent/problem(_:)``, once per culprit
/// and run. ``description`` says what failed, why, and what to do.
public enum GuideProblem: Hashable, Sendable {
  /// A model has neither a usable frame nor a view; `place` is its 0-based place as given.
  case modelWithoutTarget(place: Int, tag: Int)
  /// A focus of a step has neither a usable frame nor a target nor a provider.
  case focusWithoutTarget(stepIndex: Int, focus: Int)
  /// A tip's tag is no step's, so that it is never shown.
  case tipWithoutStep(tag: Int)
  /// Two steps have the same identifier; the later one cannot be gone to by it.
  case duplicateIdentifier(String, firstIndex: Int, secondIndex: Int)
  /// A question of the guide or its delegate threw, which counts as no.
  case questionFailed(String, stepIndex: Int?, error: String)
  /// A provider threw; its target counts as not ready.
  case providerFailed(stepIndex: Int, focus: Int, error: String)
  /// A prepare closure threw; the step is skipped.
  case preparationFailed(stepIndex: Int, error: String)
  /// A prepare closure took longer than its limit; the step is skipped.
  case preparationTimedOut(stepIndex: Int, limit: Double)
  /// A user can leave this step only by Escape.
  case stepWithoutExit(stepIndex: Int, tag: Int)
  /// A completer of this step watches for another guide already, so that it is not armed here.
  case completerInUse(stepIndex: Int)
  /// The history could not be read or written; the guide runs as if it were not there.
  case historyFailed(identifier: String, error: String)
  /// A line of the event log could not be written.
  case eventLogFailed(error: String)
  /// A sound could not be played to its end.
  case audioFailed(stepIndex: Int, error: String)
  /// A focus style gave a shape without area or one that is not finite; there is no hole.
  case unusableShape(stepIndex: Int, focus: Int)

  /// The problem without the words of an error, which may differ each time it is met.
  var culprit: GuideProblem {
    switch self {
    case .questionFailed(let name, let index, _):
      .questionFailed(name, stepIndex: index, error: "")
    case .providerFailed(let index, let focus, _):
      .providerFailed(stepIndex: index, focus: focus, error: "")
    case .preparationFailed(let index, _):
      .preparationFailed(stepIndex: index, error: "")
    case .eventLogFailed:
      .eventLogFailed(error: "")
    case .modelWithoutTarget, .focusWithoutTarget, .tipWithoutStep, .duplicateIdentifier,
      .preparationTimedOut, .stepWithoutExit, .unusableShape,
      .completerInUse, .historyFailed, .audioFailed:
      self
    }
  }
}
