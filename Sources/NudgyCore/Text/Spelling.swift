/// Finds the name that was probably meant.
package enum Spelling {
  /// The name closest to `word`, when it is close enough to be offered: `nxet` → `next`.
  ///
  /// A name that begins with the word counts as close. Among equals the first in `names` wins.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    guard !word.isEmpty else { return nil }
    if word.count > 1, let longer = names.first(where: { $0.hasPrefix(word) }) { return longer }
    // One slip in four letters; short words are too close to each other to allow more.
    let limit = max(1, min(3, word.count / 3))
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(Array(word), Array(name.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Insertions, deletions, changes and swaps of neighbours that lead from one to the other
  /// (the "optimal string alignment" distance).
  private static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: to.count + 1)
    var last = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let change = last[column] + (from[row] == to[column] ? 0 : 1)
        var cost = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[to.count]
  }
}
