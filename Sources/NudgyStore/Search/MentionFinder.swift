import NudgyCore

/// Finds the open tasks that a text may speak of: for each telling word the newest ones that have it.
///
/// Unlike a search it judges nothing; whoever asks knows more about the text than its words.
struct MentionFinder {
  let connection: SQLiteConnection

  /// Words beyond these are not looked for; a text that speaks of more tasks than this is no message.
  private static let mostWords = 24
  private static let tasksPerWord = 4

  func tasks(in text: String, limit: Int) throws(SQLiteError) -> [TaskHeading] {
    var seen = WordFolder.stopWords
    let words = WordFolder.words(text.prefix(4_000)).filter {
      (2...64).contains($0.unicodeScalars.count) && seen.insert($0).inserted
    }
    let vocabulary = Vocabulary(connection: connection)
    var (found, numbers): ([TaskHeading], Set<Int>) = ([], [])
    for word in words.prefix(MentionFinder.mostWords) where found.count < limit {
      let wanted = try WantedWord(word, in: vocabulary)
      // A word that no task has needs no look.
      guard wanted.isKnown || !Vocabulary.lists(word) else { continue }
      let tasks = try connection.rows(
        SearchSQL.headings, [.text(wanted.expression), .integer(MentionFinder.tasksPerWord)]
      ) {
        TaskHeading(
          number: $0.integer(0), title: $0.text(1), status: TaskStatus(rawValue: $0.text(2)) ?? .active)
      }
      found += tasks.filter { numbers.insert($0.number).inserted }
    }
    return Array(found.prefix(limit))
  }
}
