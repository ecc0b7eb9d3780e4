import NudgyCore

/// Reads the clauses of a message one after the other and puts acts together from them.
struct ActReader {
  private let message: Message
  private let context: ActContext
  /// Whether everything is to be captured and nothing carried out, as in a brain dump.
  private let isDump: Bool
  private var acts: [Act] = []
  /// The drafts of the `create` act being gathered, and its place among the acts.
  private var drafts: [TaskDraft] = []
  private var createIndex: Int?
  /// The time that began the clause before, for "tomorrow i need to X and Y".
  private var sharedWhens: [Int] = []
  /// Whether the clause before was a task; only then can "scratch that" mean it.
  private var isAfterTask = false
  private var antecedent = Antecedent()
  /// Whether the clause before put something right ("no wait luis is not coming").
  private var isCorrecting = false

  init(_ message: Message, hints: DialogueHints, isDump: Bool) {
    self.message = message
    self.isDump = isDump
    context = ActContext(message: message, hints: hints)
  }

  // MARK: Whole messages

  /// The acts of the message, in order; never empty.
  mutating func read() -> [Act] {
    if !isDump, message.words.count <= 24, let act = readWhole() { return [act] }
    let clauses = ClauseCutter.cut(message)
    for (index, clause) in clauses.enumerated() {
      // "todo: file expenses"
      if index + 1 < clauses.count, CaptureFrames.isLabel(clause, before: clauses[index + 1]) { continue }
      read(clause)
    }
    finish()
    if acts.isEmpty {
      let span = message.span(of: message.words)
      acts = [Act(.chat, confidence: 0.5, span: span, rules: ["nothing else fits"])]
    }
    return acts
  }

  private func readWhole() -> Act? {
    let words = message.words
    let whole = Clause(words, span: message.span(of: words), isQuestion: message.source.text.contains("?"))
    let clause = Politeness.strippingTail(whole)
    // Said in one breath it is one thing, and a verb inside cuts nothing: "push the meeting prep back a week".
    let rules = isOneBreath(words) ? ActRule.all : ActRule.whole
    for rule in rules {
      if let act = rule.read(clause, context) { return named(act, rule) }
    }
    let bare = Politeness.strippingLead(clause)
    guard bare.count < clause.count else { return nil }
    for rule in rules {
      if let act = rule.read(bare, context) { return named(act, rule) }
    }
    return nil
  }

  /// A short message without a pause or a word that could join two things.
  private func isOneBreath(_ words: [Word]) -> Bool {
    guard !words.isEmpty, words.count <= 12 else { return false }
    return words.dropFirst().allSatisfy { word in
      word.pause == .none && !["and", "then", "also", "but", "plus", "because", "so"].contains(word.text)
    }
  }

  private func named(_ act: Act, _ rule: ActRule) -> Act {
    var act = act
    act.rules = message.refinements + [rule.name]
    return act
  }

  // MARK: Clauses

  private mutating func read(_ original: Clause) {
    let clause = Politeness.strippingTail(original)
    if takesBack(clause) || deniesLast(clause) { return }
    dropUnfulfilled(before: clause)
    let isPromise = TaskReader.promise.read(Politeness.strippingLead(clause)) != nil
    if !isDump, !isPromise, let act = act(in: clause) {
      add(act)
      return
    }
    let bare = Politeness.strippingLead(clause)
    if bare.count < clause.count {
      if takesBack(bare) { return }
      if !isDump, !isPromise, let act = act(in: bare) {
        add(act)
        return
      }
    }
    if isTicked(bare.words) || isHeading(bare) { return }
    if SayingWords.isOffer(clause) { return background(original) }
    if isDump, isSaidDone(bare), TaskReader.promise.read(bare) == nil { return background(original) }
    if let draft = task(in: bare) {
      capture(draft, original)
    } else {
      background(original)
    }
  }

