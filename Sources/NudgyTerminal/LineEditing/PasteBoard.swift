import Foundation
import NudgyCore

/// What was pasted into the line: long texts behind a chip, short ones as they are.
struct PasteBoard {
  /// A stand-in for a long text, such as `[pasted 212 words]`.
  private struct Chip {
    let label: String
    let text: String
    let isPasted: Bool
  }

  private var chips: [Chip] = []
  private var fragments: [String] = []

  /// More words than this, or more than one line, become a chip.
  static let wordLimit = 40
  static let characterLimit = 400

  /// Cleaned text of pasted bytes: valid UTF-8, LF line breaks, no control characters, no empty end.
  static func clean(_ bytes: [UInt8]) -> String {
    var text = PlainText.multiLine(String(decoding: bytes, as: UTF8.self))
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }

  static func isLong(_ text: String) -> Bool {
    text.utf8.count > characterLimit * 4 || text.count > characterLimit || wordCount(text) > wordLimit
  }

  private static func wordCount(_ text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count
  }

  /// What to put into the line for a pasted text.
  mutating func insertion(forPaste text: String) -> String {
    if text.contains("\n") || PasteBoard.isLong(text) { return chip(for: text, isPasted: true) }
    let line = text.replacing("\t", with: " ").composed
    if !line.isEmpty { fragments.append(line) }
    return line
  }

  /// A chip for a text, the same one for the same text.
  mutating func chip(for text: String, isPasted: Bool) -> String {
    if let known = chips.first(where: { $0.text == text && $0.isPasted == isPasted }) { return known.label }
    let words = PasteBoard.wordCount(text)
    let size =
      text.count > words * 20
      ? TerminalWording.pasted(characters: text.count) : TerminalWording.pasted(words: words)
    var label = "[\(size)]"
    var count = 1
    while chips.contains(where: { $0.label == label }) {
      count += 1
      label = "[\(size), \(count)]"
    }
    chips.append(Chip(label: label, text: text, isPasted: isPasted))
    return label
  }

  /// Forgets the short pastes, at the start of a line. Chips stay, as history can bring them back.
  mutating func beginLine() {
    fragments.removeAll()
  }

  /// The chip that ends, or begins, a text; it is moved over and deleted as one.
  func chip(endingAt text: String) -> String? {
    guard text.hasSuffix("]") else { return nil }
    return chips.first { text.hasSuffix($0.label) }?.label
  }

  func chip(beginning text: String) -> String? {
    guard text.hasPrefix("[") else { return nil }
    return chips.first { text.hasPrefix($0.label) }?.label
  }
}

// MARK: - Expanding

extension PasteBoard {
  /// The whole text a line stands for, and which parts of it were pasted.
  func expand(_ line: String) -> TypedLine {
    var text = ""
    var length = 0
    var pasted: [Range<Int>] = []
    var waiting = fragments
    for piece in pieces(of: line) {
      switch piece {
      case .typed(let words):
        pasted += ranges(of: &waiting, in: words).map { $0.lowerBound + length..<$0.upperBound + length }
        text += words
        length += words.utf8.count
      case .chip(let chip):
        text += chip.text
        if chip.isPasted { pasted.append(length..<length + chip.text.utf8.count) }
        length += chip.text.utf8.count
      }
    }
    return TypedLine(text: text, pasted: pasted)
  }

  private enum Piece {
    case typed(String)
    case chip(Chip)
  }

  private func pieces(of line: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(line)
    while !rest.isEmpty {
      let found = chips.compactMap { chip in rest.firstRange(of: chip.label).map { (chip, $0) } }
      guard let (chip, range) = found.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else { break }
      if range.lowerBound > rest.startIndex {
        pieces.append(.typed(String(rest[..<range.lowerBound])))
      }
      pieces.append(.chip(chip))
      rest = rest[range.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.typed(String(rest))) }
    return pieces
  }

  /// Where short pastes stand in typed text; found ones are taken out of `waiting`. Of one that was changed by hand
  /// since, the words that are still there.
  private func ranges(of waiting: inout [String], in words: String) -> [Range<Int>] {
    var found: [Range<Int>] = []
    func take(_ fragment: some StringProtocol) -> Bool {
      let places = words.ranges(of: fragment).map { range in
        let start = words.utf8.distance(from: words.startIndex, to: range.lowerBound)
        return start..<start + fragment.utf8.count
      }
      guard let free = places.first(where: { place in !found.contains { $0.overlaps(place) } }) else {
        return false
      }
      found.append(free)
      return true
    }
    waiting.removeAll { take($0) }
    waiting.removeAll { fragment in
      // A loop that stops at the first word would miss those behind it.
      fragment.split(separator: " ").reduce(false) { take($1) || $0 }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }
}
