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
  /// A sentence that only names something: in a story what it is about, in a list something to do.
  var isTopic = false
}

extension TaskDraft {
  /// Whether it stands as it was told, with someone or something that does or has something.
  var isTold: Bool { ["broken thing", "wanted", "awaited"].contains(rules.first ?? "") }

  /// Whether a fuller draft says the same: "i will just buy dessert so buy dessert and wine".
  func isContained(in next: TaskDraft) -> Bool {
    let end = words.firstIndex { $0.text == "which" } ?? words.count
    let names = words[..<end].dropFirst().filter { !$0.isAny(.small) && $0.when < 0 }.map(\.text)
    // "groceries i need oat milk and eggs": the errand and what to get on it.
    if names.isEmpty { return Chore.isShopping(words) && next.prefix == "Get" }
    let isShort = words.count <= next.words.count || words.contains { $0.text == "which" }
    return words.first?.text == next.words.first?.text && isShort
      && names.allSatisfy { name in next.words.contains { $0.text == name } }
  }

  /// "i keep forgetting to thank dev for staying so thank dev properly": concluded from what was just said, in fewer
  /// words.
  func repeats(_ last: TaskDraft) -> Bool {
    guard source.first?.text == "so", words.count > 1 else { return false }
    let end = words.firstIndex { $0.text == "maybe" } ?? words.count
    let names = words[..<end].dropFirst().filter { !$0.isAny(.small) && !$0.text.hasSuffix("ly") }
    let isSameDeed = words.first?.text == last.words.first?.text || names.count > 1
    return isSameDeed && !names.isEmpty
      && names.allSatisfy { name in last.words.contains { $0.text == name.text } }
  }

  /// "i promised jen i would send her the pictures from the hike so send jen the pictures".
  func repeats(_ told: TaskDraft, _ named: [String]) -> Bool {
    guard words.first?.text == told.words.first?.text else { return false }
    let nouns = words.dropFirst().filter { !$0.isAny(.small) && $0.when < 0 }
    return nouns.allSatisfy { named.contains($0.text) || $0.isAny([.verb]) }
  }
}
