// Breaking styled text into lines of at most so many cells.
extension StyledText {
  /// The text in lines of at most `columns` cells, broken at spaces, and inside words only when a word alone
  /// is too wide. Line breaks in the text stay.
  ///
  /// - Parameters:
  ///   - columns: cells of a line.
  ///   - indent: cells of space before every line but the first of each paragraph.
  package func wrapped(columns: Int, indent: Int = 0) -> [StyledText] {
    var wrapper = LineWrapper(columns: max(2, columns), indent: indent)
    for span in spans {
      for character in span.text { wrapper.take(character, span.style) }
    }
    return wrapper.finish()
  }
}

/// Collects characters into words and words into lines.
private struct LineWrapper {
  let columns: Int
  let indent: Int
  private var lines: [StyledText] = []
  private var line = StyledText()
  private var lineWidth = 0
  private var gap = StyledText()
  private var gapWidth = 0
  private var word = StyledText()
  private var wordWidth = 0

  init(columns: Int, indent: Int) {
    self.columns = columns
    self.indent = min(indent, columns / 2)
  }

  mutating func take(_ character: Character, _ style: TextStyle) {
    if character.isNewline {
      endWord()
      endLine(indent: 0)
    } else if character == " " {
      endWord()
      gap.append(" ", style)
      gapWidth += 1
    } else {
      let width = CellWidth.of(character)
      let breaksAnywhere = character.unicodeScalars.first.map(CellWidth.isWide) ?? false
      if breaksAnywhere { endWord() }
      if wordWidth + width > columns - indent { endWord() }
      word.append(String(character), style)
      wordWidth += width
      if breaksAnywhere { endWord() }
    }
  }

  mutating func finish() -> [StyledText] {
    endWord()
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if lineWidth + gapWidth + wordWidth > columns, lineWidth > indent {
      gap = StyledText()
      gapWidth = 0
      endLine(indent: indent)
    }
    line.append(gap)
    line.append(word)
    lineWidth += gapWidth + wordWidth
    gap = StyledText()
    gapWidth = 0
    word = StyledText()
    wordWidth = 0
  }

  private mutating func endLine(indent: Int) {
    lines.append(line)
    line = StyledText(CellText.spaces(indent))
    lineWidth = indent
    gap = StyledText()
    gapWidth = 0
  }
}
