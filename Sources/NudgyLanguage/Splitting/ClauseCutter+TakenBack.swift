// "no scratch that", "never mind": where something is taken back.
extension ClauseCutter {
  /// "no scratch that", also with what leads up to it.
  func isTakenBack(near index: Int) -> Bool {
    var place = index
    while place < min(words.count, index + 3), isOpening(words[place].text) { place += 1 }
    return isTakenBack(at: place)
  }

  private func isOpening(_ word: String) -> Bool {
    switch word {
    case "no", "actually", "wait", "oh", "yeah": true
    default: false
    }
  }

  /// Whether "scratch that" has just been said.
  func isJustTakenBack(before index: Int) -> Bool {
    index >= 2 && words[index - 1].text == "that" && isTakenBack(at: index - 2)
  }

  /// "scratch that", "never mind": takes back what was said before.
  func isTakenBack(at index: Int) -> Bool {
    guard index < words.count, let next = finder.word(index + 1)?.text else { return false }
    switch words[index].text {
    case "scratch", "strike": return next == "that"
    case "never": return next == "mind"
    case "ignore": return next == "that"
    default: return false
    }
  }
}
