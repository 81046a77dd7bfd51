/// What is said of a step to those who do not see it; a part of ``GuideWords``.
public struct GuideSpokenWords: Hashable, Sendable {
  /// Where the user is; `{position}` and `{count}` stand for the numbers.
  public var position: String
  /// Which buttons there are; `{labels}` stands for their labels.
  public var buttons: String
  /// Stands between two labels.
  public var separator: String
  /// That a tap goes on, wherever it is.
  public var tapAnywhere: String
  /// That a tap on the cut-out goes on.
  public var tapCutout: String
  /// That the real control under the cut-out is to be used.
  public var useTarget: String
  /// That a tap outside of the cut-out ends the guide.
  public var tapOutside: String
  /// That there is nothing to do but wait.
  public var wait: String
  /// That Escape ends the guide.
  public var escape: String
  /// Ends a sentence that has no end of its own, with the blank that follows, if one does.
  public var sentenceEnd: String
  /// Stands after a sentence that has an end of its own.
  public var sentenceGap: String

  /// Creates words; the defaults are English.
  public init(
    position: String = "Step {position} of {count}", buttons: String = "Buttons: {labels}",
    separator: String = ", ", tapAnywhere: String = "Tap anywhere to go on",
    tapCutout: String = "Tap the highlighted area to go on",
    useTarget: String = "Use the highlighted control",
    tapOutside: String = "Tap outside of it to end the guide",
    wait: String = "It goes on by itself", escape: String = "Press Escape to end the guide",
    sentenceEnd: String = ". ", sentenceGap: String = " "
  ) {
    self.position = position
    self.buttons = buttons
    self.separator = separator
    self.tapAnywhere = tapAnywhere
    self.tapCutout = tapCutout
    self.useTarget = useTarget
    self.tapOutside = tapOutside
    self.wait = wait
    self.escape = escape
    self.sentenceEnd = sentenceEnd
    self.sentenceGap = sentenceGap
  }

  /// Simplified Chinese.
  public static let chinese = GuideSpokenWords(
    position: "第 {position} 步，共 {count} 步", buttons: "按钮：{labels}", separator: "、",
    tapAnywhere: "点按任意位置继续", tapCutout: "点按高亮区域继续", useTarget: "请操作高亮的控件",
    tapOutside: "点按其外部可结束引导", wait: "稍后将自动继续", escape: "按 Esc 键结束引导",
    sentenceEnd: "。", sentenceGap: "")

  /// The texts as sentences, one after the other, without empty ones and without characters that
  /// must not reach a terminal; line breaks become blanks.
  func sentences(_ texts: [String]) -> String {
    var spoken = ""
    for text in texts.map(\.plain) where !text.isEmpty {
      let hasEnd = text.last.map { ".!?…。！？".contains($0) } ?? false
      spoken += text + (hasEnd ? sentenceGap : sentenceEnd)
    }
    return spoken.trimmed
  }
}

extension String {
  /// The text on one line, without unprintable characters.
  fileprivate var plain: String {
    var plain = ""
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace {
        if plain.last != " " { plain += " " }
      } else if !scalar.isUnprintable {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain.trimmed
  }

  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
