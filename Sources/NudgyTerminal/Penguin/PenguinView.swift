import NudgyCore

/// The penguin, alone or with words at its side.
package enum PenguinView {
  /// Cells from the left edge to the words beside the penguin.
  private static let artColumns = 13

  /// The penguin alone; a short sentence in plain mode.
  package static func render(_ pose: PenguinPose, on canvas: Canvas) -> StyledText {
    if canvas.isPlain { return StyledText(TerminalWording.word(pose) + "\n") }
    return .lines(PenguinArt.rows(pose).map(row))
  }

  /// The penguin with words beside it; the words alone in plain mode or where both do not fit.
  package static func render(_ pose: PenguinPose, saying words: StyledText, on canvas: Canvas) -> StyledText {
    guard !canvas.isPlain, canvas.columns >= artColumns + 24 else {
      return .lines(words.wrapped(columns: canvas.columns))
    }
    let art = PenguinArt.rows(pose)
    let speech = words.wrapped(columns: min(canvas.columns, 80) - artColumns)
    let start = max(0, (art.count - speech.count) / 2)
    var lines: [StyledText] = []
    for index in 0..<max(art.count, start + speech.count) {
      var line = index < art.count ? row(art[index]) : StyledText()
      if index >= start, index - start < speech.count, !speech[index - start].isEmpty {
        line += StyledText(CellText.spaces(artColumns - line.width)) + speech[index - start]
      }
      lines.append(line)
    }
    return .lines(lines)
  }

  /// Beak and feet, hearts and stars carry the colour.
  private static func row(_ art: String) -> StyledText {
    var text = StyledText()
    for character in art {
      let style: TextStyle =
        switch character {
        case "▾": .accent(.stale)
        case "♥": .accent(.overdue)
        case "*", "·", "?", "z": .accent(.active)
        default: .plain
        }
      text.append(String(character), style)
    }
    return text
  }
}
