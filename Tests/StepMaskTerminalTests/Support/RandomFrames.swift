import StepMaskText

@testable import StepMaskTerminal

/// Random frames, each made from the one before by a few changes.
struct RandomFrames {
  private(set) var canvas: Canvas
  private let isHostile: Bool

  /// Begins with a blank frame of a random size.
  init(_ generator: inout SplitMix64, isHostile: Bool = true) {
    self.isHostile = isHostile
    canvas = Canvas(
      width: Int.random(in: 0...24, using: &generator),
      height: Int.random(in: 0...5, using: &generator))
  }

  /// Changes the frame; now and then to one of another size.
  mutating func change(_ generator: inout SplitMix64) {
    if Int.random(in: 0..<12, using: &generator) == 0 {
      self = RandomFrames(&generator, isHostile: isHostile)
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) { edit(&generator) }
  }

  private mutating func edit(_ generator: inout SplitMix64) {
    let rect = CellRect(
      x: Int.random(in: -2...22, using: &generator), y: Int.random(in: -1...4, using: &generator),
      width: Int.random(in: 0...9, using: &generator),
      height: Int.random(in: 0...3, using: &generator))
    let style = Self.style(&generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: canvas.fill(rect, style: style)
    case 1: canvas.restyle(rect) { $0 = style }
    case 2: canvas.restyle(rect) { $0.attributes.formSymmetricDifference(.dim) }
    default:
      let text = isHostile ? HostileText.random(&generator) : Self.plainText(&generator)
      canvas.write(text, column: rect.minX, row: rect.minY, style: style)
    }
  }

  private static func plainText(_ generator: inout SplitMix64) -> String {
    let pieces = ["a", "word", " ", "░░░", "║", "═", "é"]
    return (0..<Int.random(in: 0...6, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  static func style(_ generator: inout SplitMix64) -> CellStyle {
    guard Bool.random(using: &generator) else { return .plain }
    return CellStyle(
      foreground: color(&generator), background: color(&generator),
      attributes: CellAttributes(rawValue: UInt8.random(in: 0...15, using: &generator)))
  }

  private static func color(_ generator: inout SplitMix64) -> CellColor {
    let value = UInt8.random(in: 0...255, using: &generator)
    return switch Int.random(in: 0..<6, using: &generator) {
    case 0: .basic(value)
    case 1: .palette(value)
    case 2: .rgb(value, 255 - value, value / 2)
    default: .standard
    }
  }
}

extension TerminalCapabilities {
  /// Any kind of terminal that takes sequences.
  static func random(_ generator: inout SplitMix64) -> TerminalCapabilities {
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm"], isTTY: true)
    let depths: [ColorDepth] = [.none, .basic, .palette, .trueColor]
    capabilities.colorDepth = depths.randomElement(using: &generator) ?? .none
    capabilities.showsFaintText = Bool.random(using: &generator)
    capabilities.synchronizesOutput = Bool.random(using: &generator)
    capabilities.drawsAmbiguousWide = Bool.random(using: &generator)
    capabilities.takesUnicode = Int.random(in: 0..<8, using: &generator) > 0
    if Bool.random(using: &generator) {
      capabilities.foreground = RGBColor(red: 220, green: 220, blue: 220)
      capabilities.background = RGBColor(red: 20, green: 20, blue: 40)
    }
    return capabilities
  }
}
