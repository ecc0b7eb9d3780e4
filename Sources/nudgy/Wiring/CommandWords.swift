/// A command line of plain words.
enum CommandWords {
  private static let shellMarks: Set<Character> = [
    "|", "&", ";", "<", ">", "(", ")", "$", "`", "*", "?", "[", "]", "{", "}", "~", "#", "!", "\n",
  ]

  /// The words, with quotes taken off; nil when only a shell can make sense of it.
  static func split(_ command: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open {
          quote = nil
        } else if open == "\"", "$`".contains(character) {
          return nil
        } else {
          word = (word ?? "") + String(character)
        }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if shellMarks.contains(character) {
        return nil
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    // An assignment before the program's name is the shell's.
    guard quote == nil, !isEscaped, let first = words.first, !first.contains("=") else { return nil }
    return words
  }
}
