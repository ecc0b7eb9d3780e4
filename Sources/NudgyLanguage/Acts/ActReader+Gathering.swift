import NudgyCore

// Putting what was found together: tasks with what is said of them, acts without what repeats them.
extension ActReader {
  mutating func capture(_ draft: TaskDraft, _ clause: Clause) {
    var draft = draft
    dropReason(before: clause)
    draft.source = clause.words
    shareTimes(with: &draft, said: clause)
    if drafts.isEmpty, isOnlyTimed(draft) { return }
    if createIndex == nil {
      createIndex = acts.count
      acts.append(Act(.create, confidence: 0, span: clause.span))
    }
    isAfterTask = true
    isAboutLast = true
    if isOnlyTimed(draft), let last = drafts.indices.last, isAboutLast {
      // The rota for next week, done tonight: what it is for stays in its words.
      if !drafts[last].saidWhens.isEmpty {
        for place in drafts[last].words.indices { drafts[last].words[place].when = -1 }
      }
      drafts[last].leadingWhens += draft.leadingWhens + draft.saidWhens
      return
    }
    let resolved = antecedent.resolve(draft)
    let isResolved = resolved.words != draft.words
    if isResolved {
      absorbTopic(into: resolved)
      absorbEvent(into: resolved)
    }
    draft = resolved
    // "a field trip friday needs packed lunch": on the day of the trip.
    if clause.words.first?.text == "needs", let last = drafts.last, draft.leadingWhens.isEmpty {
      draft.leadingWhens = last.leadingWhens + last.words.map(\.when).filter { $0 >= 0 }
    }
    absorbNamed(by: draft)
    if !pendingWhens.isEmpty {
      if isResolved || antecedent.isNamed(in: draft), draft.leadingWhens.isEmpty,
        !draft.words.contains(where: { $0.when >= 0 })
      {
        draft.leadingWhens = pendingWhens
      }
      pendingWhens = []
    }
    if let day = toldDay {
      toldDay = nil
      if draft.isUntimed, draft.source.first?.text == "so", isResolved || antecedent.isNamed(in: draft) {
        draft.leadingWhens = [day]
      }
    }
    if draft.ground.isTold { antecedent.note(statement: clause) } else { antecedent.note(task: draft) }
    replaceCorrected(by: draft)
    if isTicked(clause.words) || isSaidAlready(draft) { return }
    for part in ObjectSplitter.split(draft) { drafts.append(part) }
  }

  /// "the recert is online now so do that": the thing just told of, and nothing else is said of it.
  func deedOnNamed(_ bare: Clause, _ original: Clause) -> TaskDraft? {
    let isTimed = !drafts.isEmpty && bare.words.contains { $0.when >= 0 }
    guard isRamble, !isAboutLast || isTimed, bare.count >= 2, bare.words[0].text == "do",
      ["that", "it"].contains(bare.words[1].text), ["so", "and"].contains(original.words.first?.text ?? ""),
      bare.words.dropFirst(2).allSatisfy({ $0.when >= 0 || $0.isAny([.adverb, .preposition]) }),
      !antecedent.thing.isEmpty || isTimed
    else { return nil }
    return TaskDraft(
      words: bare.words, source: bare.words, confidence: 0.7, ground: .deedOnNamed)
  }

  /// "… do that this weekend": when the task just said is to be done.
  private func isOnlyTimed(_ draft: TaskDraft) -> Bool {
    var said = draft.words
    _ = TailTrimmer.cutReason(&said)
    // "do it monday in private": how it is done, behind when.
    if let last = said.lastIndex(where: { $0.when >= 0 }) { said.removeSubrange((last + 1)...) }
    let words = said.filter { $0.when < 0 && !$0.isAny([.adverb, .preposition, .filler]) }.map(\.text)
    let isDeed =
      words.count == 2 && words[0] == "do" || words.count == 3 && words[0] == "get" && words[2] == "done"
    return isDeed && ["it", "that", "this", "those", "these"].contains(words[1])
      && (draft.words.count > 2 || !draft.leadingWhens.isEmpty)
  }

  /// "mason's reading log, i have to sign that": what was only named is now to be done.
  private mutating func absorbTopic(into draft: TaskDraft) {
    guard let last = drafts.last, last.ground == .fragment,
      last.words.allSatisfy({ word in
        word.when >= 0 || word.isAny(.small) || draft.words.contains { $0.text == word.text }
      })
    else { return }
    drafts.removeLast()
  }

  /// "the gallery, I need to say no to the gallery": in a ramble what was only named is taken up by what is done.
  private mutating func absorbNamed(by draft: TaskDraft) {
    guard isRamble, !message.isList, let last = drafts.last, last.ground == .fragment,
      draft.ground != .fragment,
      last.words.first?.isAny([.strongVerb]) == false
    else { return }
    let named = last.words.filter { !$0.isAny(.small) && $0.when < 0 }
    guard !named.isEmpty, named.count <= 3,
      named.allSatisfy({ name in draft.words.contains { Noun.singular($0.text) == Noun.singular(name.text) } }
      )
    else { return }
    drafts.removeLast()
  }

