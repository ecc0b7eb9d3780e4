/// Notices prose that says something was changed.
enum ClaimDetector {
  private static let subjects = ["i've ", "i have ", "i just ", "i've just ", "i have just ", "i "]
  private static let verbs = [
    "added", "created", "marked", "completed", "snoozed", "moved", "updated", "deleted", "removed",
    "scheduled", "rescheduled", "dropped", "saved", "noted", "crossed", "checked", "ticked", "renamed",
    "set a reminder", "put it on", "put that on", "written it down", "written that down",
  ]
  private static let phrases = [
    "is now on your list", "are now on your list", "has been added", "have been added", "has been moved",
    "has been marked", "has been snoozed", "has been removed", "has been updated", "has been scheduled",
    "is now marked", "is now scheduled", "marked as done", "marked it as done", "added to your list",
    "added it to your list", "all set", "consider it done", "taken care of", "all done", "i'll remind you",
    "i will remind you", "got it down", "it's on your list", "it's on the list",
  ]

  static func claimsChange(_ text: String) -> Bool {
    let lower = text.lowercased().replacing("\u{2019}", with: "'")
    // What is asked is not claimed.
    let told = lower.split(separator: ".").flatMap { $0.split(separator: "\n") }.filter { !$0.contains("?") }
    return told.contains { sentence in
      phrases.contains { sentence.contains($0) } || begins(sentence)
        || subjects.contains { subject in verbs.contains { sentence.contains(subject + $0) } }
    }
  }

  /// "Okay, dropped everything", "✓ Added #9 Buy gift": a deed told without who did it.
  private static func begins(_ sentence: Substring) -> Bool {
    // So receipts begin, and nobody else's words.
    if sentence.contains("✓") { return true }
    let words = sentence.split { !$0.isLetter && $0 != "'" && $0 != "#" }.map(String.init)
    let told = words.drop { openings.contains($0) }
    guard let first = told.first, told.count > 1 else { return false }
    // "Moved by that" claims nothing.
    return deeds.contains(first) && !told.dropFirst().starts(with: ["by"])
  }

  private static let openings: Set = [
    "ok", "okay", "sure", "alright", "right", "great", "done", "yes", "and", "so", "then", "all",
  ]
  private static let deeds: Set = [
    "added", "created", "completed", "snoozed", "moved", "updated", "deleted", "removed", "scheduled",
    "rescheduled",
    "dropped", "saved", "renamed", "cleared", "cancelled", "canceled", "marked", "ticked", "changed",
    "reopened", "undid",
  ]
}
