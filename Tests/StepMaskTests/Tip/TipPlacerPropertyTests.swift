import Foundation
import PropertyCases
import Testing

@testable import StepMask

@Suite struct `Any tip` {
  /// A question of whole or half units, on a surface in points or in cells.
  struct Question {
    var placer: TipPlacer
    var size: CGSize
    var target: CGRect
    var preferred: TipPlacement
    var others: [CGRect]
    var tips: [CGRect]

    init(_ random: inout SplitMix64) {
      let isCells = Bool.random(using: &random)
      let box = CGRect(
        x: random.length(0...9), y: random.length(0...9), width: random.length(1...130),
        height: random.length(1...90))
      let metrics = TipMetrics(
        gap: random.length(0...9), margin: random.length(0...9), arrowLength: isCells ? 1 : 12,
        arrowInset: random.length(0...8), roundsToUnits: isCells)
      placer = TipPlacer(
        box: box, metrics: metrics, isRightToLeft: Bool.random(using: &random))
      size = CGSize(width: random.length(1...60), height: random.length(1...40))
      let area = box.insetBy(dx: -10, dy: -10)
      target = random.rect(in: area)
      preferred = TipPlacement(
        random.pick(TipSide.allCases), random.pick(TipPlacement.Alignment.allCases))
      let count = Int.random(in: 0...3, using: &random)
      others = (0..<count).map { _ in random.rect(in: area) }
      tips = []
    }

    var answer: TipPosition {
      placer.place(
        size: size, at: target, preferred: preferred, holes: [target] + others, tips: tips)
    }
  }

  @Test func `lies inside the safe area whenever it fits`() {
    var random = SplitMix64(seed: 20)
    for _ in 0..<CaseCount.value {
      let question = Question(&random)
      let (box, frame) = (question.placer.box, question.answer.frame)
      if question.size.width <= box.width {
        #expect(frame.minX >= box.minX - 1e-9 && frame.maxX <= box.maxX + 1e-9, "\(question)")
      }
      if question.size.height <= box.height {
        #expect(frame.minY >= box.minY - 1e-9 && frame.maxY <= box.maxY + 1e-9, "\(question)")
      }
      #expect(frame.size == question.size)
    }
  }

  @Test func `covers a hole only where no side of the target has room`() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<CaseCount.value {
      var question = Question(&random)
      question.others = []
      let answer = question.answer
      #expect(answer.coversHole == answer.frame.covers(question.target))
      guard answer.coversHole else { continue }
      // Room is what the box leaves on a side less the margin there.
      let (box, margin) = (question.placer.box, question.placer.metrics.margin)
      let (target, size) = (question.target, question.size)
      let slack: CGFloat = question.placer.metrics.roundsToUnits ? 1 : 1e-6
      let fitsAcross = size.width + 2 * margin <= box.width
      let fitsUpright = size.height + 2 * margin <= box.height
      if fitsAcross, fitsUpright {
        #expect(target.minY - box.minY - margin <= size.height + slack, "\(question)")
        #expect(box.maxY - margin - target.maxY <= size.height + slack, "\(question)")
        #expect(target.minX - box.minX - margin <= size.width + slack, "\(question)")
        #expect(box.maxX - margin - target.maxX <= size.width + slack, "\(question)")
      }
    }
  }

  @Test func `covers neither a hole nor another tip where a free place exists on a grid`() {
    var random = SplitMix64(seed: 22)
    for _ in 0..<CaseCount.value {
      var question = Question(&random)
      let count = Int.random(in: 0...2, using: &random)
      question.tips = (0..<count).map { _ in random.rect(in: question.placer.box) }
      let taken = [question.target] + question.others + question.tips
      let answer = question.answer.frame
      guard taken.contains(where: { $0.covers(answer) }) else { continue }
      let margin = question.placer.metrics.margin
      let room = question.placer.box.insetBy(dx: margin, dy: margin)
      guard !room.isNull else { continue }
      for x in stride(from: room.minX, through: room.maxX - question.size.width, by: 3) {
        for y in stride(from: room.minY, through: room.maxY - question.size.height, by: 3) {
          let frame = CGRect(origin: CGPoint(x: x, y: y), size: question.size)
          let isFree = !taken.contains { $0.covers(frame) }
          if isFree { Issue.record("\(frame) is free: \(question)") }
        }
      }
    }
  }

  @Test func `has an arrow on its edge that points into the target, or none`() {
    var random = SplitMix64(seed: 23)
    for _ in 0..<CaseCount.value {
      let question = Question(&random)
      let answer = question.answer
      guard let arrow = answer.arrow, let applied = answer.appliedPlacement else { continue }
      #expect(arrow.edge == applied.side.opposite && !answer.coversHole)
      let isLevel = arrow.edge == .top || arrow.edge == .bottom
      let length = isLevel ? answer.frame.width : answer.frame.height
      let start = isLevel ? answer.frame.minX : answer.frame.minY
      let arrowLength = question.placer.metrics.arrowLength
      #expect(arrow.offset >= 0 && arrow.offset + arrowLength <= length)
      let centre = start + arrow.offset + arrowLength / 2
      let target = question.target
      #expect(centre >= (isLevel ? target.minX : target.minY) - 1e-6)
      #expect(centre <= (isLevel ? target.maxX : target.maxY) + 1e-6)
    }
  }

  @Test func `stands at whole cells on a surface of cells`() {
    var random = SplitMix64(seed: 24)
    for _ in 0..<CaseCount.value {
      var question = Question(&random)
      question.placer.metrics.roundsToUnits = true
      let answer = question.answer
      #expect(answer.frame.origin.x == answer.frame.origin.x.rounded())
      #expect(answer.frame.origin.y == answer.frame.origin.y.rounded())
      if let arrow = answer.arrow { #expect(arrow.offset == arrow.offset.rounded()) }
    }
  }

  @Test func `is the same however often it is asked for`() {
    var random = SplitMix64(seed: 25)
    for _ in 0..<CaseCount.value {
      let question = Question(&random)
      #expect(question.answer == question.answer)
    }
  }

  @Test func `of any values is finite and keeps a size that is not negative`() {
    var random = SplitMix64(seed: 26)
    for _ in 0..<CaseCount.value {
      let metrics = TipMetrics(
        gap: random.wildValue(), margin: random.wildValue(), arrowLength: random.wildValue(),
        arrowInset: random.wildValue(), roundsToUnits: Bool.random(using: &random))
      let placer = TipPlacer(box: random.wildRect(), metrics: metrics)
      let position = placer.place(
        size: CGSize(width: random.wildValue(), height: random.wildValue()),
        at: random.wildRect(),
        preferred: TipPlacement(random.pick(TipSide.allCases), random.pick([.start, .center])),
        holes: (0..<2).map { _ in random.wildRect() }, tips: [random.wildRect()])
      let frame = position.frame
      #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
      #expect(frame.size.width >= 0 && frame.size.width.isFinite)
      #expect(frame.size.height >= 0 && frame.size.height.isFinite)
      #expect(position.arrowMiss.isFinite && position.arrow?.offset.isFinite != false)
    }
  }
}
