import NudgyCore

/// The statements of the search.
enum SearchSQL {
  static let exactTitle = """
    SELECT number FROM tasks WHERE status = ?1 AND title_key = ?2 ORDER BY number DESC LIMIT ?3
    """

  /// What a task is scored by; the rest of it is read only for the best.
  static let candidate = """
    SELECT title, coalesce(contact || char(10), '') || substr(coalesce(notes, ''), 1, 2000)
    FROM tasks WHERE number = ?
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
    var newest: String {
      "SELECT rowid FROM \(rawValue) WHERE \(rawValue) MATCH ?1 ORDER BY rowid DESC LIMIT ?2"
    }

    var newestOfStatus: String {
      """
      SELECT \(rawValue).rowid FROM \(rawValue) CROSS JOIN tasks ON tasks.number = \(rawValue).rowid
      WHERE \(rawValue) MATCH ?1 AND tasks.status = ?3 ORDER BY \(rawValue).rowid DESC LIMIT ?2
      """
    }
  }
}
