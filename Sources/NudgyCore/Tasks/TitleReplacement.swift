/// Puts corrected words into a title where the like words stand.
///
/// "Buy dog food" with "cat food" is "Buy cat food"; "Buy 3 eggs" with "4" is "Buy 4 eggs", "Buy eggs" as well; "Lunch with Tom" with "with
/// Tim" is "Lunch with Tim"; with nothing alike, the words after the verb are replaced: "Buy milk" with "oat cream" is
/// "Buy oat cream".
package enum TitleReplacement {
  /// - Parameters:
  ///   - replacement: the new words.
  ///   - title: as it stands.
  ///   - old: the words that give way, when they were named.
  package static func apply(_ replacement: String, to title: String, insteadOf old: String? = nil) -> String {
    let new = replacement.split(separator: " ").map(String.init)
    var words = title.split(separator: " ").map(String.init)
    guard let first = new.first, let last = new.last, !words.isEmpty else { return title }
    if let old, let place = place(of: old.split(separator: " ").map(String.init), in: words) {
      words.replaceSubrange(place, with: new)
      return words.joined(separator: " ").uppercasedFirst
    }
    if same(first, words[0]) { return replacement.uppercasedFirst }
    if new.count > 1, links.contains(first.lowercased()),
      let start = words.dropFirst().firstIndex(where: { same($0, first) })
    {
      let end = words[(start + 1)...].firstIndex { links.contains($0.lowercased()) } ?? words.count
      words.replaceSubrange(start..<end, with: new)
      return words.joined(separator: " ")
    }
    if let end = words.lastIndex(where: { same($0, last) }) {
      let start = max(1, end - new.count + 1)
      words.replaceSubrange(min(start, end)...end, with: new)
      return words.joined(separator: " ")
    }
    if new.count == 1, isNumber(first), let index = words.firstIndex(where: isNumber) {
      words[index] = first
      return words.joined(separator: " ").uppercasedFirst
    }
    if new.count == 1, isNumber(first), words.count > 1 {
      // A number where none stood counts the thing: "Buy eggs" with "4".
      if articles.contains(words[1].lowercased()), words.count > 2 { words.remove(at: 1) }
      words.insert(first, at: 1)
      return words.joined(separator: " ")
    }
    guard words.count > 1 else { return replacement.uppercasedFirst }
    return ([words[0]] + new).joined(separator: " ")
  }

  private static let articles: Set<String> = ["a", "an", "the", "some", "my"]

  /// Words that begin a phrase of their own within a title.
  private static let links: Set<String> = ["with", "for", "at", "about", "from", "to", "on", "in"]

  private static func place(of old: [String], in words: [String]) -> Range<Int>? {
    guard !old.isEmpty, old.count <= words.count else { return nil }
    let start = (0...(words.count - old.count)).first { start in
      zip(old, words[start...]).allSatisfy(same)
    }
    return start.map { $0..<($0 + old.count) }
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left.lowercased() == right.lowercased()
  }

  private static func isNumber(_ word: String) -> Bool {
    word.first?.isNumber == true
      || NumberWord.value(of: word.lowercased()) != nil && !articles.contains(word.lowercased())
  }
}
