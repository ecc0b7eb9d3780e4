// Where a frame stands: "i need to", "do not forget to".
extension HeadFinder {
  /// What the phrases of `TaskFrames.obligations` begin with.
  private static let frameOpeners = WordTable(
    """
    add also can could create do don't going gots gotta got had has have help i it just let make maybe must need
    never note ought please put remember remind reminder set should somebody someone still supposed that there
    to trying want we will would you
    """)

  /// "i need to", "need to", "i have got to", "remind me to", "do not forget to", "i should": what makes a
  /// task of what follows. The number of words it takes, 0 when there is none.
  func frameLength(at index: Int) -> Int {
    guard let first = word(index), Self.frameOpeners.contains(first.text) else { return 0 }
    let end = min(words.count, index + 12)
    var stop = index + 1
    while stop < end, words[stop].pause < .comma { stop += 1 }
    let clause = Clause(Array(words[index..<stop]), span: 0..<0)
    return TaskFrames.obligations.prefix(of: clause)?.count ?? 0
  }
}
