// "talk to the the landlord", "i need to i need to call": words said twice in a row are said once.
extension WordRefiner {
  static let dropRepetitions = WordRefiner(name: "drop repetitions") { words, _ in
    var result: [Word] = []
    result.reserveCapacity(words.count)
    for word in words {
      result.append(word)
      // "laundry, definitely laundry"
      if isInsisted(result) {
        result.removeLast(2)
        continue
      }
      // The longest stretch first, so that "i need to i need to" goes as a whole.
      for length in stride(from: 4, through: 1, by: -1) where isRepeated(result, length) {
        result.removeLast(length)
        break
      }
    }
    return result
  }

  private static func isInsisted(_ words: [Word]) -> Bool {
    guard words.count >= 3, let last = words.last, last.when < 0, !last.isAny(.small) else { return false }
    let stress = words[words.count - 2]
    return words[words.count - 3].text == last.text && stress.pause == .comma && last.pause == .none
      && ["definitely", "yes", "absolutely", "really", "so", "seriously"].contains(stress.text)
  }

  private static func isRepeated(_ words: [Word], _ length: Int) -> Bool {
    guard words.count >= length * 2 else { return false }
    let second = words.count - length
    for offset in 0..<length {
      let word = words[second + offset]
      guard word.text == words[second - length + offset].text, word.pause == .none, word.when < 0 else {
        return false
      }
    }
    guard length == 1 else { return true }
    return words[second].isAny(.small) || words[second].isAny([.verb]) && !words[second].isAny([.number])
  }
}
