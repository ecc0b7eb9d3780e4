/// Puts corrected words into a title where the like words stand.
///
/// "Buy dog food" with "cat food" is "Buy cat food"; "Buy 3 eggs" with "4" is "Buy 4 eggs"; with nothing alike,
/// the words after the verb are replaced: "Buy milk" with "oat cream" is "Buy oat cream".
enum TitleReplacement {
  static func apply(_ replacement: String, to title: String) -> String {
    let new = replacement.split(separator: " ").map(String.init)
    var words = title.split(separator: " ").map(String.init)
    guard let first = new.first, let last = new.last, !words.isEmpty else { return title }
    if same(first, words[0]) { return replacement.prefix(1).uppercased() + replacement.dropFirst() }
    if let end = words.lastIndex(where: { same($0, last) }) {
      let start = max(1, end - new.count + 1)
      words.replaceSubrange(min(start, end)...end, with: new)
      return words.joined(separator: " ")
    }
    if new.count == 1, isNumber(first), let index = words.firstIndex(where: isNumber) {
      words[index] = first
      return words.joined(separator: " ")
    }
    guard words.count > 1 else { return replacement.prefix(1).uppercased() + replacement.dropFirst() }
    return ([words[0]] + new).joined(separator: " ")
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left.lowercased() == right.lowercased()
  }

  private static func isNumber(_ word: String) -> Bool {
    word.first?.isNumber == true
  }
}
