import StepMaskText

/// A small terminal emulator: what a terminal would show after some bytes.
///
/// Knows the sequences that a frame may hold and no more; anything else is noted as a fault. Cells
/// remember their style as set by the sequences, so colours are those that were sent.
struct VirtualTerminal {
  struct VirtualCell: Equatable {
    var scalars: [Unicode.Scalar] = [" "]
    /// The columns: 1, 2, or 0 for the second half of a wide character.
    var width = 1
    var style = CellStyle.plain
  }

  let width: Int
  let height: Int
  let model: WidthModel
  var cells: [VirtualCell]
  var style = CellStyle.plain

  /// What was not understood.
  var faults: [String] = []

  /// The frames that were shown: how often output was held back and released.
  private(set) var frames = 0
  private(set) var isHolding = false

  /// Characters that stand beside each other and may be one.
  private var pending: [Unicode.Scalar] = []
  private var column = 0
  private var row = 0

  init(width: Int, height: Int, model: WidthModel) {
    self.width = width
    self.height = height
    self.model = model
    cells = Array(repeating: VirtualCell(), count: width * height)
  }

  /// Fills the screen with something that a frame has to clear away.
  mutating func litter() {
    for index in cells.indices {
      cells[index] = VirtualCell(
        scalars: ["#"], style: CellStyle(background: .basic(1), attributes: .reverse))
    }
    style = CellStyle(background: .basic(2), attributes: .underline)
  }

  /// Takes bytes that are whole sequences and whole characters.
  mutating func feed(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      faults.append("not UTF-8")
      return
    }
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x1B:
        flush()
        guard rest.popFirst() == "[" else { return faults.append("an escape that is no CSI") }
        let parameters = String(String.UnicodeScalarView(rest.prefix { $0.value < 0x40 }))
        rest = rest.dropFirst(parameters.unicodeScalars.count)
        guard let final = rest.popFirst() else { return faults.append("a broken sequence") }
        if !execute(parameters, final) { faults.append("CSI \(parameters)\(final)") }
      case 0..<0x20, 0x7F..<0xA0: faults.append("U+\(String(scalar.value, radix: 16))")
      default: pending.append(scalar)
      }
    }
    flush()
  }

  private mutating func execute(_ parameters: String, _ final: Unicode.Scalar) -> Bool {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    switch final {
    case "H":
      row = (numbers.first.flatMap { $0 } ?? 1) - 1
      column = numbers.count > 1 ? (numbers[1] ?? 1) - 1 : 0
    case "G": column = (numbers.first.flatMap { $0 } ?? 1) - 1
    case "J" where parameters == "2": return clear(0..<cells.count)
    case "K" where parameters.isEmpty:
      return clear(row * width + column..<(row + 1) * width)
    case "m": return setStyle(numbers.map { $0 ?? 0 })
    case "h" where parameters == "?2026" && !isHolding: isHolding = true
    case "l" where parameters == "?2026" && isHolding: (isHolding, frames) = (false, frames + 1)
    default: return false
    }
    return row >= 0 && row < max(1, height) && column >= 0 && column < max(1, width)
  }

  private mutating func clear(_ range: Range<Int>) -> Bool {
    // A background would stay where a terminal clears with it, and would not where it does not.
    guard style.background == .standard, !style.attributes.contains(.reverse) else { return false }
    if let first = range.first { split(first) }
    for index in range { cells[index] = VirtualCell() }
    return true
  }

  // MARK: Characters

  private mutating func flush() {
    for character in model.characters(pending) { print(character) }
    pending = []
  }

  private mutating func print(_ character: (scalars: [Unicode.Scalar], width: Int)) {
    guard character.width > 0 else { return join(character.scalars) }
    guard (0..<height).contains(row), column + character.width <= width else {
      // Without wrap the cursor stays at the edge.
      column = max(0, width - 1)
      return
    }
    let index = row * width + column
    split(index)
    split(index + character.width)
    cells[index] = VirtualCell(
      scalars: character.scalars, width: character.width, style: style)
    if character.width == 2 { cells[index + 1] = VirtualCell(scalars: [], width: 0, style: style) }
    column = min(column + character.width, max(0, width - 1))
    isAtEdge = index % width + character.width == width
  }

  private var isAtEdge = false

  /// A mark joins the character before the cursor.
  private mutating func join(_ scalars: [Unicode.Scalar]) {
    var index = row * width + column - (isAtEdge && column == width - 1 ? 0 : 1)
    guard index >= row * width, cells.indices.contains(index) else { return }
    if cells[index].width == 0 { index -= 1 }
    cells[index].scalars += scalars
  }

  /// Clears the wide character, if any, that reaches over the border before a cell.
  private mutating func split(_ index: Int) {
    guard index % max(1, width) > 0, cells.indices.contains(index), cells[index].width == 0 else {
      return
    }
    cells[index] = VirtualCell(style: cells[index].style)
    cells[index - 1] = VirtualCell(style: cells[index - 1].style)
  }

  // MARK: Style

  private mutating func setStyle(_ numbers: [Int]) -> Bool {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 22: style.attributes.subtract([.bold, .dim])
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 30...37: style.foreground = .basic(UInt8(number - 30))
      case 90...97: style.foreground = .basic(UInt8(number - 82))
      case 40...47: style.background = .basic(UInt8(number - 40))
      case 100...107: style.background = .basic(UInt8(number - 92))
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      case 38, 48:
        guard let color = Self.color(&rest) else { return false }
        if number == 38 { style.foreground = color } else { style.background = color }
      default: return false
      }
    }
    return true
  }

  private static func color(_ rest: inout ArraySlice<Int>) -> CellColor? {
    let kind = rest.popFirst()
    let parts = rest.prefix(kind == 5 ? 1 : kind == 2 ? 3 : 0).compactMap { UInt8(exactly: $0) }
    rest = rest.dropFirst(parts.count)
    switch parts.count {
    case 1: return .palette(parts[0])
    case 3: return .rgb(parts[0], parts[1], parts[2])
    default: return nil
    }
  }
}
