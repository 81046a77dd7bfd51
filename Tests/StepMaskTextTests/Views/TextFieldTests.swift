import Foundation
import StepMask
import Testing

@testable import StepMaskText

@MainActor
@Suite struct `Text field` {
  private let screen = Screens.empty(20, 3)
  private let field = TextField(
    placeholder: "name", frame: CGRect(x: 0, y: 0, width: 10, height: 1))

  init() { screen.root.addSubview(field) }

  private func send(_ keys: GuideKey...) { screen.send(keys.map { .key($0) }) }

  @Test func `it is edited by keys and text`() {
    screen.tap(column: 2, row: 0)
    #expect(field.isFocused)
    screen.send([.text("helo"), .key(.left), .key(.character("l")), .key(.end), .key(.space)])
    #expect(field.text == "hello ")
    send(.backspace, .home, .delete)
    #expect(field.text == "ello" && field.cursor == 0)
    send(.backspace, .left, .end, .delete, .right)
    #expect(field.text == "ello" && field.cursor == 4)
  }

  @Test func `changes and Return are told`() {
    var events: [String] = []
    field.on(.change) { events.append("change") }
    field.on(.submit) { events.append("submit") }
    screen.focusedView = field
    screen.send([.text("a"), .key(.return), .key(.left), .key(.backspace)])
    #expect(events == ["change", "submit"])
  }

  @Test func `Tab and Escape leave it`() {
    var unhandled: [GuideInput] = []
    screen.onUnhandledInput = { unhandled.append($0) }
    let button = Button("Go", frame: CGRect(x: 0, y: 1, width: 6, height: 1))
    screen.root.addSubview(button)
    screen.focusedView = field
    send(.escape, .up, .tab)
    #expect(unhandled == [.key(.escape)])
    #expect(screen.focusedView === button)
  }

  @Test func `controls are never in the text`() {
    screen.focusedView = field
    screen.send([.text("a\u{1B}[2J\r\nb\u{202E}")])
    #expect(field.text == "a[2J b")
    field.text = "x\u{7}y"
    #expect(field.text == "xy")
  }

  @Test func `it shows placeholder, text and focus`() {
    #expect(screen.snapshot().lines[0].hasPrefix("[name____]"))
    field.text = "ab界"
    screen.focusedView = field
    #expect(screen.snapshot().lines[0].hasPrefix("▸ab界____◂"))
    #expect(screen.snapshot().attributeLines[0].hasPrefix(".44448..."))
  }

  @Test func `the cursor stays in view in a long text`() {
    screen.focusedView = field
    screen.send([.text("abcdefghijkl")])
    #expect(screen.snapshot().lines[0].hasPrefix("▸fghijkl_◂"))
    send(.home)
    #expect(screen.snapshot().lines[0].hasPrefix("▸abcdefg…◂"))
  }

  @Test func `a press puts the cursor there`() {
    field.text = "a界b"
    for (column, cursor) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (8, 3)] {
      screen.tap(column: column, row: 0)
      #expect(field.cursor == cursor)
    }
  }

  @Test func `marks join the character before them`() {
    screen.focusedView = field
    screen.send([.text("e"), .text("\u{301}"), .text("x"), .key(.backspace), .key(.backspace)])
    #expect(field.text.isEmpty || field.text == "e")
  }
}
