/// Every word that the library itself says, in one replaceable value.
public struct GuideWords: Hashable, Sendable {
  /// The button that goes on.
  public var next: String
  /// The button that goes back.
  public var back: String
  /// The button that ends the guide early.
  public var skip: String
  /// The button of the last step.
  public var done: String
  /// Progress; `{position}` and `{count}` stand for the numbers.
  public var progress: String
  /// What is said of a step to those who do not see it.
  public var spoken: GuideSpokenWords

  /// Creates words; the defaults are English.
  public init(
    next: String = "Next", back: String = "Back", skip: String = "Skip", done: String = "Done",
    progress: String = "{position} of {count}", spoken: GuideSpokenWords = GuideSpokenWords()
  ) {
    self.next = next
    self.back = back
    self.skip = skip
    self.done = done
    self.progress = progress
    self.spoken = spoken
  }

  /// Simplified Chinese.
  public static let chinese = GuideWords(
    next: "下一步", back: "上一步", skip: "跳过", done: "完成", progress: "第 {position}/{count} 步",
    spoken: .chinese)

  /// The progress text, such as "2 of 5".
  public func progress(position: Int, count: Int) -> String {
    progress.replacing("{position}", with: "\(position)").replacing("{count}", with: "\(count)")
  }
}
