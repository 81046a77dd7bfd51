public import Foundation

/// Runs steps on a surface, one after another: the mask, its cut-outs, the tips, the order of it all.
///
/// Compose one from steps, or subclass it (or ``StepMaskGuide``) and override the hooks you need.
/// Hooks have harmless defaults and need no call to `super`. Each event reaches the hook first, then
/// the delegate, the closures, and the plugins in order of registration. A call to the guide
/// made inside any of them is queued: a move asked for while a step is being left replaces the
/// destination, other moves run when the guide has settled, an end runs as soon as the event in
/// hand is delivered.
///
/// A surface keeps a shown guide alive, so nobody needs a variable for it.
@MainActor
open class Guide {
  // MARK: Settings

  /// The steps, in the order in which they are shown.
  public internal(set) var steps: GuideSteps
  /// Hears every event after the hooks.
  public weak var delegate: (any GuideDelegate)?
  /// Called after each step has settled.
  public var onStepChange: (@MainActor (Guide, GuideStepVisit) -> Void)?
  /// Called when the guide has ended.
  public var onDismiss: (@MainActor (Guide, GuideEnd) -> Void)?
  /// How steps behave that do not say otherwise.
  public var policies: GuidePolicies { didSet { settingsDidChange() } }
  /// The motions.
  public var animation = GuideAnimation()
  /// How strong the mask dims: 0 (not at all) to 1 (black); default 0.7.
  public var dimming: CGFloat = 0.7 { didSet { settingsDidChange() } }
  /// The built-in words.
  public var words = GuideWords() { didSet { settingsDidChange() } }
  /// How urgent the guide is in a queue; default normal.
  public var priority = GuidePriority.normal
  /// What is remembered of the guide, and when it may be shown again; nil for nothing and always.
  public var history: GuideHistoryPolicy?
  /// Seconds for which all targets of the current step may be gone before the policy for missing
  /// ones applies; default 0.5.
  public var lostTargetGrace: TimeInterval = 0.5

  /// The plugins, in order of registration.
  public internal(set) var plugins: [any GuidePlugin]
  /// The tips given with ``addTip(_:)``, in order.
  public internal(set) var tips: [any GuideTip] = []
  /// What was reported in this run, or in the last one.
  public internal(set) var problems: [GuideProblem] = []

  var reported: Set<GuideProblem> = []
  /// What was reported since the last run, before the next one has begun.
  var earlyProblems: [GuideProblem] = []
  /// What the history said when it was last asked whether the guide may be shown.
  var lastRecord: GuideRecord?
  var flow: GuideFlow
  var planChanges: [PlanChange] = []
  var isChangingPlan = false
  var run: GuideRun?
  var actions: [GuideFlow.Action] = []
  var isPerforming = false
  var deliveries = 0
  var heldBack: [GuideEvent] = []
  var isLeavingQueue = false
  var isConfigured = false
  var inputOrigin: InputOrigin?
  var lastEnd: GuideEnd?
  var restart: ShowRequest?
  var settledWaiters: [CheckedContinuation<Void, Never>] = []

  // MARK: Creating

  /// Creates a guide of steps; their targets are not asked before their step is entered.
  ///
  /// Taps do nothing unless a policy says so: the steps' buttons, targets and completers move it.
  /// Some steps with a tag and some without is misuse and stops with a sentence that names both.
  public init(steps: [GuideStep], plugins: [any GuidePlugin] = []) {
    self.steps = GuideSteps(steps)
    self.plugins = plugins.withoutRepeats
    policies = GuidePolicies()
    flow = GuideFlow(stepCount: steps.count)
  }

  init(steps: GuideSteps, plugins: [any GuidePlugin], policies: GuidePolicies) {
    self.steps = steps
    self.plugins = plugins.withoutRepeats
    self.policies = policies
    flow = GuideFlow(stepCount: steps.count)
  }

  // MARK: Hooks: interface

  /// Create the tips here and give them to ``addTip(_:)``.
  ///
  /// Called once, before the first `willShow`.
  open func configureInterface() {}

  /// Give tips with frames of their own their frames here.
  ///
  /// Called at every layout change while the guide is on screen, after the cut-outs have their
  /// places and before the tips get theirs.
  open func layoutInterface() {}

  // MARK: Hooks: the run

  /// The run begins; nothing is drawn yet.
  open func willShow() {}
  /// The first step has settled.
  open func didShow() {}
  /// The guide is about to fade out.
  open func willDismiss(_ end: GuideEnd) {}
  /// The guide has ended; `show` may be called again.
  open func didDismiss(_ end: GuideEnd) {}

  // MARK: Hooks: steps

  /// A step, the first one too, is about to be entered: its tips are on screen, and the step before
  /// is still current.
  open func willEnterNextStep(_ visit: GuideStepVisit) {}
  /// The step has settled.
  open func didEnterNextStep(_ visit: GuideStepVisit) {}
  /// The current step is about to be left.
  ///
  /// A move asked for here replaces the destination.
  open func willLeaveStep(_ visit: GuideStepVisit) {}
  /// The step is left.
  ///
  /// A move asked for here replaces the destination.
  open func didLeaveStep(_ visit: GuideStepVisit) {}
  /// The guide ends while this step was being entered.
  open func didAbandonStep(_ visit: GuideStepVisit) {}
  /// A step was not entered.
  open func didSkipStep(_ visit: GuideStepVisit, because reason: SkipReason) {}

  // MARK: Hooks: questions

  /// Whether a step may be entered; the default is yes.
  ///
  /// An error counts as no and is reported.
  ///
  /// Asked before the current step is left. `visit` carries the direction of travel, and
  /// ``currentIndex`` is where the guide comes from.
  open func shouldEnterStep(_ visit: GuideStepVisit) throws -> Bool { true }
  /// Whether the guide may end as the user asks (skip, outside tap, escape); the default is yes.
  ///
  /// To ask the user first, say no, and call ``dismiss(as:)`` later or not at all.
  open func shouldDismiss(_ reason: EndReason) throws -> Bool { true }

  // MARK: Hooks: everything else

  /// `shouldDismiss` said no.
  open func didRefuseDismiss(_ reason: EndReason) {}
  /// `show` returned false, or the guide was refused at its turn.
  open func didRefuseShow(_ refusal: ShowRefusal) {}
  /// The guide waits for its turn.
  open func didEnterQueue() {}
  /// The guide waits no longer.
  open func didLeaveQueue(_ exit: QueueExit) {}
  /// The guide is hidden.
  open func didPause() {}
  /// The guide is drawn again.
  open func didResume() {}
  /// A target of the current step is not ready any more.
  open func didLoseTarget(_ visit: GuideStepVisit, cutout: Int, _ absence: TargetAbsence) {}
  /// A lost target is ready again.
  open func didFindTarget(_ visit: GuideStepVisit, cutout: Int) {}
  /// Steps were added or removed; ``steps``, ``position`` and ``count`` are the new ones.
  open func didChangePlan() {}
  /// A control of a tip asked for something of the app's own.
  open func didReceiveAction(_ name: String) {}
  /// Something is wrong that the app's programmer should know.
  open func didMeetProblem(_ problem: GuideProblem) {}
}
