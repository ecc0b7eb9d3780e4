/// Lets a task that was said in two ways stand once.
enum DraftMerger {
  /// "we are out of diapers so order diapers": what was only concluded gives way to what was said.
  static func merged(_ all: [TaskDraft]) -> [TaskDraft] {
    var drafts = saidOnce(all)
    let concluded: Set<String> = [
      "running out", "passive need", "due statement", "thing needs", "needed thing", "promise", "unfinished",
    ]
    var index = 0
    while index < drafts.count {
      let draft = drafts[index]
      let isConcluded = draft.rules.contains { concluded.contains($0) }
      var main = draft.words
      _ = TailTrimmer.cutReason(&main)
      TailTrimmer.trim(&main)
      let named = main.filter { !$0.isAny(.small) && $0.when < 0 && !$0.isAny([.verb]) }.map(\.text)
        .filter { $0 != "needs" }
      let near = max(0, index - 2)...min(drafts.count - 1, index + 2)
      guard isConcluded, !named.isEmpty,
        let other = near.first(where: { place in
          place != index && !drafts[place].rules.contains { concluded.contains($0) }
            && (named.allSatisfy { name in drafts[place].words.contains { $0.text == name } }
              || drafts[place].repeats(draft, named))
        })
      else {
        index += 1
        continue
      }
      if !drafts[other].words.contains(where: { $0.when >= 0 }), drafts[other].leadingWhens.isEmpty {
        drafts[other].leadingWhens = draft.words.map(\.when).filter { $0 >= 0 }
      }
      drafts.remove(at: index)
    }
    return drafts
  }

  /// "i will just buy dessert so buy dessert and wine": the fuller one stays.
  private static func saidOnce(_ drafts: [TaskDraft]) -> [TaskDraft] {
    var kept: [TaskDraft] = []
    kept.reserveCapacity(drafts.count)
    for draft in drafts {
      var draft = draft
      if let last = kept.last, last.isContained(in: draft) {
        if !draft.words.contains(where: { $0.when >= 0 }) {
          draft.leadingWhens += last.words.map(\.when).filter { $0 >= 0 }
        }
        kept.removeLast()
      }
      kept.append(draft)
    }
    return kept
  }
}