  private func act(in clause: Clause) -> Act? {
    // A long clause is talk or a task; phrases about tasks are short.
    guard clause.count <= 24, !TaskReader.isCausative(clause) else { return nil }
    for rule in ActRule.all {
      if let act = rule.read(clause, context) { return named(act, rule) }
    }
    return nil
  }

  /// "i already paid the rent" in a dump is background, nothing to do.
  private func isSaidDone(_ clause: Clause) -> Bool {
    guard clause.count <= 24, !TaskReader.isCausative(clause) else { return false }
    return ActRule.completePast.read(clause, context) != nil
      || ActRule.completeNamed.read(clause, context) != nil
      || ActRule.feeling.read(clause, context) != nil
  }

  private static let withdrawals = PatternTable(
    """
    [oh|actually|no|wait] [no|what|actually|wait] (scratch|strike|ignore|forget|cancel) that
    [oh|actually|no|wait] [no|what|actually] never mind [that|that one|about that]
    """)

  /// "… no scratch that": the task before it is not wanted after all.
  private mutating func takesBack(_ clause: Clause) -> Bool {
    guard !drafts.isEmpty, isAfterTask, Self.withdrawals.match(clause) != nil else { return false }
    drafts.removeLast()
    return true
  }

  private func task(in clause: Clause) -> TaskDraft? {
    if clause.isQuestion, TaskFrames.obligations.prefix(of: clause) == nil { return nil }
    if let framed = CaptureFrames.read(clause), TaskReader.isWorthDoing(framed.words) {
      let times = TaskReader.leadingTimes(Clause(framed.words, span: clause.span))
      var words = Array(framed.words.dropFirst(times.count))
      // "remind me about the rent": "about" is gone, an article at the start with it.
      while words.count > 1, ["a", "an", "the"].contains(words[0].text) {
        words.removeFirst()
      }
      if words.count > 1, ["to", "about", "for"].contains(words[0].text) { words.removeFirst() }
      guard !words.isEmpty else { return nil }
      return TaskDraft(
        words: words, source: clause.words, leadingWhens: times.whens, confidence: 0.95,
        rules: ["capture frame"])
    }
    if OutOfScope.contains(clause) { return nil }
    if SayingWords.isSaid(clause) { return nil }
    if let draft = TaskReader.read(clause) { return draft }
    return FragmentReader(message: message, followsTask: !drafts.isEmpty).read(clause)
  }

  private static let refusals = PatternTable(
    """
    [no|oh|actually|wait] [no|wait|actually] do not <words>
    """)

  /// "… no don't cancel it": the task of that verb is not wanted, its object is what is spoken of.
  private mutating func deniesLast(_ clause: Clause) -> Bool {
    guard isAfterTask, let last = drafts.last, clause.count <= 8, let match = Self.refusals.match(clause),
      let range = match.words ?? match.reference, clause.words[range].count == 2,
      clause.words[range].first?.text == last.words.first?.text,
      ["it", "that", "them"].contains(clause.words[range].last?.text ?? "")
    else { return false }
    drafts.removeLast()
    return true
  }

  /// "i was going to make a tart but…": what was only meant once is not to be done.
  private mutating func dropUnfulfilled(before clause: Clause) {
    guard isAfterTask, clause.words.first?.text == "but", let last = drafts.last,
      last.rules.contains("obligation")
    else { return }
    let said = last.source.map(\.text)
    guard let was = said.firstIndex(of: "was"), was > 0, said[was - 1] == "i", was + 1 < said.count,
      said[(was + 1)...].prefix(3).contains(where: {
        ["going", "planning", "hoping", "supposed", "meant"].contains($0)
      })
    else { return }
    drafts.removeLast()
  }

  /// "text luis… no wait luis isn't coming text marco": the same deed again replaces the first.
  private mutating func replaceCorrected(by draft: TaskDraft) {
    defer { isCorrecting = false }
    guard isCorrecting, let last = drafts.last, last.words.first?.text == draft.words.first?.text else {
      return
    }
    drafts.removeLast()
  }

