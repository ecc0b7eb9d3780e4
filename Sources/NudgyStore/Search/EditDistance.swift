/// Counts the slips of a finger between two words.
enum EditDistance {
  /// How many insertions, deletions, replacements and swaps of neighbours (optimal string alignment) turn one
  /// word into the other; nil when more than `limit`.
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1..<(left.count + 1) {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      var smallest = row
      for column in 1..<(right.count + 1) {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
        smallest = min(smallest, cost)
      }
      if smallest > limit { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }

  /// A bit for each kind of letter in the word; letters 64 apart share one.
  static func letterMask(_ letters: some Sequence<Unicode.Scalar>) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  /// Slips forgiven in a word of `length` letters: none in short ones, which turn into other words too easily.
  static func tolerance(length: Int) -> Int {
    switch length {
    case ..<4: 0
    case 4...6: 1
    default: 2
    }
  }
}
