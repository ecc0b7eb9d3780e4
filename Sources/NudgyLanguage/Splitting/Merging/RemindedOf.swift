/// "ask hr for the employment letter… remind me on monday for the letter": a time for what was just said, and no task beside
/// it.
enum RemindedOf {
  @Sendable static func joined(_ drafts: [TaskDraft]) -> [TaskDraft] {
    var joined: [TaskDraft] = []
    joined.reserveCapacity(drafts.count)
    for draft in drafts {
      guard let last = joined.last, last.isUntimed, isOnlyNamed(draft, in: last) else {
        joined.append(draft)
        continue
      }
      joined[joined.count - 1].leadingWhens = draft.leadingWhens + draft.saidWhens
    }
    return joined
  }

  private static func isOnlyNamed(_ draft: TaskDraft, in last: TaskDraft) -> Bool {
    guard !draft.isUntimed else { return false }
    // "tell work i'm off on the third… i have to let them know by monday"
    if draft.words.count >= 3, draft.words[0].text == "let",
      ["them", "him", "her"].contains(draft.words[1].text),
      draft.words[2].text == "know",
      draft.words.dropFirst(3).allSatisfy({ $0.when >= 0 || $0.isAny([.preposition]) })
    {
      return ListVerbs.reaching.contains(last.words.first?.text ?? "")
    }
    guard draft.ground == .captureFrame else { return false }
    let said = draft.words.filter { $0.when < 0 && !$0.isAny([.determiner, .preposition]) }
    return (1...3).contains(said.count)
      && said.allSatisfy { word in
        ["it", "that", "them", "this"].contains(word.text)
          || !word.isAny(.small) && last.words.dropFirst().contains { $0.text == word.text }
      }
  }
}
