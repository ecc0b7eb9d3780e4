/// Text that is not said to anybody: source code, a log, another language. It is kept whole or not at all.
package struct StrangeText: Sendable {
  private let words: ReaderWords
  private let text: String

  package init(_ text: String) {
    self.text = text
    words = ReaderWords(text)
  }

  package func isStrange(to reader: LearnedReader) -> Bool { isCode || isLog || isForeign(to: reader) }

  /// Lines that end or begin as no sentence does.
  private var isCode: Bool {
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    let odd = lines.count { line in
      line.last.map { "{};".contains($0) } == true || line.hasSuffix("):") || line.hasPrefix("//")
        || line.contains("(") && line.contains(")") && !line.contains(" (")
    }
    // A list may have a mark behind each item.
    let hasSigns = ["{", "}", "=", "//", "):"].contains { text.contains($0) }
    return odd > 1 && hasSigns && 2 * odd >= lines.count
  }

  /// Lines that begin with a day and a time to the second.
  private var isLog: Bool {
    let lines = text.split(separator: "\n")
    let stamped = lines.count { $0.prefix(24).count { $0 == ":" } >= 2 && $0.first?.isNumber == true }
    return stamped > 1 && 2 * stamped >= lines.count
  }

  /// Hardly a word that English has.
  private func isForeign(to reader: LearnedReader) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    if letters.count > 3, 2 * letters.count(where: { $0.value > 0x24F }) > letters.count { return true }
    let said = words.words.filter { $0.norm.unicodeScalars.first?.properties.isAlphabetic == true }
    let isKnown = Dictionary(
      said.map { ($0.norm, reader.knows($0.stem) || StrangeText.common.contains($0.norm)) },
      uniquingKeysWith: { first, _ in first })
    // "Blorp fnargle wibble": names are written large, and what one word means its writer knows.
    if (2...4).contains(isKnown.count), isKnown.keys.allSatisfy({ $0.count > 3 }),
      !text.dropFirst().contains(where: \.isUppercase),
      words.words.count == said.count,
      !isKnown.values.contains(true)
    {
      return true
    }
    guard isKnown.count > 4, 3 * isKnown.values.count(where: \.self) <= isKnown.count else { return false }
    // Neither is a list of things that are called as nothing else is.
    return 3 * said.count { isKnown[$0.norm] == true } <= said.count
  }

  /// Everyday words that name nothing; those that other languages have as well are left out.
  private static let common = Set(
    """
    the my your his her our their i i'm im you he she we they this that these those of to in for from by with and but so \
    is are was were be been am do does did don't dont didn't doesn't have has had will would can could should must not \
    it it's its what what's when where who why how which there here now then today tomorrow yesterday tonight week month \
    just also all any some every only really very too much more most less than before after until till while because if \
    go goes going gone went come comes came get gets got give gave take took make made say says said know knows knew \
    think want need keep let put see saw look tell told ask still already always never again first next last later soon \
    one two three thing things something anything nothing someone everyone way day time good bad new old big little long \
    please thanks thank yes ok okay sorry hello hi hey hahaha lol bye about around up down out off over under back easy easier \
    other another own same done finish finished start stop may might like nice right wrong
    """.split(separator: " ").map(String.init))
}
