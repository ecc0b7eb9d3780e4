import NudgyCore

/// "Call me Sam": how to be called, and no call to be made.
enum NameTelling {
  static func act(_ text: String) -> Act? {
    let words = text.trimmingSigns.split(separator: " ").map(String.init)
    let lower = words.map { $0.lowercased().trimmingSigns }
    guard lower.starts(with: ["call", "me"]), (1...2).contains(words.count - 2) else { return nil }
    let name = Array(lower.dropFirst(2))
    guard name.allSatisfy({ !later.contains($0) && $0.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" } })
    else { return nil }
    return Act(
      .remember, confidence: 1, span: 0..<text.utf8.count,
      details: .fact(
        subject: "name", text: words.dropFirst(2).joined(separator: " ").trimmingSigns,
        category: FactWords.MemoryCategory.name))
  }

  /// "Call me later" wants to be called.
  private static let later: WordTable = """
    later back tomorrow tonight when at on in if now please again a an the crazy today soon asap monday tuesday
    wednesday thursday friday saturday sunday
    """
}
