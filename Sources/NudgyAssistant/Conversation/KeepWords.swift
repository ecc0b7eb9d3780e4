import NudgyCore
import NudgyLanguage

/// "Keep it", after words that were taken for talk: nothing that was said has to be said twice.
enum KeepWords {
  private static let words: Set = [
    "keep it", "keep that", "keep it please", "hold it", "hold that", "hold onto that", "hold on to that",
    "save it", "save that", "add it", "add that", "add that one", "yes keep it", "yes keep that",
    "yes hold it", "yes add it", "yes add that", "note it", "note that", "write that down",
    "write it down", "put that on my list", "put it on my list", "add that to my list",
    "add it to my list", "make that a task", "make it a task", "that is a task", "that's a task",
    "that was a task", "yes hold that", "remember that",
  ]

  static func asks(_ text: String) -> Bool {
    words.contains(YesOrNo.spelled(text))
  }

  /// What of `text` could be kept later: words that were heard as talk and may have been more.
  static func offer(_ text: String, _ understanding: Understanding) -> String? {
    let isTalk = understanding.acts.allSatisfy { [.chat, .feeling, .smallTalk].contains($0.intent) }
    return isTalk && text.split(maxSplits: 2, whereSeparator: \.isWhitespace).count > 1 ? text : nil
  }
}
