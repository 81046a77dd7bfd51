import StepMaskText
import Testing

@testable import StepMaskTerminal

@Suite struct FrameWriterPropertyTests {
  @Test(arguments: WidthModel.allCases)
  func `frame by frame shows the same as the last frame painted whole`(model: WidthModel) {
    var generator = SplitMix64(seed: 21)
    for number in 0..<propertyCases {
      let capabilities = TerminalCapabilities.random(&generator)
      var frames = RandomFrames(&generator)
      var writer = FrameWriter(capabilities: capabilities)
      var terminal = VirtualTerminal(frames.canvas, model)
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        frames.change(&generator)
        if terminal.width != frames.canvas.width || terminal.height != frames.canvas.height {
          terminal = VirtualTerminal(frames.canvas, model)
        } else if Int.random(in: 0..<8, using: &generator) == 0 {
          writer.invalidate()
          terminal.litter()
        }
        terminal.feed(writer.bytes(for: frames.canvas))
      }
      var whole = VirtualTerminal(frames.canvas, model)
      var wholeWriter = FrameWriter(capabilities: capabilities)
      whole.feed(wholeWriter.bytes(for: frames.canvas))
      guard terminal.cells == whole.cells, terminal.faults + whole.faults == [],
        !terminal.isHolding, terminal.showsASCII(of: frames.canvas, capabilities)
      else {
        let place = terminal.cells.indices.first { terminal.cells[$0] != whole.cells[$0] }
        let cells = place.map { (terminal.cells[$0], whole.cells[$0]) }
        Issue.record(
          """
          case \(number), cell \(place ?? -1): \(String(describing: cells)), \(terminal.faults)
          \(frames.canvas.lines())
          """)
        return
      }
    }
  }

  @Test func `a terminal that counts like the canvas shows the canvas`() {
    var generator = SplitMix64(seed: 22)
    for number in 0..<propertyCases {
      let capabilities = TerminalCapabilities.random(&generator)
      var frames = RandomFrames(&generator)
      var writer = FrameWriter(capabilities: capabilities)
      var terminal = VirtualTerminal(frames.canvas, .characters)
      for _ in 0..<3 {
        frames.change(&generator)
        if terminal.width != frames.canvas.width || terminal.height != frames.canvas.height {
          terminal = VirtualTerminal(frames.canvas, .characters)
        }
        terminal.feed(writer.bytes(for: frames.canvas))
        guard terminal.shows(frames.canvas, capabilities) else {
          Issue.record("case \(number): \(frames.canvas.lines())")
          return
        }
      }
    }
  }
}

extension VirtualTerminal {
  /// An empty terminal of a frame's size, littered.
  init(_ canvas: Canvas, _ model: WidthModel) {
    self.init(width: canvas.width, height: canvas.height, model: model)
    litter()
  }

  /// Whether each ASCII character is in its place, whatever is beside it.
  func showsASCII(of canvas: Canvas, _ capabilities: TerminalCapabilities) -> Bool {
    (0..<height).allSatisfy { row in
      (0..<width).allSatisfy { column in
        let scalars = canvas.scalars(column: column, row: row)
        guard scalars.count == 1, scalars[0].isASCII else { return true }
        let seen = cells[row * width + column]
        return seen.scalars == scalars
          && seen.style == capabilities.shown(canvas[column, row].style)
      }
    }
  }

  /// Whether each cell shows what it shall, in the style that the ladder gives it.
  func shows(_ canvas: Canvas, _ capabilities: TerminalCapabilities) -> Bool {
    (0..<height).allSatisfy { row in
      (0..<width).allSatisfy { column in
        let (cell, seen) = (canvas[column, row], cells[row * width + column])
        var scalars = canvas.scalars(column: column, row: row)
        if !capabilities.takesUnicode, !scalars.allSatisfy(\.isASCII) || scalars.count > 1 {
          scalars = ["?"]
        }
        if cell.width == 0 {
          return capabilities.takesUnicode ? seen.width == 0 : seen.scalars == ["?"]
        }
        return seen.style == capabilities.shown(cell.style)
          && seen.scalars == scalars
      }
    }
  }
}
