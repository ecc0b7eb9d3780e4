/// "i will just buy dessert so buy dessert and wine": of two drafts in a row that say the same, the fuller one stays.
enum SaidTwice {
  @Sendable static func kept(_ drafts: [TaskDraft]) -> [TaskDraft] {
    var kept: [TaskDraft] = []
    kept.reserveCapacity(drafts.count)
    for draft in drafts {
      var draft = draft
      if let last = kept.last, last.isContained(in: draft) {
        if draft.saidWhens.isEmpty { draft.leadingWhens += last.saidWhens }
        kept.removeLast()
      } else if let last = kept.last, draft.adds(onlyTimeTo: last) {
        kept[kept.count - 1].leadingWhens += draft.leadingWhens + draft.saidWhens
        continue
      } else if let last = kept.last, draft.repeats(last) {
        kept.removeLast()
        draft.leadingWhens += last.saidWhens
      }
      kept.append(draft)
    }
    return kept
  }
}

extension TaskDraft {
  /// Whether a fuller draft says the same: "i will just buy dessert so buy dessert and wine".
  fileprivate func isContained(in next: TaskDraft) -> Bool {
    let end = words.firstIndex { $0.text == "which" } ?? words.count
    let names = words[..<end].dropFirst().filter { !$0.isAny(.small) && $0.when < 0 }.map(\.text)
    // "groceries i need oat milk and eggs": the errand and what to get on it.
    // "i have to decide by monday so decide on napkins"
    if words.filter({ $0.when < 0 }).count == 1, next.source.first?.text == "so",
      words[0].text == next.words[0].text
    {
      return true
    }
    // "bring them something, like, bring the neighbors a pie"
    if words.count <= 4, words[0].text == next.words[0].text,
      words.dropFirst().prefix(2).contains(where: { $0.text == "something" })
    {
      return true
    }
    if names.isEmpty { return Chore.isShopping(words) && next.prefix == "Get" }
    let isShort = words.count <= next.words.count || words.contains { $0.text == "which" }
    return words.first?.text == next.words.first?.text && isShort
      && names.allSatisfy { name in next.words.contains { $0.text == name } }
  }

  /// "call Mark about who keeps the cat… Sunday. I'll call Mark on Sunday": the same in fewer words, with its time.
  fileprivate func adds(onlyTimeTo last: TaskDraft) -> Bool {
    let names = words.dropFirst().filter { !$0.isAny(.small) && $0.when < 0 }
    return !isUntimed && last.isUntimed && words.first?.text == last.words.first?.text && !names.isEmpty
      && words.count <= last.words.count + saidWhens.count
      && names.allSatisfy { name in last.words.contains { $0.text == name.text } }
  }

  /// "i keep forgetting to thank dev for staying so thank dev properly": concluded from what was just said, in fewer
  /// words.
  fileprivate func repeats(_ last: TaskDraft) -> Bool {
    guard source.first?.text == "so", words.count > 1 else { return false }
    let end = words.firstIndex { $0.text == "maybe" } ?? words.count
    let names = words[..<end].dropFirst().filter { !$0.isAny(.small) && !$0.text.hasSuffix("ly") }
    let isSameDeed = words.first?.text == last.words.first?.text || names.count > 1
    return isSameDeed && !names.isEmpty
      && names.allSatisfy { name in last.words.contains { $0.text == name.text } }
  }
}
