/// "her birthday": whose thing a fact is about stays in its subject, for the conversation to say who "her" is.
enum FactOwner {
  private static let pronouns: Set<String> = ["his", "her", "their"]

  static func keeping(_ details: ActDetails, in clause: Clause) -> ActDetails {
    switch details {
    case .fact(let subject, let text, let category):
      .fact(subject: owned(subject, in: clause), text: text, category: category)
    case .subject(let subject?): .subject(owned(subject, in: clause))
    default: details
    }
  }

  private static func owned(_ subject: String, in clause: Clause) -> String {
    let first = subject.prefix { $0 != " " }
    let owner = clause.words.indices.dropFirst().first { index in
      clause.words[index].text == first && pronouns.contains(clause.words[index - 1].text)
    }
    return owner.map { clause.words[$0 - 1].text + " " + subject } ?? subject
  }
}
