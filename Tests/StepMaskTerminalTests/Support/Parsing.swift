import Foundation
import StepMask
import Testing

@testable import StepMaskTerminal

/// What a terminal sends, written so that a log of the tests holds none of it.
struct Sent: ExpressibleByStringInterpolation, CustomTestStringConvertible, Sendable {
  let text: String

  init(stringLiteral text: String) { self.text = text }
  init(_ text: String) { self.text = text }

  var testDescription: String {
    text.count > 99 ? "\(text.count) characters" : text.debugDescription
  }

  static func + (left: Sent, right: Sent) -> Sent { Sent(left.text + right.text) }
}

/// The events of a text of bytes that come at once, and of the waiting after them.
func events(_ sent: Sent) -> [TerminalEvent] { events(Array(sent.text.utf8)) }

/// The events of bytes that come at once, and of the waiting after them.
func events(_ bytes: [UInt8]) -> [TerminalEvent] {
  var parser = TerminalInputParser()
  return parser.feed(bytes, at: 0) + parser.advance(to: 100)
}

/// The bytes of pieces like those that a terminal sends, right and broken ones.
enum RandomInput {
  private static let pieces: [String] = [
    "a", "Z", "~", "[", "O", "M", "m", "<", ";", "0", "1", "201~", "\u{1B}", "\u{1B}\u{1B}",
    "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}[1;5:3C",
    "\u{1B}[3~", "\u{1B}OP", "\u{1B}O5Q", "\u{1B}[[A", "\u{1B}[M !!", "\u{1B}[<0;5;7M",
    "\u{1B}[<0;5;7m", "\u{1B}[<65;0;-3M", "\u{1B}[<35;99999999999999999999;1M", "\u{1B}[32;5;7M",
    "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[20", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?1;2c",
    "\u{1B}[?2026;2$y", "\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\", "\u{1B}]10;rgb:1/2/3\u{7}",
    "\u{1B}\\", "\u{7}", "\r", "\n", "\t", "\u{7F}", "\u{0}", "\u{3}", "\u{18}", "\u{1A}", "é",
    "界", "👍🏽", "e\u{301}", "\u{9B}A", "\u{85}", "\u{202E}",
  ]

  static func bytes(_ generator: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      } else {
        bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8)
      }
    }
    return bytes
  }
}
