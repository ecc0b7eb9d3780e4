import NudgyCore

// What the words around a number or a name say about it.
extension WhenReader {
  /// Whether the word at `index` is counted by the number before it: "5 people", "3 different stores", "10 %".
  func isCounted(_ index: Int) -> Bool {
    let next = self[index]
    switch next.shape {
    case .mark: return ContextWords.countMarks.contains(next.lower) || next.isGlued && isGluedWord(index)
    case .word:
      if next.lower == "am" || next.lower == "pm" { return false }
      // "at 9 or 11" are two hours, "9 or 10 people" are people.
      if next.lower == "or", let other = integer(index + 1), lower(other.next) != "or" {
        return isCounted(other.next)
      }
      if ContextWords.counted.contains(next.lower) || next.sense.unit != nil && next.sense.ordinal == nil {
        return true
      }
      return next.categories.isSubset(of: .holiday) && (looksPlural(next.lower) || isAddress(index))
    case .other: return next.isGlued
    default: return false
    }
  }

  /// "sold at 4.50", "at 3.59 a gallon": what one thing costs.
  func isPriced(_ index: Int) -> Bool {
    ContextWords.trading.contains(lower(index - 2)) || isOne(of: ["per", "each"], at: index + 1)
      || lower(index + 1) == "a" && ContextWords.counted.contains(lower(index + 2))
  }

  /// A hyphen or slash that ties a number to a word: `3-pack`, `5/box`.
  private func isGluedWord(_ index: Int) -> Bool {
    isOne(of: ["-", "/"], at: index) && self[index + 1].isGlued && self[index + 1].shape == .word
      && self[index + 1].categories.isEmpty
  }

  private func looksPlural(_ word: String) -> Bool {
    word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") && !word.contains("'")
      && !ContextWords.notPlural.contains(word)
  }

  /// "at 10 downing street": a street word soon after a number; not "at 12 on elm st".
  private func isAddress(_ index: Int) -> Bool {
    let words = (index..<index + 3).lazy.map { self.lower($0) }
    let first = words.first { ContextWords.streets.contains($0) || ContextWords.function.contains($0) }
    return first.map(ContextWords.streets.contains) ?? false
  }

  /// Whether a number at `index` is a label rather than a time: "room 5", "version 3", "#12", "$5".
  func isLabelled(_ index: Int) -> Bool {
    let before = self[index - 1]
    guard before.shape == .mark else { return ContextWords.labels.contains(before.lower) }
    return isOne(of: ["$", "#", "€", "£"], at: index - 1)
      || before.isGlued && self[index].isGlued && isOne(of: ["-", "/"], at: index - 1)
  }

  /// Whether a noun follows, so that what stands before it describes it: "christmas tree", "weekly report".
  func isDescribing(_ index: Int) -> Bool {
    let next = self[index]
    if next.lower == "-" && next.isGlued { return true }
    return next.shape == .word && next.categories.isSubset(of: .holiday)
      && !ContextWords.function.contains(next.lower)
  }
}