  /// Whether the words only announce what follows.
  private func isHeading(_ clause: Clause) -> Bool {
    let words = clause.words
    guard let last = words.last?.token, let first = words.first?.token else { return false }
    let tokens = message.source.tokens
    let isMarked = tokens.indices.contains(last + 1) && tokens[last + 1].lower == ":"
    // "Christmas list" after other items, or at the end, announces nothing.
    if !isMarked, clause.isListed, first > 0 { return false }
    if !isMarked, last >= message.words.last?.token ?? 0, !drafts.isEmpty { return false }
    return Heading.contains(words, isMarked: isMarked)
  }

  /// "[x] buy salt": a line already ticked.
  private func isTicked(_ words: [Word]) -> Bool {
    words.first.map { $0.text == "x" && $0.token > 0 && message.source.tokens[$0.token - 1].lower == "[" }
      == true
  }

  // MARK: Gathering

  private mutating func capture(_ draft: TaskDraft, _ clause: Clause) {
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
    draft = antecedent.resolve(draft)
    antecedent.note(task: draft)
    replaceCorrected(by: draft)
    if isTicked(clause.words) || isSaidAlready(draft) { return }
    for part in ObjectSplitter.split(draft) { drafts.append(part) }
  }

  /// "i never answered the landlord so i have to answer him": the second adds nothing but its time.
  private mutating func isSaidAlready(_ draft: TaskDraft) -> Bool {
    guard let last = drafts.indices.last, drafts[last].rules.contains("unfinished"),
      drafts[last].words.first?.text == draft.words.first?.text,
      !draft.words.dropFirst().contains(where: {
        !$0.isAny(.small) && $0.when < 0 && !PersonWord.contains($0.text)
      })
    else { return false }
    drafts[last].leadingWhens += draft.leadingWhens + draft.words.map(\.when).filter { $0 >= 0 }
    return true
  }

  private mutating func add(_ act: Act) {
    isAfterTask = false
    sharedWhens = []
    acts.append(act)
  }

  /// What asks for nothing: a question, a feeling, a story.
  private mutating func background(_ clause: Clause) {
    sharedWhens = []
    if addsTime(clause) { return }
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
  private mutating func addsTime(_ clause: Clause) -> Bool {
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

  /// "we are out of diapers so order diapers": what was only concluded gives way to what was said.
  private mutating func mergeConcluded() {
    let concluded: Set<String> = [
      "running out", "passive need", "due statement", "thing needs", "needed thing", "promise", "unfinished",
    ]
    dropSaidTwice()
    var index = 0
    while index < drafts.count {
      let draft = drafts[index]
      let isConcluded = draft.rules.contains { concluded.contains($0) }
      var main = draft.words
      _ = TailTrimmer.cutReason(&main)
      TailTrimmer.trim(&main)
      let named = main.filter { !$0.isAny(.small) && $0.when < 0 && !$0.isAny([.verb]) }.map(\.text)
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
  }

  /// "i will just buy dessert so buy dessert and wine": the fuller one stays.
  private mutating func dropSaidTwice() {
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
    drafts = kept
  }

  private mutating func finish() {
    mergeConcluded()
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

  /// Beside something to do, remarks and feelings are background; beside each other one is enough.
  private mutating func dropAsides() {
    let asides: Set<Intent> = [.chat, .smallTalk, .greeting, .thanks, .feeling, .quit]
    if acts.contains(where: { !asides.contains($0.intent) }) {
      acts.removeAll { asides.contains($0.intent) }
      return
    }
    if acts.contains(where: { $0.intent == .feeling }) {
      let first = acts.first { $0.intent == .feeling }
      acts = first.map { [$0] } ?? acts
      return
    }
    if acts.count > 1, acts.contains(where: { $0.intent != .chat }) { acts.removeAll { $0.intent == .chat } }
    if acts.count > 1, acts.allSatisfy({ $0.intent == .chat }), let last = acts.last { acts = [last] }
  }
}
