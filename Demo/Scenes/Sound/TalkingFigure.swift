import Foundation
import StepMask
import StepMaskText

/// A view as a tip: a figure whose mouth moves while the sound of its step plays.
final class TalkingFigure: BoxView, GuideAudioEventReceiving {
  /// The figure moves only if its guide does.
  weak var guide: Guide?

  private let word: Label
  private let says: Label
  private let state = Label(style: Theme.standard.secondary)
  private let next = Button()
  private let texts: TalkingTexts
  private let clock: any GuideClock
  private var isTalking = false
  private var isSad = false
  private var turn = 0
  private var timer: (any GuideTimer)?

  init(_ word: String, says: String, _ texts: TalkingTexts, clock: any GuideClock) {
    self.word = Label(word, style: Theme.standard.title)
    self.says = Label(says)
    self.texts = texts
    self.clock = clock
    super.init()
    next.guideAction = .next
    addSubviews(self.word, self.says, state, next)
  }

  isolated deinit {
    timer?.cancel()
  }

  // MARK: Sound

  func receive(_ event: GuideAudioEvent, of sound: GuideAudioAttachment) {
    timer?.cancel()
    isTalking = event == .started
    isSad = false
    switch event {
    case .started: beginToMove()
    case .stopped(let playedToEnd): state.text = playedToEnd ? texts.over : ""
    case .failed(let error):
      isSad = true
      state.text = texts.text(for: error)
    }
    setNeedsDisplay()
  }

  private func beginToMove() {
    state.text = texts.playing
    turn = 0
    scheduleTurn()
  }

  private func scheduleTurn() {
    timer = clock.schedule(after: 0.2) { [weak self] in
      guard let self else { return }
      if guide?.animation.isEnabled == true { turn += 1 }
      setNeedsDisplay()
      scheduleTurn()
    }
  }

  // MARK: Look

  override func draw(in painter: inout Painter) {
    super.draw(in: &painter)
    let mouth = isTalking ? ["O", "o", "_", "o"][turn % 4] : "_"
    let face = [" .---.", isSad ? "( - - )" : "( o o )", " \\ \(mouth) /", "  '-'"]
    for (row, line) in face.enumerated() {
      painter.write(line, at: CGPoint(x: 2, y: row + 1), style: painter.theme.title)
    }
    guard isTalking else { return }
    let waves = String(repeating: ")", count: 1 + (turn + 2) % 3)
    painter.write(waves, at: CGPoint(x: 10, y: 3), style: painter.theme.frame)
  }

  override func layoutSubviews() {
    let (x, size) = (CGFloat(14), bounds.size)
    for (row, label) in [word, says, state].enumerated() {
      label.frame = CGRect(x: x, y: CGFloat(row + 1), width: size.width - x - 2, height: 1)
    }
    let width = next.sizeThatFits(size).width
    next.frame = CGRect(x: size.width - width - 2, y: 4, width: width, height: 1)
  }

  override func sizeThatFits(_ room: CGSize) -> CGSize {
    CGSize(width: min(38, room.width), height: 6)
  }

  // MARK: Guide

  /// Takes what the button says from the guide's words before the tip is measured.
  override func size(in room: CGSize, on surface: any GuideSurface, _ context: TipContext)
    -> CGSize
  {
    next.title = context.isLast ? context.words.done : context.words.next
    return super.size(in: room, on: surface, context)
  }

  override var spokenText: String {
    [word.text, says.text, state.text].filter { !$0.isEmpty }.joined(separator: ". ")
  }
}

/// What a talking figure says about its sound.
struct TalkingTexts: Sendable {
  var playing: String
  var over: String
  var noRecording: String
  var noPlayer: String
  var noSound: String

  func text(for error: GuideAudioError) -> String {
    switch error {
    case .fileMissing, .notAFile: noRecording
    case .noPlayer: noPlayer
    case .cannotStart, .playerFailed, .playerKilled, .other: noSound
    }
  }

  static let all = Localized(
    english: TalkingTexts(
      playing: "Listen...", over: "That was it.", noRecording: "No recording yet.",
      noPlayer: "No sound player here.", noSound: "The sound broke off."),
    chinese: TalkingTexts(
      playing: "请听……", over: "播放完毕。", noRecording: "还没有录音。",
      noPlayer: "没有找到播放器。", noSound: "声音中断了。"))
}
