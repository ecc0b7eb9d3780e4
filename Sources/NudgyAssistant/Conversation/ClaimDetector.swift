/// Notices prose that says something was changed.
enum ClaimDetector {
  private static let subjects = ["i've ", "i have ", "i just ", "i "]
  private static let verbs = [
    "added", "created", "marked", "completed", "snoozed", "moved", "updated", "deleted", "removed",
    "scheduled",
    "dropped", "saved", "set a reminder", "put it on",
  ]

  static func claimsChange(_ text: String) -> Bool {
    let lower = text.lowercased().replacing("\u{2019}", with: "'")
    return subjects.contains { subject in
      verbs.contains { lower.contains(subject + $0) }
    }
  }
}
