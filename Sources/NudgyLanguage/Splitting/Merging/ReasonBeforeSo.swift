/// "i owe tanya twenty bucks so venmo tanya": what is told before "so" is why, when both speak of the same.
enum ReasonBeforeSo {
  @Sendable static func dropped(_ drafts: [TaskDraft]) -> [TaskDraft] {
    var drafts = drafts
    var index = 0
    while index + 1 < drafts.count {
      guard isReason(drafts[index], of: drafts[index + 1]) else {
        index += 1
        continue
      }
      drafts[index + 1].words += purpose(of: drafts[index], for: drafts[index + 1])
      if drafts[index + 1].isUntimed { drafts[index + 1].leadingWhens = drafts[index].saidWhens }
      drafts.remove(at: index)
    }
    return drafts
  }

  private static func isReason(_ told: TaskDraft, of next: TaskDraft) -> Bool {
    guard next.source.first?.text == "so" else { return false }
    let distance = (next.source.first?.token ?? 0) - (told.source.last?.token ?? 0)
    // "my manager wants the numbers by five and i haven't even started so that's first": an aside may stand between.
    let isNear = distance <= (told.ground == .wanted ? 8 : 2)
    if isNear, givesWayAlone(told, to: next) { return true }
    return mayBeReason(told, of: next) && next.names(oneOf: subject(of: told))
  }

  /// "tyler needs forty dollars *for the band trip*, so give tyler forty dollars": what it is for, said once.
  private static func purpose(of told: TaskDraft, for next: TaskDraft) -> [Word] {
    guard told.ground == .wanted || told.ground == .neededDeed, let last = next.words.last,
      !last.isAny(.small),
      let place = told.words.firstIndex(where: { $0.text == "for" && $0.when < 0 }), place > 0,
      told.words[place - 1].text == last.text
    else { return [] }
    let rest = told.words[place...].prefix { $0.when < 0 && $0.pause == .none }
    return (3...5).contains(rest.count) && rest.last?.isAny([.preposition]) == false ? Array(rest) : []
  }

  /// What gives way to what follows even where both share no word.
  private static func givesWayAlone(_ told: TaskDraft, to next: TaskDraft) -> Bool {
    switch told.ground {
    // "i told her i'd make the casserole so i need to find the recipe"
    case .promise: true
    // "rent is due on the first so venmo alex my half"
    case .due: pays(next)
    // "the florist needs an answer by friday so i have to decide": what is wanted, then what is done for it
    case .wanted: next.isUntimed && next.ground != .neededThing && (isAsked(told) || isAnswer(told))
    case .neededDeed: isAnswer(told) && next.isUntimed
    // "i want to cook so buy chicken"
    case .obligation: told.words.count == 1 && told.source.prefix(4).contains { $0.text == "want" }
    default: false
    }
  }

  private static func mayBeReason(_ told: TaskDraft, of next: TaskDraft) -> Bool {
    switch told.ground {
    case .debt, .wanted, .awaited, .appointment, .neededDeed, .unfinished, .askedOfMe, .neededThing,
      .runningOut:
      true
    // With two times both stand: the day it is due and the day it is done.
    case .due: next.isUntimed
    case .obligation: isWish(told) || isForgotten(told) && told.words.first?.text == next.words.first?.text
    default: false
    }
  }

  /// "i forgot to pay last time's bill so pay the vet bill"
  private static func isForgotten(_ draft: TaskDraft) -> Bool {
    draft.source.prefix(5).contains { $0.text == "forgot" || $0.text == "forgetting" }
  }

  /// The nouns of what is told, up to what only says more of them.
  private static func subject(of told: TaskDraft) -> [String] {
    let isVerbFirst = told.words.first?.isAny([.verb]) == true && told.prefix == nil
    let thing = told.words.dropFirst(isVerbFirst ? 1 : 0)
    let end = isWish(told) ? nil : thing.dropFirst().firstIndex { $0.isAny([.preposition]) && $0.when < 0 }
    return thing[..<(end ?? thing.endIndex)].filter { !$0.isAny(.small) && $0.when < 0 }.map(\.text)
  }

  /// "i want to start a lunch group", "we need to talk about the chores".
  private static func isWish(_ draft: TaskDraft) -> Bool {
    draft.words.first?.text == "talk"
      || draft.source.prefix(5).contains { ["want", "like", "love"].contains($0.text) }
  }

  /// "my manager *wants* the numbers"
  private static func isAsked(_ told: TaskDraft) -> Bool {
    told.words.contains { ["wants", "want", "expects", "expect"].contains($0.text) }
  }

  /// "the florist needs an answer by friday"
  private static func isAnswer(_ told: TaskDraft) -> Bool {
    !told.saidWhens.isEmpty
      && told.words.contains {
        switch $0.text {
        case "answer", "answers", "decision", "reply", "response", "confirmation", "rsvp", "headcount",
          "count",
          "number", "numbers", "feedback", "approval", "signature", "choice", "choices", "yes", "word":
          true
        default: false
        }
      }
  }

  /// "rent is due on the first so venmo alex my half"
  private static func pays(_ draft: TaskDraft) -> Bool {
    switch draft.words.first?.text {
    case "pay", "venmo", "zelle", "paypal", "transfer", "send", "submit": true
    default: false
    }
  }
}

extension TaskDraft {
  /// Whether one of the nouns is spoken of behind its verb.
  fileprivate func names(oneOf nouns: [String]) -> Bool {
    words.dropFirst().contains { !$0.isAny(.small) && nouns.contains($0.text) }
  }
}
