import NudgyCore

// Putting what was found together: tasks with what is said of them, acts without what repeats them.
extension ActReader {
  mutating func capture(_ draft: TaskDraft, _ clause: Clause) {
    var draft = draft
    draft.source = clause.words
    if draft.leadingWhens.isEmpty {
      let isFollowing = clause.words.first?.isAny([.connective]) == true && clause.words.first?.pause != .stop
      let hasOwn = draft.words.contains { $0.when >= 0 }
      if isFollowing, !hasOwn, !draft.rules.contains("obligation") {
        draft.leadingWhens = sharedWhens
      } else {
        sharedWhens = []
      }
    } else {
      sharedWhens = draft.leadingWhens
    }
    if createIndex == nil {
      createIndex = acts.count
      acts.append(Act(.create, confidence: 0, span: clause.span))
    }
    isAfterTask = true
    let resolved = antecedent.resolve(draft)
    if resolved.words.count != draft.words.count { absorbTopic(into: resolved) }
    draft = resolved
    antecedent.note(task: draft)
    replaceCorrected(by: draft)
    if isTicked(clause.words) || isSaidAlready(draft) { return }
    for part in ObjectSplitter.split(draft) { drafts.append(part) }
  }

  /// "mason's reading log, i have to sign that": what was only named is now to be done.
  private mutating func absorbTopic(into draft: TaskDraft) {
    guard let last = drafts.last, last.rules == ["fragment"],
      last.words.allSatisfy({ word in
        word.when >= 0 || word.isAny(.small) || draft.words.contains { $0.text == word.text }
      })
    else { return }
    drafts.removeLast()
  }

  /// "i never answered the landlord so i have to answer him": the second adds nothing but its time.
  mutating func isSaidAlready(_ draft: TaskDraft) -> Bool {
    guard let last = drafts.indices.last, drafts[last].rules.contains("unfinished"),
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
    isAfterTask = false
    sharedWhens = []
    acts.append(act)
  }

  /// What asks for nothing: a question, a feeling, a story.
  mutating func background(_ clause: Clause) {
    sharedWhens = []
    if addsTime(clause) { return }
    told += 1
    antecedent.note(statement: Politeness.strippingLead(clause))
    isCorrecting = isAfterTask && ["no", "wait"].contains(clause.words.first?.text ?? "")
    isAfterTask = false
    guard !isDump else { return }
    acts.append(Act(.chat, confidence: 0.7, span: clause.span, rules: ["said in passing"]))
  }

  private static let added = PatternTable(
    """
    [and|so|but] (it|that|this|they|that one|that thing|those) (is|are) * due [on|by|at] <when> *
    [and|so|but] (it|that) is (on|at|by|due) <when> *
    [and|so|but] (it|that) is <when>
    [and|so|but] (that thing's|it is|that is) due [on|by|at] <when> *
    [and|so|but] (it|that|this|they) (has|have|needs|need) to (be|get) (done|finished|there|in|sent|submitted|ready) [on|by|at|before] <when> *
    [and|so|but] (i|we|they|she|he) (need|needs|want|wants) (it|that|them|this|those) [done|back|ready|finished|there] [on|by|at|before] <when> *
    [and|so|but] (it|that|they|which) (expires|ends|closes|renews|starts|expire|end|close) [on|by|at] <when> *
    [and|so|but] (his|her|their|the) [birthday|party|wedding|shower|baptism] is [on] <when> *
    [and|so|but] (it|that|they) (is|are) (on|by|at) <when> *
    [and|so|but] i think (it|that|they) (is|are) due [on|by|at] <when> *
    [and|so|but] its due [on|by|at] <when> *
    [and|so|but] (the deadline is|deadline is|due|due date is) [on|by|at] <when> *
    """)

  /// "… it is due on monday": a time for the task just said.
  mutating func addsTime(_ clause: Clause) -> Bool {
    guard let last = drafts.indices.last, clause.count <= 20 else { return false }
    let bare = Politeness.strippingLead(clause)
    guard Self.added.match(clause) != nil || Self.added.match(bare) != nil else { return false }
    guard !drafts[last].words.contains(where: { $0.when >= 0 }), drafts[last].leadingWhens.isEmpty else {
      return true
    }
    let said = clause.words.map(\.when).filter { $0 >= 0 }
    let deadline = said.last { message.whens[$0].role == .deadline }
    drafts[last].leadingWhens = (deadline ?? said.first).map { [$0] } ?? []
    drafts[last].source += clause.words
    return true
  }

  mutating func finish() {
    if told >= 2 { drafts.removeAll { $0.isTopic } }
    drafts = DraftMerger.merged(drafts)
    let builder = CaptureBuilder(message: message)
    if let createIndex {
      var act = acts[createIndex]
      var confidence = 0.0
      for draft in drafts {
        guard let capture = builder.capture(draft) else { continue }
        act.tasks.append(capture)
        confidence = max(confidence, draft.confidence)
        for rule in draft.rules where !act.rules.contains(rule) { act.rules.append(rule) }
      }
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
    // "i'm ready, what's next": one card is asked for, twice.
    if acts.count > 1, acts.allSatisfy({ $0.intent == .next }) {
      acts = [acts.last { $0.details != .none } ?? acts[0]]
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
