import NudgyCore

/// Finds tasks by words: the whole title, then all the words, then misspelled, unfinished or missing ones.
///
/// Each stage looks at the newest tasks an index answers with, never at all of them, so that a common word
/// among 100,000 tasks costs no more than a rare one. A later stage runs only when those before found nothing.
struct TaskSearcher {
  let connection: SQLiteConnection
  let statuses: Set<TaskStatus>

  /// Tasks looked at in each stage and index.
  private static let candidateLimit = 32
  /// Words beyond these of a long question are left out.
  private static let wordLimit = 8
  /// Misspelled words that are looked up; someone who misspells more has to say it again.
  private static let correctionLimit = 4
  /// Pairs of words left out that are tried.
  private static let pairLimit = 12

  /// A match before its task is read whole.
  private struct Found {
    let number: Int
    let kind: TaskMatch.Kind
    let score: Double

    func isBetter(than other: Found) -> Bool {
      if kind != other.kind { return kind > other.kind }
      if score != other.score { return score > other.score }
      return number > other.number
    }
  }

  func matches(_ words: String, limit: Int) throws(SQLiteError) -> [TaskMatch] {
    guard limit > 0, !statuses.isEmpty else { return [] }
    let query = String(words.prefix(WordFolder.keyLength))
    var found = try exactTitles(query, limit: limit)
    let wanted = try wantedWords(query)
    if !wanted.isEmpty {
      let known = Set(found.map(\.number))
      found += try matches(allOf: wanted).filter { !known.contains($0.number) }
      if found.isEmpty { found = try guessed(wanted) }
    }
    let table = TaskTable(connection: connection)
    var matches: [TaskMatch] = []
    for one in found.sorted(by: { $0.isBetter(than: $1) }).prefix(limit) {
      guard let task = try table.task(number: one.number) else { continue }
      matches.append(TaskMatch(task: task, kind: one.kind, score: one.score))
    }
    return matches
  }

  private func wantedWords(_ query: String) throws(SQLiteError) -> [WantedWord] {
    var seen = WordFolder.stopWords
    let words = WordFolder.words(query).filter { $0.unicodeScalars.count <= 64 && seen.insert($0).inserted }
    let vocabulary = Vocabulary(connection: connection)
    var wanted: [WantedWord] = []
    for word in words.prefix(TaskSearcher.wordLimit) { wanted.append(try WantedWord(word, in: vocabulary)) }
    return wanted
  }

  // MARK: - Stages

  private func exactTitles(_ query: String, limit: Int) throws(SQLiteError) -> [Found] {
    let key = WordFolder.titleKey(query)
    guard !key.isEmpty else { return [] }
    var numbers: [Int] = []
    for status in TaskStatus.allCases where statuses.contains(status) {
      numbers += try connection.rows(
        SearchSQL.exactTitle(status), [.text(key), .integer(limit)]
      ) { $0.integer(0) }
    }
    return numbers.map { Found(number: $0, kind: .exactTitle, score: 1) }
  }

  private func matches(allOf wanted: [WantedWord]) throws(SQLiteError) -> [Found] {
    let scorer = MatchScorer(wanted: wanted)
    return try candidates(wanted, limit: TaskSearcher.candidateLimit) { candidate in
      let result = candidate.score(by: scorer)
      return Found(number: candidate.number, kind: result.kind, score: result.score)
    }
  }

  /// With guesses; then with one word missing, then two; then by single words. Words that no task holds in
  /// any form only lower the score.
  private func guessed(_ words: [WantedWord]) throws(SQLiteError) -> [Found] {
    let vocabulary = Vocabulary(connection: connection)
    var wanted: [WantedWord] = []
    var present: [WantedWord] = []
    var correctionsLeft = TaskSearcher.correctionLimit
    for word in words {
      let guessing = try word.guessing(from: vocabulary, corrects: correctionsLeft > 0)
      if !word.isKnown, Vocabulary.lists(word.word) { correctionsLeft -= 1 }
      wanted.append(guessing)
      if try !candidates([guessing], limit: 1, { $0.number }).isEmpty { present.append(guessing) }
    }
    guard !present.isEmpty else { return [] }
    var found = try partial(wanted, of: [present], limit: TaskSearcher.candidateLimit)
    if found.isEmpty, present.count > 1 {
      found = try partial(wanted, of: present.indices.map { present.without([$0]) }, limit: 32)
    }
    if found.isEmpty, present.count > 3 {
      let pairs = present.indices.flatMap { first in
        present.indices.dropFirst(first + 1).map { present.without([first, $0]) }
      }
      found = try partial(wanted, of: Array(pairs.prefix(TaskSearcher.pairLimit)), limit: 16)
    }
    if found.isEmpty, present.count > 2 {
      found = try partial(wanted, of: present.map { [$0] }, limit: 16)
    }
    return found
  }

  /// Tasks that hold all words of one of the subsets, scored against everything asked for.
  ///
  /// Half of what was asked, or most of the title, has to be found: less is another task.
  private func partial(
    _ wanted: [WantedWord], of subsets: [[WantedWord]], limit: Int
  ) throws(SQLiteError) -> [Found] {
    let scorer = MatchScorer(wanted: wanted)
    var seen: Set<Int> = []
    var found: [Found] = []
    for subset in subsets {
      found += try candidates(subset, limit: limit) { candidate -> Found? in
        guard seen.insert(candidate.number).inserted else { return nil }
        let result = candidate.score(by: scorer)
        guard result.askedCoverage >= 0.5 || result.titleCoverage >= 0.75 else { return nil }
        return Found(number: candidate.number, kind: .fuzzy, score: result.score)
      }.compactMap(\.self)
    }
    return found
  }

  // MARK: - Candidates

  /// A task that holds the words, as far as it is scored.
  private struct Candidate {
    let row: SQLiteRow
    var number: Int { row.integer(0) }

    func score(by scorer: MatchScorer) -> MatchScorer.Result {
      scorer.score(title: row.text(1), otherText: row.text(2))
    }
  }

  /// What `read` makes of the newest tasks that hold all the words.
  private func candidates<Value>(
    _ wanted: [WantedWord], limit: Int, _ read: (Candidate) -> Value
  ) throws(SQLiteError) -> [Value] {
    let expression = wanted.map(\.expression).joined(separator: " AND ")
    var found: [Value] = []
    for index in SearchSQL.Index.allCases {
      let asked = index.statuses.filter(statuses.contains)
      guard let first = asked.first else { continue }
      let status = asked.count == index.statuses.count ? nil : first
      found += try connection.rows(
        index.newest(status), [.text(expression), .integer(limit)]
      ) { read(Candidate(row: $0)) }
    }
    return found
  }
}

extension Array {
  fileprivate func without(_ left: Set<Int>) -> [Element] {
    enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }
}
