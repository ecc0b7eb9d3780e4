import NudgyTerminal

/// Breaks speech into lines while it arrives: what fits is passed on at once, nothing is ever taken back.
struct SpeechStream: Sendable {
  /// Cells a line may take; nil leaves the breaking to whatever shows the text.
  let columns: Int?
  /// Cells of space before every line but the first.
  let indent: Int
  /// Words that begin this close to the margin wait until they are whole; longer ones are broken.
  private static let reserve = 24

  private var column: Int
  private var word = ""
  private var wordWidth = 0
  /// The part of the word that is on screen already.
  private var shownWidth = 0
  private var gap = 0
  private var breaks = 0
  private var isBlank = true

  /// - Parameter column: cells taken already on the first line.
  init(columns: Int?, indent: Int, column: Int) {
    self.columns = columns
    self.indent = indent
    self.column = column
  }

  /// What a piece puts on the screen now.
  mutating func take(_ piece: String) -> String {
    var output = ""
    for character in piece {
      if character.isNewline {
        output += endWord()
        gap = 0
        if !isBlank { breaks += 1 }
      } else if character.isWhitespace {
        output += endWord()
        if breaks == 0, !isBlank { gap += 1 }
      } else {
        word.append(character)
        wordWidth += CellWidth.of(character)
      }
    }
    if canShowPart { output += showWord() }
    return output
  }

  /// The rest, when nothing more will come.
  mutating func finish() -> String { endWord() }

  private var canShowPart: Bool {
    guard let columns else { return true }
    return shownWidth > 0 || columnAfterGap + SpeechStream.reserve <= columns
  }

  private var columnAfterGap: Int { breaks > 0 ? indent : column + gap }

  private mutating func endWord() -> String {
    let output = word.isEmpty ? "" : showWord()
    wordWidth = 0
    shownWidth = 0
    return output
  }

  private mutating func showWord() -> String {
    guard !word.isEmpty else { return "" }
    var output = ""
    if breaks > 0 {
      output += newLine(breaks)
    } else if let columns, shownWidth == 0, column + gap + wordWidth > columns, column > indent {
      output += newLine(1)
    } else if shownWidth == 0 {
      output += CellText.spaces(gap)
      column += gap
    }
    breaks = 0
    gap = 0
    output += pouredWord()
    isBlank = false
    return output
  }

  /// The waiting part of the word, broken only where it alone is wider than a line.
  private mutating func pouredWord() -> String {
    var output = ""
    for character in word {
      let width = CellWidth.of(character)
      if let columns, column + width > columns { output += newLine(1) }
      output.append(character)
      column += width
      shownWidth += width
    }
    word = ""
    return output
  }

  private mutating func newLine(_ count: Int) -> String {
    column = indent
    return String(repeating: "\n", count: min(count, 2)) + CellText.spaces(indent)
  }
}