  /// "the test on monday… so study for it": in a ramble the day of what one gets ready for is no task beside it.
  private mutating func absorbEvent(into draft: TaskDraft) {
    guard isRamble, !message.isList, let last = drafts.last, last.ground == .appointment,
      draft.ground != .fragment
    else { return }
    let named = last.words.filter { !$0.isAny(.small) && $0.when < 0 }
    guard !named.isEmpty, named.count <= 3,
      draft.words.first.map({ named.map(\.text).contains($0.text) }) == false,
      named.allSatisfy({ name in draft.words.contains { $0.text == name.text } })
    else { return }
    drafts.removeLast()
  }

  /// "i never answered the landlord so i have to answer him": the second adds nothing but its time.
  mutating func isSaidAlready(_ draft: TaskDraft) -> Bool {
    guard let last = drafts.indices.last, drafts[last].ground == .unfinished,
      drafts[last].words.first?.text == draft.words.first?.text,
      !draft.words.dropFirst().contains(where: {
        !$0.isAny(.small) && $0.when < 0 && !PersonWord.contains($0.text)
      })
    else { return false }
    drafts[last].leadingWhens += draft.leadingWhens + draft.words.map(\.when).filter { $0 >= 0 }
    return true
  }

  /// "i finished the laundry, take it off the list": one wish, said twice.
  func repeatsCompletion(_ act: Act) -> Bool {
    guard acts.last?.intent == .complete, act.intent == .drop || act.intent == .complete else { return false }
    return act.target == .current
  }

  mutating func add(_ act: Act) {
    if repeatsCompletion(act) { return }
    // "oops wrong one, undo": said and named.
    if act.intent == .undo, let last = acts.last, last.intent == .undo, last.confidence < 0.9 {
      acts.removeLast()
    }
    isAfterTask = false
    sharedWhens = []
    acts.append(act)
  }

  mutating func finish() {
    if told >= 2 {
      let topics = drafts.filter { $0.isTopic && $0.words.count > 1 }
      drafts.removeAll { $0.isTopic }
      unsorted += topics.map { Clause($0.words, span: message.span(of: $0.words)) }
      unsorted.sort { $0.words[0].token < $1.words[0].token }
    }
    drafts = DraftMerger.merged(drafts)
    leftovers = leftovers(besides: drafts)
    let builder = CaptureBuilder(message: message)
    if let createIndex {
      var act = acts[createIndex]
      var confidence = 0.0
      for draft in drafts {
        guard let capture = builder.capture(draft) else { continue }
        act.tasks.append(capture)
        confidence = max(confidence, draft.confidence)
        if !act.rules.contains(draft.ground.rawValue) { act.rules.append(draft.ground.rawValue) }
      }
      // A word put right ("buy two, no, three eggs") stands behind what was said between, and a task may be no more.
      act.tasks.sort { $0.source.lowerBound < $1.source.lowerBound }
      act.confidence = confidence
      if let first = act.tasks.first, let last = act.tasks.last {
        act.span = first.source.lowerBound..<max(last.source.upperBound, first.source.upperBound)
      }
      act.rules = message.refinements + act.rules
      acts[createIndex] = act
      if act.tasks.isEmpty { acts.remove(at: createIndex) }
    }
    dropAsides()
  }

  /// Beside something to do, remarks are background; beside each other one is enough.
  mutating func dropAsides() {
    acts = withoutRestated(acts)
    // "i'm ready, what's next": one card is asked for, twice.
    if acts.count > 1, acts.allSatisfy({ $0.intent == .next }) {
      acts = [acts.last { $0.details != .none } ?? acts[0]]
    }
    // "i've got half an hour, what should i do": the card comes with the context.
    if acts.count == 2, acts[0].intent == .context,
      acts[1].intent == .next && acts[1].details == .none
        || acts[1].intent == .help && acts[1].details == .none
    {
      acts.removeLast()
    }
    // "i don't know what to write to priya, can you help?": with the words that are asked for.
    if acts.contains(where: { $0.intent == .draft || $0.intent == .breakDown }) {
      acts.removeAll { $0.intent == .help }
    }
    // "reject, next": the next card comes anyway.
    if acts.count == 2, acts[0].intent == .skip, acts[1].intent == .next, acts[1].details == .none {
      acts.removeLast()
    }
    let remarks: Set<Intent> = [.chat, .smallTalk]
    let courtesies: Set<Intent> = [.greeting, .thanks, .feeling, .quit]
    if acts.contains(where: { !remarks.contains($0.intent) && !courtesies.contains($0.intent) }) {
      acts.removeAll { remarks.contains($0.intent) }
      if isDump || message.words.count > 40 { acts.removeAll { courtesies.contains($0.intent) } }
      return
    }
    if let feeling = acts.first(where: { $0.intent == .feeling }) {
      acts = [feeling]
      return
    }
    if acts.count > 1, acts.contains(where: { $0.intent != .chat }) { acts.removeAll { $0.intent == .chat } }
    if acts.count > 1, acts.allSatisfy({ $0.intent == .chat }), let last = acts.last { acts = [last] }
  }
}
