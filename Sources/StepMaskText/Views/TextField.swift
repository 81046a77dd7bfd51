public import Foundation
public import StepMask

/// One line of text that a user can edit: `[name______]`.
///
/// Tells `change` at each edit of a user and `submit` at Return. While it has the focus it takes
/// every key but Tab and Escape.
open class TextField: Control {
  private var characters: [Character] = []
  private var firstShown = 0

  /// The text; controls and line breaks are taken out of what is set or typed.
  ///
  /// Setting it moves the cursor to the end and tells no event.
  public var text: String {
    get { String(characters) }
    set {
      characters = Array(TextLine.sanitized(newValue))
      cursor = characters.count
      setNeedsDisplay()
    }
  }

  /// What is shown while there is no text.
  public var placeholder: String { didSet { setNeedsDisplay() } }

  /// Before which character the next one is typed, from 0 to the text's length.
  public private(set) var cursor = 0

  /// Creates a text field.
  public init(_ text: String = "", placeholder: String = "", frame: CGRect = .zero) {
    self.placeholder = placeholder
    super.init(frame: frame)
    self.text = text
  }

  open override var takesText: Bool { true }

  open override var shownText: String? { characters.isEmpty ? placeholder : text }

  /// One row of 20 columns, if there is room.
  open override func sizeThatFits(_ room: CGSize) -> CGSize {
    CGSize(width: 20, height: 1).limited(to: room)
  }

  /// Puts the cursor where the press is.
  open override func handlePointer(_ phase: PointerPhase, at point: CGPoint) {
    guard phase == .pressed, isEnabled else { return }
    var column = Int(cell: point.x - bounds.origin.x - 0.5) - 1
    cursor = firstShown
    while cursor < characters.count, column >= DisplayWidth.of(characters[cursor]) {
      column -= DisplayWidth.of(characters[cursor])
      cursor += 1
    }
    setNeedsDisplay()
  }

  open override func handleText(_ text: String) -> Bool {
    guard isEnabled else { return false }
    let typed = Array(TextLine.sanitized(text))
    guard !typed.isEmpty else { return true }
    edit(cursor..<cursor, with: typed)
    return true
  }

  open override func handleKey(_ key: GuideKey) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .tab, .backTab, .escape: return false
    case .character(let character): return handleText(String(character))
    case .space: return handleText(" ")
    case .return: send(.submit)
    case .backspace: if cursor > 0 { edit(cursor - 1..<cursor, with: []) }
    case .delete: if cursor < characters.count { edit(cursor..<cursor + 1, with: []) }
    case .left: move(to: cursor - 1)
    case .right: move(to: cursor + 1)
    case .home, .pageUp, .up: move(to: 0)
    case .end, .pageDown, .down: move(to: characters.count)
    }
    return true
  }

  private func edit(_ range: Range<Int>, with typed: [Character]) {
    // Marks may join the character before them, so the text is cut into characters anew.
    let before = Array(String(characters[..<range.lowerBound] + typed))
    characters = Array(String(before + characters[range.upperBound...]))
    cursor = min(before.count, characters.count)
    setNeedsDisplay()
    send(.change)
  }

  private func move(to position: Int) {
    cursor = position.clamped(to: 0...characters.count)
    setNeedsDisplay()
  }

  open override func draw(in painter: inout Painter) {
    let width = CellRect(frame).width
    let isFocused = painter.focus === self
    let field = painter.theme.field
    guard width > 2 else {
      painter.write(TextLine(text), in: bounds, style: field)
      return
    }
    let room = width - 2
    showCursor(in: room)
    let (left, top) = (bounds.origin.x, bounds.origin.y)
    let isEmpty = characters.isEmpty
    let shown = isEmpty ? placeholder : String(characters[firstShown...])
    let marks = isFocused ? (painter.glyphs.focusBefore, painter.glyphs.focusAfter) : ("[", "]")
    let filler = String(repeating: "_", count: room)
    painter.write(String(Character(marks.0)), at: CGPoint(x: left, y: top), style: .plain)
    painter.write(filler, at: CGPoint(x: left + 1, y: top), style: painter.theme.secondary)
    painter.write(
      TextLine(shown).truncated(to: room, ellipsis: painter.glyphs.ellipsis),
      at: CGPoint(x: left + 1, y: top), style: isEmpty ? painter.theme.secondary : field)
    let right = CGPoint(x: left + CGFloat(width - 1), y: top)
    painter.write(String(Character(marks.1)), at: right, style: .plain)
    if isFocused { drawCursor(&painter) }
  }

  private func drawCursor(_ painter: inout Painter) {
    let column = widthOfCharacters(firstShown..<cursor) + 1
    let place = CGRect(
      x: bounds.origin.x + CGFloat(column), y: bounds.origin.y, width: 1, height: 1)
    let cells = painter.cells(place)
    painter.canvas.restyle(cells) { $0.attributes.insert(.reverse) }
  }

  private func showCursor(in room: Int) {
    firstShown = min(firstShown, cursor)
    while firstShown < cursor, widthOfCharacters(firstShown..<cursor) >= room { firstShown += 1 }
  }

  private func widthOfCharacters(_ range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + DisplayWidth.of($1) }
  }
}
