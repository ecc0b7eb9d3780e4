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
    // A few short words are talk and nothing else; however many they are, nothing that may be more goes unasked.
    let count = text.split(maxSplits: 4, whereSeparator: \.isWhitespace).count
    guard count >= 4 || text.utf8.count > 60, understanding.acts.allSatisfy({ $0.intent == .chat }),
      !understanding.acts.contains(where: { $0.details == .question }), !text.contains("?"),
      !text.lowercased().hasPrefix("i wonder")
    else { return nil }
    return text
  }
}
