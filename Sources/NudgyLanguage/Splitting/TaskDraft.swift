/// A task as it stands in a clause, before its title is written.
struct TaskDraft {
  /// From the verb on, times and all.
  var words: [Word]
  /// Every word it came from, with frame and reason.
  var source: [Word]
  /// Times that stood before the verb or were shared by the clause before.
  var leadingWhens: [Int] = []
  var confidence: Double
  /// What made a task of it.
  var ground: DraftGround
  /// Words put before the title: "Buy" for "we are out of milk".
  var prefix: String?
  /// How long before its time one wants to be reminded.
  var minutesAhead: Int?
  /// A sentence that only names something: in a story what it is about, in a list something to do.
  var isTopic = false

  /// The times among its words, as they were said.
  var saidWhens: [Int] { words.map(\.when).filter { $0 >= 0 } }

  /// Whether no time is said of it.
  var isUntimed: Bool { leadingWhens.isEmpty && !words.contains { $0.when >= 0 } }
}
