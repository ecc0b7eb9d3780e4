import NudgyCore

/// "Hide this", "postpone it": said of something that is there, and no title of anything new.
enum PutOffWords {
  static func areAll(_ title: String) -> Bool {
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.count == 2 else { return false }
    return deeds.contains(words[0]) && pointers.contains(words[1])
  }

  private static let deeds: WordTable = "hide snooze postpone delay defer skip push move drop bump put"
  private static let pointers: WordTable = "this that it them these those"
}
