/// "we are out of diapers so order diapers": what was only concluded gives way to what was said.
enum Conclusion {
  @Sendable static func givingWay(_ drafts: [TaskDraft]) -> [TaskDraft] {
    var drafts = drafts
    var index = 0
    while index < drafts.count {
      guard let other = saidOutright(drafts, at: index) else {
        index += 1
        continue
      }
      handTimes(of: drafts[index], to: &drafts[other])
      drafts.remove(at: index)
    }
    return drafts
  }

  /// The place of a draft near by that says outright what this one is only concluded from.
  private static func saidOutright(_ drafts: [TaskDraft], at index: Int) -> Int? {
    let draft = drafts[index]
    guard draft.ground.isConcluded else { return nil }
    let named = nouns(of: draft)
    guard !named.isEmpty else { return nil }
    // "fifty gallon gas … i need gas": the same word far off is something else.
    let reach = named.count == 1 && draft.ground == .neededThing ? 1 : 2
    let near = max(0, index - reach)...min(drafts.count - 1, index + reach)
    return near.first { place in
      place != index && !drafts[place].ground.isConcluded
        && (named.allSatisfy { name in drafts[place].words.contains { $0.text == name } }
          || drafts[place].repeats(draft, named))
    }
  }

  private static func nouns(of draft: TaskDraft) -> [String] {
    var main = draft.words
    _ = TailTrimmer.cutReason(&main)
    TailTrimmer.trim(&main)
    // "clean the gutters before the snow": by when is no part of it.
    if let end = main.firstIndex(where: {
      ["before", "after", "until", "by"].contains($0.text) && $0.when < 0
    }), end > 1 {
      main.removeSubrange(end...)
    }
    return main.filter { word in
      !word.isAny(.small) && word.when < 0 && (draft.ground.isOfThing || !word.isAny([.verb]))
        && word.text != "needs" && word.text != "wants"
    }.map(\.text)
  }

  private static func handTimes(of concluded: TaskDraft, to said: inout TaskDraft) {
    guard said.saidWhens.isEmpty else { return }
    if said.leadingWhens.isEmpty {
      said.leadingWhens = concluded.saidWhens
    } else if concluded.ground.isOfThing {
      // "today I need to finish the slides; slides are due at five": a day and its hour.
      said.leadingWhens += concluded.saidWhens
    }
  }
}

extension TaskDraft {
  /// "i promised jen i would send her the pictures from the hike so send jen the pictures".
  fileprivate func repeats(_ told: TaskDraft, _ named: [String]) -> Bool {
    guard words.first?.text == told.words.first?.text else { return false }
    let nouns = words.dropFirst().filter { !$0.isAny(.small) && $0.when < 0 }
    return nouns.allSatisfy { named.contains($0.text) || $0.isAny([.verb]) }
  }
}
