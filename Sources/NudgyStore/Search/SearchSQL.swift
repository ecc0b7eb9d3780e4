import NudgyCore

/// The statements of the search.
enum SearchSQL {
  /// The status is part of the text: were it bound, SQLite would plan the statement anew for each, as its value
  /// decides which partial index serves.
  static func exactTitle(_ status: TaskStatus) -> String {
    "SELECT number FROM tasks WHERE status = '\(status.rawValue)' AND title_key = ?1 ORDER BY number DESC LIMIT ?2"
  }

  /// What a task is scored by; the rest of it is read only for the best.
  private static let scored = """
    tasks.number, tasks.title, coalesce(tasks.contact || char(10), '') || substr(coalesce(tasks.notes, ''), 1, 2000)
    """

  /// The newest open tasks with a word.
  static let headings = """
    SELECT tasks.number, tasks.title, tasks.status FROM open_words CROSS JOIN tasks ON tasks.number = open_words.rowid
    WHERE open_words MATCH ?1 ORDER BY open_words.rowid DESC LIMIT ?2
    """

  /// One of the two full-text indexes.
  enum Index: String, CaseIterable {
    case open = "open_words"
    case closed = "closed_words"

    var statuses: [TaskStatus] {
      switch self {
      case .open: [.active, .snoozed]
      case .closed: [.done, .dropped]
      }
    }

    /// In the order of rows, backwards: the index walks there by itself and stops at the limit. Ranking by
    /// `bm25` would read every match first.
    ///
    /// - Parameter status: the only one asked for, nil for all of the index.
    func newest(_ status: TaskStatus?) -> String {
      """
      SELECT \(SearchSQL.scored) FROM \(rawValue) CROSS JOIN tasks ON tasks.number = \(rawValue).rowid
      WHERE \(rawValue) MATCH ?1 \(status.map { "AND tasks.status = '\($0.rawValue)'" } ?? "")
      ORDER BY \(rawValue).rowid DESC LIMIT ?2
      """
    }
  }
}
