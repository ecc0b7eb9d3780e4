/// Titles of what is done before work, so that a bare hour means the morning.
enum MorningTitle {
  /// Whether the words of a task name such a deed and nothing that belongs to the rest of the day.
  static func isOne(_ title: String) -> Bool {
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    guard !words.contains(where: later.contains) else { return false }
    return words.enumerated().contains { index, word in
      switch word {
      case "school", "gym", "run", "jog", "commute": index < 4
      // "ring the surgery at eight when they open"
      case "open", "opens": index > 1
      case "kids", "kid": words[0] == "drop" || words[0] == "take"
      default: false
      }
    }
  }

  /// What is done in the afternoon or evening, or at an hour of its own.
  private static let later: Set<String> = [
    "pick", "pickup", "collect", "fetch", "dinner", "supper", "bed", "after", "from", "play", "concert",
    "recital", "meeting", "game", "late", "home", "errands", "to", "by",
  ]
}
