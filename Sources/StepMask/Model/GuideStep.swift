public import Foundation

/// One stop of a guide: what it points at, what it says and how it behaves.
///
/// ```swift
/// GuideStep(
///   identifier: "pay", focuses: [Focus(payButton, style: .rounded(1))],
///   tips: [Tip(title: "Pay", text: "One tap, and it is done.")],
///   policies: GuidePolicies(cutoutTap: .forwardThenAdvance))
/// ```
public struct GuideStep: Sendable {
  /// Orders the step and pairs it with tips. In one guide either all steps have a tag, or none
  /// has; then the order of the array counts and the tags are 0, 1, 2 …
  public var tag: Int?
  /// A name to go to; unique in its guide.
  public var identifier: String?
  /// The cut-outs, in order; none for a step that only says something.
  public var focuses: [Focus]
  /// The tips that are shown with this step whatever their own tag.
  public var tips: [any GuideTip]
  /// How the step behaves where it differs from its guide.
  public var policies: GuidePolicies
  /// What completes the step; the first to trigger wins.
  public var completers: [GuideCompleter]
  /// Data of plugins.
  public var attachments: [any GuideAttachment]
  /// What runs before the step is entered.
  public var preparation: StepPreparation?

  /// Creates a step.
  public init(
    tag: Int? = nil, identifier: String? = nil, focuses: [Focus] = [],
    tips: [any GuideTip] = [], policies: GuidePolicies = GuidePolicies(),
    completers: [GuideCompleter] = [], attachments: [any GuideAttachment] = [],
    preparation: StepPreparation? = nil
  ) {
    self.tag = tag
    self.identifier = identifier
    self.focuses = focuses
    self.tips = tips
    self.policies = policies
    self.completers = completers
    self.attachments = attachments
    self.preparation = preparation
  }

  /// The first attachment of a type.
  public func attachment<Attachment: GuideAttachment>(ofType type: Attachment.Type)
    -> Attachment?
  {
    attachments.lazy.compactMap { $0 as? Attachment }.first
  }

  /// All attachments of a type, in order.
  public func attachments<Attachment: GuideAttachment>(ofType type: Attachment.Type)
    -> [Attachment]
  {
    attachments.compactMap { $0 as? Attachment }
  }

  /// Removes all attachments of a type.
  public mutating func removeAttachments<Attachment: GuideAttachment>(
    ofType type: Attachment.Type
  ) {
    attachments.removeAll { $0 is Attachment }
  }
}

/// A plugin's data on a step, found by its type.
public protocol GuideAttachment: Sendable {}

/// Work that must be done before a step can be entered, such as opening another page.
public struct StepPreparation: Sendable {
  /// The work; it is told the direction of travel.
  ///
  /// An error skips the step as `prepareFailed`.
  public typealias Work = @MainActor @Sendable (GuideDirection) async throws -> Void

  /// The longest time in seconds that the work may take; nil for no limit.
  public var timeLimit: TimeInterval?
  /// The work.
  public var work: Work

  /// Creates a preparation.
  public init(timeLimit: TimeInterval? = nil, _ work: @escaping Work) {
    self.timeLimit = timeLimit
    self.work = work
  }
}
