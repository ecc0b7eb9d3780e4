import NudgyCore

/// "Write the chapter, takes 2 hours": how long something lasts is no part of its name.
struct LastingWords {
  /// Without them.
  let title: String
  let minutes: Int

  /// Nil where a title says nothing of it.
  init?(in title: String, _ context: LanguageContext) {
    let lower = title.lowercased()
    guard lower.utf8.count == title.utf8.count,
      let lead = Self.leads.lazy.compactMap({ lower.firstRange(of: $0) }).first,
      let minutes = WhenParser(context).whole("for " + lower[lead.upperBound...].trimmed)?.duration?
        .estimateInMinutes
    else { return nil }
    self.title = String(title[..<lead.lowerBound]).trimmingSigns
    self.minutes = minutes
    guard !self.title.isEmpty else { return nil }
  }

  private static let leads = [
    ", takes about ", ", takes ", ", it takes ", ", will take ", ", should take ", " takes about ",
  ]
}
