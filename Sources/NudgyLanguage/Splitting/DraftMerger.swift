/// Lets a task that was said in two ways stand once.
enum DraftMerger {
  /// Rules that conclude a task from what is told.
  private static let concluded: Set<String> = [
    "running out", "passive need", "due statement", "thing needs", "needed thing", "promise", "unfinished",
    "asked of me", "wanted", "awaited", "debt", "behind", "occasion", "broken thing",
  ]

  /// "we are out of diapers so order diapers": what was only concluded gives way to what was said.
  static func merged(_ all: [TaskDraft]) -> [TaskDraft] {
    var drafts = withoutCauses(withOccasions(saidOnce(all)))
    var index = 0
    while index < drafts.count {
      let draft = drafts[index]
      let isConcluded = draft.rules.contains { concluded.contains($0) }
      var main = draft.words
      _ = TailTrimmer.cutReason(&main)
      TailTrimmer.trim(&main)
      if isReason(drafts, at: index) {
        hand(draft.words.map(\.when), to: &drafts[index + 1])
        drafts.remove(at: index)
        continue
      }
      let isThing = draft.rules == ["due statement"] || draft.rules == ["occasion"]
      let named = main.filter { !$0.isAny(.small) && $0.when < 0 && (isThing || !$0.isAny([.verb])) }.map(
        \.text
      )
      .filter { $0 != "needs" && $0 != "wants" }
      // "fifty gallon gas … i need gas": the same word far off is something else.
      let reach = named.count == 1 && draft.rules == ["needed thing"] ? 1 : 2
      let near = max(0, index - reach)...min(drafts.count - 1, index + reach)
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
      } else if isThing, !drafts[other].words.contains(where: { $0.when >= 0 }) {
        // "today I need to finish the slides; slides are due at five": a day and its hour.
        drafts[other].leadingWhens += draft.words.map(\.when).filter { $0 >= 0 }
      }
      drafts.remove(at: index)
    }
    return drafts
  }

  /// "i owe tanya twenty bucks so venmo tanya": what is told before "so" is why, when both speak of the same.
  private static func isReason(_ drafts: [TaskDraft], at index: Int) -> Bool {
    guard index + 1 < drafts.count, drafts[index + 1].source.first?.text == "so" else { return false }
    let (told, next) = (drafts[index], drafts[index + 1])
    let isNear = (next.source.first?.token ?? 0) - (told.source.last?.token ?? 0) <= 2
    if isNear, isReasonAlone(told, next) { return true }
    let isWish = isWish(told)
    switch told.rules.first {
    case "debt", "wanted", "awaited", "appointment", "thing needs", "unfinished", "asked of me",
      "needed thing",
      "running out":
      break
    // With two times both stand: the day it is due and the day it is done.
    case "due statement" where next.leadingWhens.isEmpty && !next.words.contains(where: { $0.when >= 0 }):
      break
    case "obligation" where isWish: break
    default: return false
    }
    let isVerbFirst = told.words.first?.isAny([.verb]) == true && told.prefix == nil
    let thing = told.words.dropFirst(isVerbFirst ? 1 : 0)
    let end = isWish ? nil : thing.dropFirst().firstIndex { $0.isAny([.preposition]) && $0.when < 0 }
    let names = thing[..<(end ?? thing.endIndex)].filter { !$0.isAny(.small) && $0.when < 0 }
    return next.words.dropFirst().contains { word in
      !word.isAny(.small) && names.contains { $0.text == word.text }
    }
  }

  /// What gives way to what follows even where both share no word.
  private static func isReasonAlone(_ told: TaskDraft, _ next: TaskDraft) -> Bool {
    switch told.rules {
    // "i told her i'd make the casserole so i need to find the recipe"
    case ["promise"]: return true
    // "rent is due on the first so venmo alex my half"
    case ["due statement"]: return pays(next)
    // "i want to cook so buy chicken"
    case ["obligation"]:
      return told.words.count == 1 && told.source.prefix(4).contains { $0.text == "want" }
    default: return false
    }
  }

  /// "i want to start a lunch group", "we need to talk about the chores".
  private static func isWish(_ draft: TaskDraft) -> Bool {
    draft.words.first?.text == "talk"
      || draft.source.prefix(5).contains { ["want", "like", "love"].contains($0.text) }
  }

  /// "rent is due on the first so venmo alex my half"
  private static func pays(_ draft: TaskDraft) -> Bool {
    switch draft.words.first?.text {
    case "pay", "venmo", "zelle", "paypal", "transfer", "send", "submit": true
    default: false
    }
  }

  private static func hand(_ whens: [Int], to draft: inout TaskDraft) {
    guard draft.leadingWhens.isEmpty, !draft.words.contains(where: { $0.when >= 0 }) else { return }
    draft.leadingWhens = whens.filter { $0 >= 0 }
  }

  /// "mom's birthday is december 12, get a gift": one task with the day, and with what the gift is for.
  private static func withOccasions(_ drafts: [TaskDraft]) -> [TaskDraft] {
    guard drafts.contains(where: { $0.rules == ["occasion"] }) else { return drafts }
    var result: [TaskDraft] = []
    var index = 0
    while index < drafts.count {
      let draft = drafts[index]
      index += 1
      guard draft.rules == ["occasion"], index < drafts.count,
        let noun = draft.words.last(where: { $0.when < 0 }), TaskReader.celebrations.contains(noun.text),
        isGift(drafts[index]) || drafts[index].source.first?.text == "so"
      else {
        result.append(draft)
        continue
      }
      var gift = drafts[index]
      index += 1
      if gift.leadingWhens.isEmpty, !gift.words.contains(where: { $0.when >= 0 }) {
        gift.leadingWhens = draft.words.map(\.when).filter { $0 >= 0 }
      }
      if isGift(gift), !gift.words.contains(where: { $0.text == noun.text }), gift.words.count <= 6 {
        var link = noun
        link.text = "for"
        link.flags = WordFlags.of("for")
        gift.words.append(link)
        gift.words += draft.words.filter { $0.when < 0 }
      }
      gift.source = draft.source + gift.source
      result.append(gift)
    }
    return result
  }

  private static let gifts: Set<String> = [
    "gift", "gifts", "card", "present", "presents", "cake", "flowers", "something", "balloons", "dress",
    "suit", "him", "her", "them",
  ]

  private static func isGift(_ draft: TaskDraft) -> Bool {
    let isGetting =
      draft.prefix == "Get"
      || ["buy", "get", "order", "send", "make", "bake", "pick", "find", "mail", "write", "wrap"].contains(
        draft.words.first?.text ?? "")
    return isGetting && draft.words.contains { gifts.contains($0.text) }
  }

  /// "the sink is leaking so call the plumber": what is broken is the reason of what is done about it.
  private static func withoutCauses(_ drafts: [TaskDraft]) -> [TaskDraft] {
    guard drafts.contains(where: { $0.rules == ["broken thing"] }) else { return drafts }
    return drafts.indices.filter { index in
      guard drafts[index].rules == ["broken thing"] else { return true }
      return ![index - 1, index + 1].contains { other in
        drafts.indices.contains(other) && mends(drafts[other], drafts[index])
      }
    }.map { drafts[$0] }
  }

  private static let mending: Set<String> = [
    "call", "fix", "repair", "replace", "text", "email", "book", "schedule", "order", "find", "look",
    "tighten", "unclog", "plumber", "ask", "take", "drop", "patch", "get", "buy", "send", "deal", "check",
    "clean", "tell",
  ]

  private static func mends(_ deed: TaskDraft, _ broken: TaskDraft) -> Bool {
    guard let verb = deed.words.first else { return false }
    let opener = deed.source.first
    let follows = opener?.pause != .stop || ["so", "and"].contains(opener?.text ?? "")
    if opener?.text == "so" { return true }
    let names = broken.words.filter { !$0.isAny(.small) && !$0.isAny([.verb]) }.map(\.text)
    if deed.words.contains(where: { names.contains($0.text) }) { return true }
    return follows && mending.contains(verb.text)
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
      } else if let last = kept.last, draft.repeats(last) {
        kept.removeLast()
        draft.leadingWhens += last.words.map(\.when).filter { $0 >= 0 }
      }
      kept.append(draft)
    }
    return kept
  }
}
