import NudgyCore

/// Finds titles to complete what is being typed.
struct TitleFinder {
  let connection: SQLiteConnection

  /// Up to this many titles are sorted here; of more, the newest are looked for in order.
  private static let sortable = 500

  static let inRange = """
    SELECT number, title FROM tasks
    WHERE status = 'active' AND title_key >= ?1 AND title_key < ?2 LIMIT ?3
    """

  static let newestInRange = """
    SELECT number, title FROM tasks INDEXED BY tasks_by_queue
    WHERE status = 'active' AND sort_order > -9000000000000000 AND title_key >= ?1 AND title_key < ?2
    ORDER BY sort_order LIMIT ?3
    """

  func titles(startingWith prefix: String, limit: Int) throws(SQLiteError) -> [String] {
    guard limit > 0 else { return [] }
    let key = WordFolder.words(prefix).joined(separator: " ")
    let range: [SQLiteValue] = [.text(key), .text(key + "\u{10FFFF}")]
    func read(_ sql: String, _ count: Int) throws(SQLiteError) -> [(number: Int, title: String)] {
      try connection.rows(sql, range + [.integer(count)]) { (number: $0.integer(0), title: $0.text(1)) }
    }
    var found = try read(TitleFinder.inRange, TitleFinder.sortable + 1)
    if found.count > TitleFinder.sortable {
      found = try read(TitleFinder.newestInRange, limit * 4)
    } else {
      found.sort { $0.number > $1.number }
    }
    // The key forgives accents and marks; a completion must continue what stands on the line.
    let start = prefix.lowercased()
    var seen: Set<String> = []
    return Array(
      found.map(\.title).filter { $0.lowercased().hasPrefix(start) && seen.insert($0).inserted }
        .prefix(limit))
  }
}
