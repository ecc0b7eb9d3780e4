/// A task as it stands in a clause, before its title is written.
struct TaskDraft {
  /// From the verb on, times and all.
  var words: [Word]
  /// Every word it came from, with frame and reason.
  var source: [Word]
  /// Times that stood before the verb or were shared by the clause before.
  var leadingWhens: [Int] = []
  var confidence: Double
  var rules: [String]
  /// Words put before the title: "Buy" for "we are out of milk".
  var prefix: String?
}
