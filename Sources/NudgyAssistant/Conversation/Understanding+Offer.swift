import NudgyLanguage

extension Understanding {
  /// What could be kept later: words that were heard as talk and may have been more.
  var wordsToKeep: String? {
    let isTalk = acts.allSatisfy { [.chat, .feeling, .smallTalk].contains($0.intent) }
    return isTalk && text.split(maxSplits: 2, whereSeparator: \.isWhitespace).count > 1 ? text : nil
  }
}
