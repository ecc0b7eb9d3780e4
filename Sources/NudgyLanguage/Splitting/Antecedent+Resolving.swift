// Tasks with what "it", "them" and "a new one" stand for put in their place.
extension Antecedent {
  /// The task with the thing named: "take it to the shop" → "take the car to the shop".
  func resolve(_ original: TaskDraft) -> TaskDraft {
    let draft = naming(original)
    guard !thing.isEmpty, draft.words.count > 1 else { return draft }
    guard draft.prefix == nil else { return replacingOne(draft) }
    // "the litter is almost out so get more"
    if draft.words.count == 2, draft.words[1].text == "more", ListVerbs.getting.contains(draft.words[0].text)
    {
      var result = draft
      result.words += clean(Array(thing.drop { $0.isAny([.determiner, .number]) }))
      return result
    }
    for index in draft.words.indices.dropFirst() {
      let word = draft.words[index]
      if let replacement = replacement(draft.words, at: index) {
        var result = draft
        // "order more of those" → "order more business cards"
        let isMore = index > 2 && draft.words[index - 1].text == "of" && draft.words[index - 2].text == "more"
        let bare = isMore ? Array(replacement.drop { $0.isAny([.determiner, .number]) }) : replacement
        result.words.replaceSubrange((isMore ? index - 1 : index)...index, with: bare)
        return result
      }
      if word.text == "and" || word.text == "one" { return draft }
      if !word.isAny(.small), !word.isAny([.verb]) || word.isAny([.nounVerb]), word.when < 0,
        !isNewOne(draft.words, index)
      {
        return draft
      }
    }
    return draft
  }

  /// "call her back" → "call my sister back", when she was told of just before.
  private func naming(_ draft: TaskDraft) -> TaskDraft {
    let group = draft.words.count > 1 && draft.words[1].text == "them" ? asker : person
    guard !group.isEmpty, let verb = draft.words.first, draft.words.count > 1,
      [
        "call", "text", "email", "ask", "tell", "ring", "message", "thank", "invite", "remind", "phone",
        "let", "meet", "help", "drive", "visit",
      ]
      .contains(verb.text),
      ["him", "her", "them"].contains(draft.words[1].text), draft.words[1].pause == .none
    else { return draft }
    if draft.words[1].text == "her", draft.words.count > 2, draft.words[2].when < 0,
      !draft.words[2].isAny(.small), draft.words[2].text != "back",
      !(verb.text == "help" && draft.words[2].isAny([.verb]))
    {
      return draft
    }
    var result = draft
    result.words.replaceSubrange(1...1, with: clean(group))
    return result
  }

  /// "need a new one" → "get a new thermometer"
  private func replacingOne(_ draft: TaskDraft) -> TaskDraft {
    guard draft.prefix == "Get", draft.words.count > 2,
      let one = draft.words.prefix(4).firstIndex(where: { $0.text == "one" }),
      one > 1, let replacement = replacement(draft.words, at: one)
    else { return draft }
    var result = draft
    result.words.replaceSubrange(one...one, with: replacement)
    return result
  }

  private func isNewOne(_ words: [Word], _ index: Int) -> Bool {
    index + 1 < words.count && words[index + 1].text == "one"
  }

  private func replacement(_ words: [Word], at index: Int) -> [Word]? {
    let next = index + 1 < words.count ? words[index + 1] : nil
    let isFree =
      next.map {
        $0.pause > .none || $0.when >= 0
          || $0.isAny([.preposition, .connective, .adverb, .subordinator, .reason, .filler])
          || $0.text.hasSuffix("ly")
          || ["online", "checked", "fixed", "done", "cleaned", "looked", "instead", "ready"].contains($0.text)
      } ?? true
    guard isFree, words[index].when < 0 else { return nil }
    let before = words[index - 1]
    // "call them", "tell them yes": people, and none were named.
    if index == 1, words[index].text == "them", ListVerbs.reaching.contains(before.text), next?.text != "to" {
      return nil
    }
    // "order the card and ask them"
    if words[index].text == "them", ["ask", "tell"].contains(before.text) { return nil }
    switch words[index].text {
    case "it", "them", "those", "these", "that", "both":
      // "send her that"
      let isGiven =
        index == 2 && words[index].text == "that" && ["her", "him", "them"].contains(before.text)
        && words[0].isAny([.verb])
      guard isGiven || before.isAny([.verb, .preposition]), before.text != "about" || index == 2 else {
        return nil
      }
      return clean(thing)
    case "one" where index > 1 && words[index - 2].isAny([.determiner]) && before.text != "last":
      guard ["new", "another", "fresh", "different", "bigger", "better"].contains(before.text) else {
        return nil
      }
      let bare = Array(thing.drop { $0.isAny([.determiner, .number]) })
      return bare.isEmpty ? nil : clean(bare)
    default: return nil
    }
  }

  /// No pause may come in with the words.
  private func clean(_ words: [Word]) -> [Word] {
    words.map { word in
      var word = word
      word.pause = .none
      return word
    }
  }
}
