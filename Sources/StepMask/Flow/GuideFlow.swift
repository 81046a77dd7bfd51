/// The order of a run as a pure state machine: which event comes next, and which call is accepted.
///
/// It knows steps only by index, no time, no target and no screen. Each input returns the actions to
/// carry out, and each action but the last of a list needs no answer; the answer to an action is
/// the input named with it in ``Action``. While an event or a question is out (``isInHand``),
/// calls are only noted; they never return actions.
///
/// The tests drive every phase with every input.
public struct GuideFlow: Equatable, Sendable {
  /// Where the machine stands.
  public internal(set) var phase: Phase = .idle
  /// The step that is current, by index: from when its `willEnter` was delivered to when that of
  /// the next one was.
  ///
  /// Nil before the first and after the end.
  public internal(set) var current: Int?
  /// How many steps there are.
  public internal(set) var stepCount: Int
  /// The steps skipped in this run and not entered since, ascending.
  public internal(set) var skipped = SkippedSteps()
  /// The steps that settled in this run.
  public internal(set) var shown: Set<Int> = []
  /// The end that is certain, if one is.
  public internal(set) var certainEnd: EndRequest?

  var pending: [PendingCommand] = []
  var pendingEnds: [EndRequest] = []
  var replacements: [PendingCommand] = []
  var refusedCommands: Set<Int> = []
  var lastCommand = 0
  var ticket = 0
  var notices = 0

  /// Creates a machine that is idle.
  public init(stepCount: Int) {
    self.stepCount = stepCount
  }

  /// What the machine has the guide do next.
  public enum Action: Equatable, Sendable {
    /// Deliver an event to everyone; then ``GuideFlow/delivered()``.
    case send(FlowEvent)
    /// Ask `shouldEnter`; then ``GuideFlow/answered(_:)``.
    case askEnter(Int, GuideCause, GuideDirection)
    /// Ask `shouldDismiss`; then ``GuideFlow/answered(_:)``.
    case askDismiss(EndReason)
    /// Look at the targets of a step that needs no preparing and no waiting, without leaving the
    /// current one; then ``GuideFlow/probed(_:)``.
    case probe(Int)
    /// Run the step's prepare closure; then ``GuideFlow/prepared(_:ticket:)``.
    case prepare(Int, GuideDirection, ticket: Int)
    /// Read the step's targets; then ``GuideFlow/located(_:)``. With `mustShow` the step is entered
    /// even if they are missing.
    case locate(Int, mustShow: Bool)
    /// Wait for a target; then ``GuideFlow/waited(found:ticket:)``.
    case wait(Int, ticket: Int)
    /// Stop preparing and waiting; their answers would be ignored.
    case cancelWaiting
    /// Begin the transition to the current step; then ``GuideFlow/settled()``.
    case startTransition
    /// Draw the end of the running transition.
    case finishTransition
    /// Draw nothing and let input through; timers stand still.
    case hide
    /// Draw again and let time go on.
    case unhide
    /// Fade the mask out; then ``GuideFlow/fadedOut()``.
    case fadeOut
  }

  /// What the targets of a step allow.
  public enum Finding: Equatable, Sendable {
    /// The step can be entered.
    case showable
    /// Nothing to point at, and the policy is to skip.
    case missing
    /// Nothing to point at yet, and the policy is to wait.
    case mustWait
    /// Nothing to point at, and the policy is to end the guide.
    case mustDismiss
  }

  /// A request for an end.
  public struct EndRequest: Equatable, Sendable {
    /// The reason that `didDismiss` will carry.
    public var reason: EndReason
    /// What made it.
    public var cause: GuideCause
    /// Whether `shouldDismiss` is asked.
    public var asks: Bool
    /// Whether it was made by what one input set off; see ``GuideFlow/resolveInput()``.
    public var isOfInput: Bool
    var number: Int?

    /// Creates a request.
    public init(
      _ reason: EndReason, cause: GuideCause, asks: Bool = false, isOfInput: Bool = false
    ) {
      self.reason = reason
      self.cause = cause
      self.asks = asks
      self.isOfInput = isOfInput
    }
  }

  /// A call that moves or hides the guide.
  public enum Command: Equatable, Sendable {
    /// Go to the next step.
    case next
    /// Go back to the previous step.
    case previous
    /// Go to the step with this index.
    case go(Int)
    /// Hide the guide for a while.
    case pause
    /// Show the guide again after a pause.
    case resume
  }

  /// The answer to a call.
  public struct Reply: Equatable, Sendable {
    /// Whether the call was accepted as things stand.
    public var isAccepted: Bool
    /// What to carry out now.
    public var actions: [Action] = []
    /// Names the call in ``GuideFlow/wasRefused(_:)`` once the actions are carried out.
    public var command: Int?

    static let refused = Reply(isAccepted: false)
    static let noted = Reply(isAccepted: true)
  }

  /// The state as a user of the guide sees it.
  public var state: GuideState {
    if isEndCertain { return phase == .closed ? .idle : .ending }
    return state(at: phase)
  }

  private func state(at phase: Phase) -> GuideState {
    switch phase {
    case .idle, .closed: .idle
    case .queued: .queued
    case .pausing, .paused: .paused
    case .askingDismiss(_, let inner), .refusing(let inner): state(at: inner)
    default: .shown
    }
  }

  private var isEndCertain: Bool {
    certainEnd != nil || pendingEnds.contains { !$0.asks }
  }

  /// Whether the call, once accepted, was refused at its turn, as by a veto.
  public func wasRefused(_ command: Int?) -> Bool {
    command.map(refusedCommands.contains) ?? false
  }
}
